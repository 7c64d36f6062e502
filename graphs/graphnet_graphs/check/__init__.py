"""Questions about finished samples: checked, lost digits, and the operators that they have."""

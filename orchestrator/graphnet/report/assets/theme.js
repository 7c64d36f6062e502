(() => {
  "use strict";
  // Set the theme before the first paint: the reader's choice of the system, or #dark and #light in the address.
  const dark = location.hash === "#dark" || (location.hash !== "#light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.classList.toggle("dark", dark);
})();

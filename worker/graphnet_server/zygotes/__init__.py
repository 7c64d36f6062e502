"""The processes that have imported the compiler, and fork the sample processes."""

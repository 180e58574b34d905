"""The rules: compiled functions over the structs in state.py, and the one table they are dispatched by."""

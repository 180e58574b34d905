from hypothesis import settings

# Compiling takes its time, and a failure must be the same failure everywhere.
settings.register_profile("grandopening", deadline=None, max_examples=30, derandomize=True, database=None)
settings.load_profile("grandopening")

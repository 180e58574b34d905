"""The contract of core/contract.py: what every game must keep."""

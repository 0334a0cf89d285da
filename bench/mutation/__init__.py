"""Mutation testing of rules, contract and server: `python -m bench.mutation`."""

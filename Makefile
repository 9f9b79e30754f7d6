# Every target first prepares what it needs in .venv, and nothing twice: see tools/prepare.py.

PYTHON ?= python3
GAME ?= 13
FUZZ_ARGS ?= --decisions 1000000 --blindfold 20000
STRENGTH_ARGS ?=
PICTURES_ARGS ?=
PYTEST_ARGS ?=

# Tests and tools say for themselves where redphone comes from.
unexport PYTHONPATH

prepare = command -v "$(PYTHON)" > /dev/null \
	|| { echo "Red Phone needs Python 3.11 or newer, and there is no $(PYTHON)."; exit 1; }; \
	"$(PYTHON)" -B tools/prepare.py
venv := $(CURDIR)/.venv/bin
# redphone, node and the linters by their names, for the tests and what they start.
in_venv := PATH="$(venv):$$PATH"
pytest := pytest -n auto --dist worksteal

.PHONY: help play table test uncompiled engine peers check linters fuzz soak bench strength screenshots pictures frames clicks map clean
# One core compiles the engine for a while: another one checks and tests the sources meanwhile.
ifeq (,$(filter-out check test,$(MAKECMDGOALS)))
MAKEFLAGS += --jobs=2
else
.NOTPARALLEL:
endif

help: ## say what there is (this)
	@awk -F ': ## ' '/^[a-z]+: ## / { printf "make %-11s %s\n", $$1, $$2 }' Makefile

play: ## start the table on http://localhost:1962 and open it in the browser
	@$(prepare) --redphone any
	@$(venv)/redphone serve --open

table: ## play a game in this terminal (GAME=13, 13-days, 13-minutes or defcon)
	@$(prepare) --redphone any
	@$(venv)/redphone play $(GAME)

test: engine uncompiled
test: ## run all tests: the engine uncompiled, then everything compiled (PYTEST_ARGS=)
	@echo "· testing everything with the installed, compiled package"
	@$(in_venv) REDPHONE_EXPECT=compiled $(pytest) $(PYTEST_ARGS)

uncompiled: linters
	@echo "· testing the engine from src, uncompiled"
	@$(in_venv) PYTHONPATH=src REDPHONE_EXPECT=uncompiled $(pytest) --doctest-modules \
		--ignore=src/redphone/server/migrations --ignore=src/redphone/server/web \
		src/redphone tests/core tests/games $(PYTEST_ARGS)

# Quiet: no clock where others write.
engine: peers
	@$(prepare) --quiet --redphone compiled

peers: linters
	@$(prepare) --quiet --peer --browser

linters:
	@$(prepare) --extra dev --npm

check: linters
check: ## lint, check the format, the types and the layers
	@$(in_venv) ruff check
	@$(in_venv) ruff format --check
	@$(in_venv) mypy
	@$(in_venv) pytest -q tests/test_layers.py
	@cd web && PYTHONPATH=../src $(venv)/python -m redphone.server.describe | $(in_venv) npm run --silent types
	@cd web && $(in_venv) npm run --silent check

fuzz: ## play random games of every game through all checks, at length (FUZZ_ARGS=)
	@$(prepare) --redphone compiled
	@set -e; for game in $$($(venv)/python -c "import redphone; print(*(g.slug for g in redphone.all_games()))"); do \
		$(venv)/redphone fuzz "$$game" $(FUZZ_ARGS); done

soak: ## kill the server a hundred times under load: nothing that was acknowledged may be lost
	@$(prepare) --redphone compiled --extra dev
	@$(in_venv) python -m tools.soak

strength: ## measure how strong the bots are, and write docs/strength.md (two and a half hours; STRENGTH_ARGS=)
	@$(prepare) --redphone compiled
	@$(venv)/python tools/strength.py $(STRENGTH_ARGS)

screenshots: ## take pictures of every page, in build/screenshots
	@$(prepare) --redphone compiled --extra dev --browser
	@$(in_venv) python -m tools.screenshots build/screenshots

pictures: ## take those of the README anew, in docs/pictures (PICTURES_ARGS=--only defcon)
	@$(prepare) --redphone compiled --extra dev --browser
	@$(in_venv) python -m tools.screenshots docs/pictures --pictures $(PICTURES_ARGS)

frames: ## measure how smoothly the map of DEFCON is moved
	@$(prepare) --redphone compiled --extra dev --browser
	@$(in_venv) python -m tools.frames

clicks: ## measure how soon a click is answered on the screen
	@$(prepare) --redphone compiled --extra dev --browser
	@$(in_venv) python -m tools.clicks

map: ## make the map of DEFCON, its shapes and its picture anew from Natural Earth
	@$(prepare) --extra map --npm --atlas --browser
	@PYTHONPATH=src $(venv)/python -m tools.defcon_map tools/defcon_map/node_modules/world-atlas/countries-50m.json
	@PYTHONPATH=src $(venv)/python -m redphone map check src/redphone/games/defcon/data/map.toml \
		--shapes web/defcon/map/shapes.json

bench: ## measure the engine, the server and their peers, and add rows to bench/results.md
	@$(prepare) --redphone compiled --extra bench --peer
	@$(in_venv) redphone bench --peers --save bench/results.md

clean: ## remove .venv and all caches
	@rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

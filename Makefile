# `make demo` draws a SwiftUI card on this machine, `make test` runs the tests. Both install missing packages if they
# may, and otherwise list them.

export PREFIX DESTDIR
N ?= 10000
# The order of the traits in the arguments of the compiler stays the same (Scripts/build.sh).
HASHING := SWIFT_DETERMINISTIC_HASHING=1

.PHONY: help demo check test fuzz fuzz-inputs sanitize conformance seeds gallery images bench bench-peer bench-renderers bench-typechecking format lint check-documents compat golden answers preview test-studio bench-studio soak-studio guide install dist api documentation doctor clean

help:
	@echo "make demo      build quoin, draw Examples/Demo/Card.swift as PNG, PDF and SVG, and explain its layout"
	@echo "make preview FILE=Examples/TodoList  show live previews of a file or a folder in the browser"
	@echo "make check     check a change: format, architecture, rules, style, and the tests of the layers touched"
	@echo "make test      run the tests"
	@echo "make test LAYER=engine  run the tests of one layer: engine, render, views, living, examples, apple or tools"
	@echo "make test-studio  drive the live preview in headless Chromium"
	@echo "make bench-studio  measure the live preview there"
	@echo "make soak-studio MINUTES=30  perform random actions there, and check for leaks"
	@echo "make fuzz N=10000  compare random trees with the oracle and live views with fresh ones, in release mode"
	@echo "make fuzz-inputs SECONDS=60  fuzz each reader of untrusted input for this long, with libFuzzer"
	@echo "make sanitize  run the tests of live views with the thread and the address sanitizer"
	@echo "make conformance  run the recorded cases and write Documentation/Conformance.md"
	@echo "make guide     write the field guide, a site with interactive examples, into .build/guide"
	@echo "make seeds     draw the examples of Documentation/Seeds.md"
	@echo "make gallery   draw the screens of Documentation/Gallery.md"
	@echo "make images    draw the images of README.md and other documents"
	@echo "make bench     measure, in release mode"
	@echo "make bench-peer PEER=program  time layout alternately with another engine's program (Benchmarks/clay)"
	@echo "make bench-renderers PYTHON=python3  time a card, an invoice and a report, next to the takumi-py, reportlab, typst … of that Python"
	@echo "make bench-typechecking  time the compiler on misspelt names"
	@echo "make format    format the sources in place"
	@echo "make lint      check format, architecture, rules and style"
	@echo "make check-documents  compile and run the code in the documents, with the quoin of .build/installed or \$$QUOIN"
	@echo "make compat CORPUS=DIR LIST=FILE  count how many third-party apps compile and are drawn"
	@echo "make golden CORPUS=DIR PYTHON=python3  compare pictures that SwiftUI drew for public repositories with Quoin's"
	@echo "make answers FOLDERS=…  ask quoin why the questions of Tests/Questions and other folders, and score its answers"
	@echo "make install   install the command line below PREFIX (/usr/local; without root ~/.local)"
	@echo "make dist      make release archives for Debian 12 and Ubuntu 24.04, in roots made by debootstrap, as root"
	@echo "make api       write the public names into Documentation/API"
	@echo "make documentation  build the reference and its articles into Output/documentation"
	@echo "make doctor    check compiler, libraries and fonts, without building"
	@echo "make clean     remove the build products"

demo:
	@Scripts/demo

FILE ?= Examples/TodoList
preview:
	@Scripts/preview $(FILE)

check:
	@Scripts/check

LAYER ?=
test:
	@LAYER="$(LAYER)" Scripts/test

test-studio:
	@Scripts/test-studio

bench-studio:
	@Scripts/test-studio --bench

MINUTES ?= 30
soak-studio:
	@Scripts/test-studio --soak $(MINUTES)

fuzz:
	@flags="$$(Scripts/system-packages)" && $(HASHING) swift run -c release $$flags QuoinFuzz $(N) $(FUZZ)

SECONDS ?= 60
fuzz-inputs:
	@Scripts/fuzz-inputs $(SECONDS) $(READER)

sanitize:
	@Scripts/sanitize

conformance:
	@flags="$$(Scripts/system-packages)" && $(HASHING) swift run $$flags ConformanceGenerator \
	  && QUOIN_SCOREBOARD=Documentation/Conformance.md \
	    $(HASHING) swift test $$flags --disable-xctest --filter ScoreboardTests

guide:
	@Scripts/guide

seeds:
	@Scripts/seeds

gallery:
	@Scripts/gallery

images:
	@Scripts/images

bench:
	@flags="$$(Scripts/system-packages)" && $(HASHING) swift run -c release $$flags quoin-bench

bench-peer:
	@flags="$$(Scripts/system-packages)" && $(HASHING) swift run -c release $$flags quoin-bench --peer "$(PEER)"

PYTHON ?= python3
bench-renderers:
	@flags="$$(Scripts/system-packages)" && $(HASHING) swift build -c release $$flags --product quoin-bench \
	  && $(PYTHON) Benchmarks/renderers/compare.py "$$(swift build -c release $$flags --show-bin-path)/quoin-bench" $(DOCUMENTS)

bench-typechecking:
	@Scripts/bench-typechecking

format:
	@swift format --in-place --recursive Package.swift Sources Tests Examples Scripts

lint:
	@swift format lint --strict --recursive Package.swift Sources Tests Examples Scripts
	@Scripts/check-architecture
	@Scripts/check-rules
	@Scripts/check-style

check-documents:
	@Scripts/check-documents $(FILES)

compat:
	@CORPUS="$(CORPUS)" LIST="$(LIST)" Scripts/compat

golden:
	@$(PYTHON) Scripts/golden "$(CORPUS)" $(REPOSITORIES)

answers:
	@Scripts/answers $(FOLDERS)

install:
	@Scripts/install

SYSTEMS ?= debian12 ubuntu24.04
dist:
	@Scripts/dist --in $(SYSTEMS)

api:
	@Scripts/api

documentation:
	@Scripts/documentation

doctor:
	@Scripts/doctor

clean:
	@swift package clean
	@rm -rf Output .build/plain .build/dist* .build/roots .build/slow .build/tsan .build/asan

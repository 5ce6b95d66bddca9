# shellcheck shell=bash
# Functions for scripts that people run. Each command is a step: the script prints its title, progress and time, and its
# output goes to a log, which a failure names. Source this file in the repository's folder: . Scripts/steps.sh

. Scripts/build.sh

# Starts the log .build/NAME.log.
begin() {
  mkdir -p .build
  log=".build/$1.log"
  : >"$log"
}

# Installs the system packages of a group (see Scripts/system-packages) and sets `flags`, the arguments for `swift
# build`. Without root, `remind_of_packages` prints the missing packages once more at the end of the script.
need_packages() {
  if ! command -v swift >/dev/null; then
    echo "error: there is no swift in PATH. Install Swift 6.3: https://www.swift.org/install/linux" >&2
    exit 1
  fi
  package_group="${1:-}"
  # shellcheck disable=SC2086 # no group or one
  flags="$(Scripts/system-packages $package_group)"
}

remind_of_packages() {
  # shellcheck disable=SC2086 # no group or one
  Scripts/system-packages --remind ${package_group:-} >&2
}

# Builds the command line and its runtime library, and sets `quoin` to its path.
build_quoin() {
  local product
  for product in QuoinRuntime quoin; do
    # shellcheck disable=SC2086 # no flags or several
    step "Building $product" swift_build $flags --product "$product"
  done
  # shellcheck disable=SC2034,SC2086 # for the script; no flags or several
  quoin="$(swift_build $flags --show-bin-path 2>/dev/null)/quoin"
}

# Runs a command as a step. If the command fails, prints the reason and exits with its status.
step() {
  local status=0
  attempt "$@" || status=$?
  if ((status)); then
    report_failure
    remind_of_packages
    exit "$status"
  fi
}

# Runs a command as a step, and returns its status.
attempt() {
  title="$1"
  shift
  begun=$SECONDS
  log_offset=$(($(wc -c <"$log") + 1))
  printf '== %s: %s\n' "$title" "$*" >>"$log"
  local status=0 watcher
  if [[ ! -t 2 ]]; then echo "$title …" >&2; fi
  watch_log >&2 &
  watcher=$!
  "$@" >>"$log" 2>&1 </dev/null || status=$?
  kill "$watcher" 2>/dev/null || true
  wait "$watcher" 2>/dev/null || true
  if [[ -t 2 ]]; then printf '\r\033[K' >&2; fi
  echo "$title: $( ((status)) && echo "failed after ")$(elapsed)" >&2
  return "$status"
}

# The output of the current step.
step_output() { tail -c "+$log_offset" "$log"; }

# The time since the current step began, as in 1:05.
elapsed() { printf '%d:%02d' "$(((SECONDS - begun) / 60))" "$(((SECONDS - begun) % 60))"; }

# Prints the progress of the current step: each second in a terminal, and elsewhere at doubling intervals.
watch_log() {
  local next=15
  while sleep 1 && kill -0 $$ 2>/dev/null; do
    if [[ -t 2 ]]; then
      printf '\r\033[K%s … %s  %s' "$title" "$(progress)" "$(elapsed)" >&2
    elif ((SECONDS - begun >= next)); then
      printf '  %s  %s\n' "$(elapsed)" "$(progress)" >&2
      next=$((2 * next))
    fi
  done
}

# The numbers of finished tests or packages, or the compiler's last [3/20].
progress() {
  step_output | awk '
    /^\[[0-9]+\/[0-9]+\]/ { built = $1 }
    /^(✔|✘|━) Test / && / after / { tests++ }
    /^Setting up / { packages++ }
    END {
      if (tests) print tests " tests"
      else if (packages) print packages " packages"
      else print built
    }'
}

# Prints the errors of the current step, its last lines, and the name of the log.
report_failure() {
  {
    step_output | grep -aE '(^|[: ])(error|Fatal error): ' | awk '!seen[$0]++ { print "    " $0 }' | head -n 10 || true
    echo "The last lines of $log:"
    step_output | tail -n 15 | sed 's/^/    /'
  } | cut -c 1-400 >&2
}

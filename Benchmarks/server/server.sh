# Functions of the scripts in this folder, which source this file from the repository's root.

command -v wrk >/dev/null || { echo "error: wrk is not installed; try: apt-get install wrk" >&2; exit 1; }
port="${PORT:-18080}"
server=

build_server() {
  local build=(swift build -c release --package-path Examples/CardServer --scratch-path .build/card-server)
  "${build[@]}" --product CardServer
  program="$("${build[@]}" --show-bin-path)/CardServer"
}

# start_server [OPTION...]: starts the server and waits until it responds.
start_server() {
  "$program" --port "$port" "$@" >/dev/null 2>"${LOG:-/dev/null}" &
  server=$!
  trap 'kill "$server" 2>/dev/null || true' EXIT
  for _ in $(seq 100); do
    if curl -fs "http://127.0.0.1:$port/health" >/dev/null 2>&1; then return; fi
    sleep 0.1
  done
  echo "error: the server doesn't answer" >&2
  exit 1
}

stop_server() {
  local status=0
  kill "$server"
  wait "$server" || status=$?
  echo "The server has exited with status $status."
}

# The workers; the server itself if it has none.
workers() { pgrep -P "$server" || echo "$server"; }

# Sends one mix of requests: send MIX SECONDS CONNECTIONS
send() {
  wrk -t1 -c"$3" -d"${2}s" --latency -s Benchmarks/server/requests.lua "http://127.0.0.1:$port" -- "$1"
}

# The processor time of all processes, also of workers that have ended, in milliseconds.
processor_time() {
  local times=("/proc/$server/stat") process
  for process in $(pgrep -P "$server"); do times+=("/proc/$process/stat"); done
  cat "${times[@]}" | awk -v tick="$(getconf CLK_TCK)" \
    '{ all += $14 + $15; if (NR == 1) all += $16 + $17 } END { print int(all * 1000 / tick) }'
}

# The processor time of the main actors. On Linux, Dispatch runs the main queue in threads of this name.
main_actor_time() {
  local process
  for process in $(workers); do cat "/proc/$process"/task/*/stat 2>/dev/null || true; done | grep overcommit |
    awk -v tick="$(getconf CLK_TCK)" '{ all += $14 + $15 } END { print int(all * 1000 / tick) }'
}

# The resident memory of all processes in MiB; what they share counts once (Pss).
memory() {
  local process
  for process in "$server" $(pgrep -P "$server"); do cat "/proc/$process/smaps_rollup" 2>/dev/null || true; done |
    awk '/^Pss:/ { all += $2 } END { print int(all / 1024) }'
}

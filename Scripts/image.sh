# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154 # variables of the other files
# Functions that execute the instructions of a Dockerfile, in the folder `work`. Source this file after Scripts/roots.sh,
# dockerfile.sh and steps.sh.

# The configuration of the image that is being built.
reset_configuration() {
  environment=() folder=/ user=0:0 entrypoint=() cmd=() stop_signal=TERM
}
save_configuration() { declare -p environment folder user entrypoint cmd stop_signal; }
load_configuration() { eval "$(sed -E 's/^declare (-[-a-zA-Z]+)/declare -g \1/' <<<"$1")"; }

# The layers and configurations of the stages, by number and name, and the values of variables: of the current stage, of
# ARG before the first FROM, and of --build-arg.
declare -A stages stage_configurations values global_values build_values
stage_count=-1 layer_count=0 total=0

# Executes all instructions. Afterwards, `layers` and the configuration describe the image.
build_image() {
  local index line keyword argument
  reset_configuration
  for index in "${!numbers[@]}"; do
    line="${numbers[$index]}" keyword="${keywords[$index]}" argument="${arguments[$index]}"
    "do_${keyword,,}"
  done
  finish_stage
}

# Prints a row of the table of layers: a size in bytes, and a description.
row() {
  printf '%9s MB  %s\n' "$(awk "BEGIN { printf \"%.1f\", $1 / 1e6 }")" "$2"
}

# Runs a function that changes the root in `merged`, as the layer of an instruction. It sets `status` if it fails.
layer() {
  local title before=0 size
  status=0
  title="$(tr -s '[:space:]' ' ' <<<"$line: $keyword $argument" | cut -c 1-90)"
  layer_count=$((layer_count + 1))
  if ! has_overlays; then before="$(size_of "$layers")"; fi
  open_layer "$work/$layer_count"
  "$@"
  close_layer
  if ((status)); then
    report_failure
    fail_at "$line" "$keyword ended with status $status"
  fi
  size="$(size_of "$upper")"
  size=$((size > before ? size - before : 0))
  total=$((total + size))
  row "$size" "$title"
}

do_from() {
  local name pair below size=0
  finish_stage
  values=()
  for name in "${!global_values[@]}"; do values["$name"]="${global_values[$name]}"; done
  read_words
  stage_name=""
  if ((${#words[@]} == 3)) && [[ "${words[1]^^}" == AS ]]; then
    stage_name="${words[2]}"
  elif ((${#words[@]} != 1)); then
    fail_at "$line" "FROM needs an image, or an image, AS and a name"
  fi
  name="${words[0]}"
  reset_configuration
  values=() stage_arguments=()
  if [[ -n "${stages[$name]-}" ]]; then
    layers="${stages[$name]}"
    load_configuration "${stage_configurations[$name]}"
  else
    find_image "$name"
    if [[ -f "$roots/images/$name/configuration" ]]; then
      load_configuration "$(<"$roots/images/$name/configuration")"
    fi
  fi
  for pair in ${environment[@]+"${environment[@]}"}; do values["${pair%%=*}"]="${pair#*=}"; done
  for below in ${layers//:/ }; do size=$((size + $(size_of "$below"))); done
  total=$size
  row "$size" "$line: FROM $argument"
}

# Saves the layers and the configuration of the finished stage.
finish_stage() {
  local key
  if ((stage_count >= 0)); then
    for key in "$stage_count" ${stage_name:+"$stage_name"}; do
      stages["$key"]="$layers"
      stage_configurations["$key"]="$(save_configuration)"
    done
    row "$total" "in all"
  fi
  stage_count=$((stage_count + 1))
}

do_arg() {
  local name value
  read_words
  name="${words[0]%%=*}"
  value="${global_values[$name]-}"
  if [[ "${words[0]}" == *=* ]]; then value="${words[0]#*=}"; fi
  value="${build_values[$name]-$value}"
  if ((stage_count < 0)); then
    global_values["$name"]="$value"
  else
    stage_arguments+=("$name=$value")
  fi
  values["$name"]="$value"
}

do_env() {
  local word index
  if [[ ! "$argument" =~ ^[^[:space:]]+= ]]; then argument="${argument/[[:space:]]/=}"; fi
  read_words
  for word in "${words[@]}"; do
    [[ "$word" =~ ^[A-Za-z_][A-Za-z0-9_]*= ]] || fail_at "$line" "ENV needs NAME=VALUE, not $word"
    for index in "${!environment[@]}"; do
      if [[ "${environment[$index]}" == "${word%%=*}="* ]]; then unset "environment[$index]"; fi
    done
    environment+=("$word")
    values["${word%%=*}"]="${word#*=}"
  done
}

do_run() { layer run_in_layer; }

run_in_layer() {
  read_command "$argument"
  root_user="$user" root_folder="$folder"
  # A variable of ENV hides an ARG of its name.
  root_variables=(${stage_arguments[@]+"${stage_arguments[@]}"} ${environment[@]+"${environment[@]}"})
  attempt "$title" in_root "$merged" "${words[@]}" || status=$?
}

do_workdir() {
  read_words
  if [[ "${words[0]}" == /* ]]; then folder="${words[0]}"; else folder="${folder%/}/${words[0]}"; fi
  layer make_folder
}

make_folder() { mkdir -p "$merged$(inside "$merged" "$folder")"; }

do_user() {
  read_words
  user="${words[0]}"
}

# Docker only records the ports.
do_expose() { read_words; }

do_stopsignal() {
  read_words
  stop_signal="${words[0]#SIG}"
}

do_entrypoint() {
  read_command "$argument"
  entrypoint=("${words[@]}")
}

do_cmd() {
  read_command "$argument"
  cmd=("${words[@]}")
}

# Prints a path in a root as one without links, which could lead out of the root.
inside() { chroot "$1" realpath -m -- "$2"; }

# COPY [--from=STAGE] [--chown=USER] [--chmod=MODE] SOURCE… DESTINATION
do_copy() {
  local from="" owner=0:0 mode="" origin="$work/context"
  read_words
  while [[ "${words[0]}" == --* ]]; do
    case "${words[0]}" in
      --from=*) from="${words[0]#--from=}" ;;
      --chown=*) owner="${words[0]#--chown=}" ;;
      --chmod=*) mode="${words[0]#--chmod=}" ;;
      *) fail_at "$line" "COPY ${words[0]} is not supported" ;;
    esac
    words=("${words[@]:1}")
  done
  ((${#words[@]} >= 2)) || fail_at "$line" "COPY needs a source and a destination"
  if [[ -n "$from" ]]; then open_origin; else make_context; fi
  layer copy_into_layer
  if [[ -n "$from" ]] && has_overlays; then umount "$work/from.merged"; fi
}

# Sets `origin` to the root of the stage or image `from`.
open_origin() {
  local current="$layers"
  if [[ -n "${stages[$from]-}" ]]; then layers="${stages[$from]}"; else find_image "$from"; fi
  origin="${layers%%:*}"
  if has_overlays; then
    origin="$work/from.merged"
    rm -rf "$work/from" "$work/from.work"
    mkdir -p "$work/from" "$work/from.work" "$origin"
    mount -t overlay overlay -o "lowerdir=$layers,upperdir=$work/from,workdir=$work/from.work" "$origin"
  fi
  layers="$current"
}

# Copies the context without the files that .dockerignore excludes, once.
make_context() {
  if [[ -d "$work/context" ]]; then return; fi
  local ignored="$dockerfile.dockerignore"
  if [[ ! -f "$ignored" ]]; then ignored="$context/.dockerignore"; fi
  read_ignored "$ignored"
  mkdir "$work/context"
  tar -C "$context" --create "${excluded[@]}" . | tar -C "$work/context" --extract --preserve-permissions
}

copy_into_layer() {
  local source sources=() found copied="$work/copied" destination="${words[-1]}" name=""
  for source in "${words[@]:0:${#words[@]}-1}"; do
    if [[ -n "$from" ]]; then source="$(inside "$origin" "/$source")"; fi
    mapfile -t found < <(compgen -G "$origin/${source#/}")
    ((${#found[@]})) || fail_at "$line" "there is nothing at $source to copy"
    sources+=("${found[@]}")
  done
  if [[ "$destination" != /* ]]; then destination="${folder%/}/$destination"; fi
  local path
  path="$merged$(inside "$merged" "$destination")"
  # A single file may be copied under another name.
  if ((${#sources[@]} == 1)) && [[ ! -d "${sources[0]}" && ! -d "$path" && "$destination" != */ ]]; then
    name="${path##*/}" path="${path%/*}"
  fi

  local ids
  ids="$(ids_of "$owner")"
  mkdir "$copied"
  for source in "${sources[@]}"; do
    if [[ -d "$source" ]]; then
      cp -a "$source/." "$copied/"
    else
      cp -a "$source" "$copied/$name"
    fi
  done
  chown -hR "$ids" "$copied"
  if [[ -n "$mode" ]]; then find "$copied" -mindepth 1 -not -type l -exec chmod "$mode" {} +; fi
  mkdir -p "$path"
  # Existing folders keep their owners and modes.
  tar -C "$copied" --create . | tar -C "$path" --extract --preserve-permissions --no-overwrite-dir
  rm -rf "$copied"
}

# Prints the numbers of an owner, whose name is the image's.
ids_of() {
  if [[ "$1" =~ ^[0-9]+(:[0-9]+)?$ ]]; then
    echo "$1"
  else
    awk -F: -v name="${1%%:*}" '$1 == name { print $3 ":" $4; found = 1 } END { exit !found }' "$merged/etc/passwd" \
      || fail_at "$line" "the image has no user ${1%%:*}"
  fi
}

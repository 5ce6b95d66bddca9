# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154 # variables of the other files
# Functions that read a Dockerfile, whose path is in `dockerfile`. Source this file after Scripts/roots.sh.

# Ends with an error at a line of the Dockerfile.
fail_at() { fail "${dockerfile:?}:$1: $2"; }

# Reads `dockerfile` into the arrays `numbers`, `keywords` and `arguments`, with one element per instruction.
read_dockerfile() {
  local line text="" number=0 begun=0
  numbers=() keywords=() arguments=()
  while IFS= read -r line || [[ -n "$line" ]]; do
    number=$((number + 1))
    line="${line%$'\r'}"
    # Comments and empty lines may be inside an instruction, too.
    if [[ "$line" =~ ^[[:space:]]*(#.*)?$ ]]; then continue; fi
    if [[ -z "$text" ]]; then begun=$number; fi
    if [[ "$line" =~ ^(.*)\\[[:space:]]*$ ]]; then
      text+="${BASH_REMATCH[1]}"
      continue
    fi
    add_instruction "$begun" "$text$line"
    text=""
  done <"$dockerfile"
  if [[ -n "$text" ]]; then add_instruction "$begun" "$text"; fi
  ((${#numbers[@]})) || fail "$dockerfile has no instructions"
}

add_instruction() {
  [[ "$2" =~ ^[[:space:]]*([A-Za-z]+)[[:space:]]+(.*[^[:space:]])[[:space:]]*$ ]] || fail_at "$1" "no instruction: $2"
  local keyword="${BASH_REMATCH[1]^^}" argument="${BASH_REMATCH[2]}"
  case "$keyword" in
    FROM | ARG) ;;
    RUN | COPY | WORKDIR | ENV | USER | EXPOSE | STOPSIGNAL | ENTRYPOINT | CMD)
      [[ " ${keywords[*]-} " == *" FROM "* ]] || fail_at "$1" "$keyword before the first FROM"
      ;;
    *) fail_at "$1" "$keyword is an instruction that Scripts/try-dockerfile doesn't know" ;;
  esac
  if [[ "$keyword" == RUN && "$argument" =~ ^(--|\<\<) ]]; then
    fail_at "$1" "options and here-documents of RUN are not supported"
  fi
  numbers+=("$1")
  keywords+=("$keyword")
  arguments+=("$argument")
}

# Prints a text with the values in `values` for $name, ${name}, ${name:-word} and ${name:+word}, for `split`.
expand() {
  local rest="$1" value
  while [[ "$rest" =~ ^([^\\$]*)([\\$])(.*)$ ]]; do
    printf '%s' "${BASH_REMATCH[1]}"
    rest="${BASH_REMATCH[3]}"
    if [[ "${BASH_REMATCH[2]}" == \\ ]]; then
      printf '%s' "\\${rest:0:1}"
      rest="${rest:1}"
      continue
    elif [[ "$rest" =~ ^([A-Za-z_][A-Za-z0-9_]*)(.*)$ ]]; then
      value="${values[${BASH_REMATCH[1]}]-}" rest="${BASH_REMATCH[2]}"
    elif [[ "$rest" =~ ^\{([A-Za-z_][A-Za-z0-9_]*)((:[-+])([^}]*))?\}(.*)$ ]]; then
      value="${values[${BASH_REMATCH[1]}]-}" rest="${BASH_REMATCH[5]}"
      case "${BASH_REMATCH[3]}" in
        :-) value="${value:-${BASH_REMATCH[4]}}" ;;
        :+) value="${value:+${BASH_REMATCH[4]}}" ;;
      esac
    else
      value=\$
    fi
    sed -z "s/[][:space:]\"'\\\\[]/\\\\&/g" < <(printf '%s' "$value")
  done
  printf '%s' "$rest"
}

# Splits a text into `words` as a shell does, with quotes and backslashes.
split() {
  local text="$1" index character quote="" word="" begun=""
  words=()
  for ((index = 0; index < ${#text}; index++)); do
    character="${text:index:1}"
    if [[ "$character" == \\ && "$quote" != \' ]]; then
      index=$((index + 1))
      word+="${text:index:1}" begun=yes
    elif [[ "$character" == "$quote" ]]; then
      quote=""
    elif [[ -z "$quote" && "$character" == [\"\'] ]]; then
      quote="$character" begun=yes
    elif [[ -z "$quote" && "$character" == [[:space:]] ]]; then
      if [[ -n "$begun" ]]; then words+=("$word"); fi
      word="" begun=""
    else
      word+="$character" begun=yes
    fi
  done
  [[ -z "$quote" ]] || return 1
  if [[ -n "$begun" ]]; then words+=("$word"); fi
}

# Splits the instruction's argument into `words`, with variables expanded.
read_words() { split "$(expand "$argument")" || fail_at "$line" "a quote is not closed"; }

# Sets `words` to the command of RUN, CMD or ENTRYPOINT: a JSON array of strings, or a line for the shell.
read_command() {
  local rest="$1"
  words=(/bin/sh -c "$1")
  if [[ ! "$rest" =~ ^\[(.*)\]$ ]]; then return; fi
  rest="${BASH_REMATCH[1]}"
  local strings=() string='^[[:space:]]*"(([^"\\]|\\.)*)"[[:space:]]*(,(.*))?$'
  while [[ "$rest" =~ $string ]]; do
    rest="${BASH_REMATCH[4]}"
    strings+=("$(sed -E 's/\\(["\\/])/\1/g' <<<"${BASH_REMATCH[1]}")")
  done
  # Like Docker, this treats it as a line for the shell if it isn't JSON.
  if [[ "$rest" =~ ^[[:space:]]*$ ]]; then words=("${strings[@]}"); fi
}

# Sets `excluded` to tar's options for the patterns of a .dockerignore.
read_ignored() {
  local line number=0
  excluded=(--anchored --no-wildcards-match-slash)
  [[ -f "$1" ]] || return 0
  while IFS= read -r line || [[ -n "$line" ]]; do
    number=$((number + 1))
    line="${line%%[[:space:]]}"
    if [[ -z "$line" || "$line" == \#* ]]; then continue; fi
    if [[ "$line" == !* ]]; then fail "$1:$number: exceptions such as $line are not supported"; fi
    line="${line#/}"
    line="${line%/}"
    if [[ "$line" == '**/'* ]]; then
      excluded+=("--exclude=./${line#'**/'}" --no-anchored "--exclude=${line#'**/'}" --anchored)
    else
      excluded+=("--exclude=./$line")
    fi
  done <"$1"
}

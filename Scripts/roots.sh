# shellcheck shell=bash
# shellcheck disable=SC2034,SC2154 # variables of the other files
# Functions for scripts that work in roots: folders that contain a Debian 12 or an Ubuntu 24.04. debootstrap makes them
# once, in .build/roots. An image is a list of such folders, the topmost first, as in overlayfs. Where overlayfs doesn't
# work, each layer is a copy of the ones below it.
#
# All mounts are in mount namespaces of the script and of each command, so that they end with it, whatever happens.
# Source this file, then call `own_mounts "$(realpath "$0")" "$@"`.

roots="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)/.build/roots"

fail() {
  echo "error: $*" >&2
  exit 1
}

# Prints the comment at the beginning of the script, which describes its usage, and exits.
usage() {
  sed -n '2,/^set/{/^#/s/^# \{0,1\}//p}' "$0" >&2
  exit 64
}

# Restarts the script in a mount namespace of its own.
own_mounts() {
  if [[ -n "${QUOIN_OWN_MOUNTS:-}" ]]; then return; fi
  [[ "$(id -u)" == 0 ]] || fail "${1##*/} makes roots, which needs root"
  unshare --mount --pid --fork --propagation private true 2>/dev/null \
    || fail "${1##*/} mounts file systems, which this container doesn't allow; start it with --privileged"
  QUOIN_OWN_MOUNTS=yes exec unshare --mount --propagation private "$@"
}

# Prints the name of a system's release, as debootstrap needs it.
suite_of() {
  case "$1" in
    debian12 | bookworm) echo bookworm ;;
    ubuntu24.04 | noble) echo noble ;;
    *) fail "there are roots for debian12 and ubuntu24.04, and none for $1" ;;
  esac
}

# Prints the name of the bare system's image.
image_of() {
  case "$1" in
    bookworm) echo debian:12 ;;
    noble) echo ubuntu:24.04 ;;
  esac
}

# Installs debootstrap and the keys of both archives, if this system has packages for them.
need_debootstrap() {
  if command -v debootstrap >/dev/null; then return; fi
  command -v apt-get >/dev/null || fail "debootstrap is missing, and there is no apt-get that could install it"
  apt-get -qq update || true
  apt-get -qq install -y --no-install-recommends debootstrap >/dev/null </dev/null \
    || fail "debootstrap can't be installed; is there a network?"
  apt-get -qq install -y --no-install-recommends debian-archive-keyring >/dev/null 2>&1 </dev/null || true
  apt-get -qq install -y --no-install-recommends ubuntu-keyring >/dev/null 2>&1 </dev/null || true
}

# Makes the folder $roots/SUITE with the bare system, like Docker's images of it: without package lists, packages and
# documentation. MIRROR replaces debootstrap's address of the archive.
make_base() {
  local suite="$1" made="$roots/$1.new" components=main script=sid options=()
  if [[ -d "$roots/$suite" ]]; then return; fi
  need_debootstrap
  if [[ "$suite" == noble ]]; then
    components=main,universe
    script=gutsy
    if [[ ! -e /usr/share/keyrings/ubuntu-archive-keyring.gpg ]]; then
      echo "note: this system has no package with the keys of Ubuntu's archive, so its signature is not verified" >&2
      options=(--no-check-gpg)
    fi
  fi
  mkdir -p "$roots"
  rm -rf "$made"
  # An older debootstrap doesn't know a newer release by name, but its scripts are the same for all releases.
  if ! debootstrap --variant=minbase --components="$components" ${options[@]+"${options[@]}"} \
    "$suite" "$made" "${MIRROR:-}" "/usr/share/debootstrap/scripts/$script" >"$roots/$suite.log" 2>&1; then
    tail -n 5 "$roots/$suite.log" | sed 's/^/    /' >&2
    fail "debootstrap could not make $suite ($roots/$suite.log). It needs the archive of packages; MIRROR=… names another"
  fi
  rm -rf "$made"/var/cache/apt/* "$made"/var/lib/apt/lists/* "$made"/var/log/*.log "$made"/debootstrap
  rm -rf "$made"/usr/share/{doc,man,info,locale}/*
  printf 'path-exclude=/usr/share/%s/*\n' doc man info locale >"$made/etc/dpkg/dpkg.cfg.d/docker"
  cat >"$made/etc/apt/apt.conf.d/docker" <<'END'
Acquire::Languages "none";
Acquire::GzipIndexes "true";
Binary::apt::APT::Keep-Downloaded-Packages "false";
Dir::Cache::pkgcache "";
Dir::Cache::srcpkgcache "";
END
  : >"$made/etc/resolv.conf"
  mv "$made" "$roots/$suite"
}

# Prints the version of this machine's Swift, as in 6.3.
swift_version() { swiftc --version 2>/dev/null | sed -nE 's/.*Swift version ([0-9]+\.[0-9]+).*/\1/p' | head -n 1; }

# Sets `toolchain` to a folder with this machine's Swift in usr, and nothing else.
find_toolchain() {
  command -v swiftc >/dev/null || fail "there is no swiftc in PATH, and the root needs a Swift"
  toolchain="$(swiftc -print-target-info | sed -nE 's|.*"runtimeResourcePath": "(.*)/usr/lib/swift".*|\1|p')"
  if [[ -n "$toolchain" ]]; then return; fi
  # In Swift's containers, the toolchain is in the system's folders, and its files belong to no package.
  toolchain="$roots/toolchain"
  if [[ -d "$toolchain" ]]; then return; fi
  rm -rf "$toolchain.new"
  mkdir -p "$toolchain.new"
  comm -23 \
    <(find /usr/bin /usr/lib /usr/libexec /usr/include /usr/share -not -type d \
      -not -lname '/etc/alternatives/*' -not -path '*/__pycache__/*' | sort -u) \
    <(sed -E 's#^/(bin|lib|lib64|sbin)/#/usr/\1/#' /var/lib/dpkg/info/*.list | sort -u) \
    | tar -C / --create --files-from=- 2>/dev/null | tar -C "$toolchain.new" --extract
  mv "$toolchain.new" "$toolchain"
}

# The packages of Swift's own images (https://github.com/swiftlang/swift-docker), which are those that swift.org lists.
swift_packages() {
  case "$1" in
    slim) echo libcurl4 libxml2 tzdata ;;
    bookworm)
      echo binutils libicu-dev libcurl4-openssl-dev libedit-dev libsqlite3-dev libncurses-dev libpython3-dev \
        libxml2-dev pkg-config uuid-dev tzdata git gcc libstdc++-12-dev
      ;;
    noble)
      echo binutils git unzip gnupg2 libc6-dev libcurl4-openssl-dev libedit2 libgcc-13-dev libpython3-dev libsqlite3-0 \
        libstdc++-13-dev libxml2-dev libncurses-dev libz3-dev pkg-config tzdata zlib1g-dev
      ;;
  esac
}

# Sets `layers` to those of an image: a system, or one of Swift's images of it.
find_image() {
  local name="$1" suite
  case "$name" in
    debian:12* | debian:bookworm* | swift:*-bookworm*) suite=bookworm ;;
    ubuntu:24.04 | ubuntu:noble | swift:*-noble*) suite=noble ;;
    *)
      layers="$(cat "$roots/images/$name/layers" 2>/dev/null)" \
        || fail "there is no image $name; there are debian:12, ubuntu:24.04, swift:X.Y-bookworm, swift:X.Y-noble and" \
          "their slim variants, and those of --tag"
      return
      ;;
  esac
  make_base "$suite"
  layers="$roots/$suite"
  if [[ "$name" != swift:* ]]; then return; fi

  find_toolchain
  local version="${name#swift:}"
  version="${version%%-*}"
  local pattern="Swift version ${version//./\\.}[ .]"
  swiftc --version 2>/dev/null | grep -q "$pattern" \
    || fail "$name needs Swift $version, and this machine has $(swiftc --version 2>/dev/null | head -n 1)"
  if [[ "$name" == *-slim ]]; then
    package_layer "$roots/$suite-slim" slim
    local runtime="$roots/swift-runtime"
    if [[ ! -d "$runtime" ]]; then
      rm -rf "$runtime.new"
      mkdir -p "$runtime.new/usr/lib/swift" "$runtime.new/usr/libexec/swift"
      cp -a "$toolchain/usr/lib/swift/linux" "$runtime.new/usr/lib/swift/"
      cp -a "$toolchain/usr/libexec/swift/linux" "$runtime.new/usr/libexec/swift/" 2>/dev/null || true
      mv "$runtime.new" "$runtime"
    fi
    layers="$runtime:$layers"
  else
    package_layer "$roots/$suite-swift" "$suite"
    layers="$toolchain:$layers"
  fi
}

# Adds the layer DIR, with Swift's packages, to `layers`; installs them if the layer doesn't exist yet.
package_layer() {
  local dir="$1"
  if [[ ! -d "$dir" ]]; then
    rm -rf "$dir".new*
    open_layer "$dir.new"
    # shellcheck disable=SC2046 # several packages
    apt_in_root "$merged" $(swift_packages "$2") >"$dir.log" 2>&1 </dev/null || {
      tail -n 5 "$dir.log" >&2
      close_layer
      fail "Swift's packages could not be installed ($dir.log)"
    }
    close_layer
    mv "$dir.new" "$dir"
    layers="${layers/#"$dir.new"/"$dir"}"
  elif has_overlays; then
    layers="$dir:$layers"
  else
    layers="$dir"
  fi
}

# Whether overlayfs works in .build.
has_overlays() {
  if [[ -z "${overlays:-}" ]]; then
    local trial
    trial="$(mktemp -d "$roots/trial.XXXXXX")"
    mkdir "$trial"/{lower,upper,work,merged}
    overlays=no
    if [[ -z "${QUOIN_WITHOUT_OVERLAYS:-}" ]] && mount -t overlay overlay \
      -o "lowerdir=$trial/lower,upperdir=$trial/upper,workdir=$trial/work" "$trial/merged" 2>/dev/null; then
      overlays=yes
      umount "$trial/merged"
    fi
    rm -rf "$trial"
  fi
  [[ "$overlays" == yes ]]
}

# Opens a new layer DIR over `layers`, and sets `merged` to the folder in which the whole root can be changed.
# `close_layer` adds it to `layers`.
open_layer() {
  upper="$1"
  merged="$1"
  mkdir -p "$upper"
  if has_overlays; then
    merged="$upper.merged"
    mkdir -p "$merged" "$upper.work"
    mount -t overlay overlay -o "lowerdir=$layers,upperdir=$upper,workdir=$upper.work" "$merged"
  else
    copy_image "$upper"
  fi
}

# Merges `layers` into a folder; files of upper layers replace those of lower ones.
copy_image() {
  local below=() index
  mkdir -p "$1"
  if has_overlays && [[ "$layers" == *:* ]]; then
    mkdir -p "$1.merged"
    mount -t overlay overlay -o "lowerdir=$layers" "$1.merged"
    cp -a --reflink=auto "$1.merged/." "$1/"
    umount "$1.merged"
    rmdir "$1.merged"
    return
  fi
  IFS=: read -ra below <<<"$layers"
  for ((index = ${#below[@]} - 1; index >= 0; index--)); do
    cp -a --reflink=auto "${below[$index]}/." "$1/"
  done
}

close_layer() {
  if has_overlays; then
    umount "$merged"
    rm -rf "$merged" "$upper.work"
    layers="$upper:$layers"
  else
    layers="$upper"
  fi
}

# Prints the size of a folder in bytes.
size_of() { du -s --apparent-size --block-size=1 "$1" | cut -f 1; }

# Sets `command` to one that runs the given command in a root: with processes, devices and the network of this machine,
# as `root_user`, in `root_folder`, with the variables `root_variables` alone, and with the folders or files `root_binds`
# (HERE:THERE). If git takes packages from folders of this machine, it does so there, too.
in_root_command() {
  local root="$1" key from folder count=0 binds=(${root_binds[@]+"${root_binds[@]}"})
  shift
  local variables=(PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root
    ${root_variables[@]+"${root_variables[@]}"})
  while read -r key from; do
    folder="${key#url.}"
    folder="${folder%.insteadof}"
    if [[ ! -d "$folder" ]]; then continue; fi
    binds+=("${folder%/}:${folder%/}")
    variables+=("GIT_CONFIG_KEY_$count=$key" "GIT_CONFIG_VALUE_$count=$from")
    count=$((count + 1))
  done < <(git config --get-regexp '^url\..*\.insteadof$' 2>/dev/null || true)
  if ((count)); then variables+=("GIT_CONFIG_COUNT=$count"); fi
  # shellcheck disable=SC2016 # of the inner shells
  command=(unshare --mount --pid --fork --kill-child --propagation private bash -euc '
    root="$1" user="$2" folder="$3" binds="$4" count="$5"
    variables=("${@:6:count}")
    shift "$((5 + count))"
    mkdir -p "$root"/{proc,sys,dev,etc}
    mount -t proc proc "$root/proc"
    mount --rbind /sys "$root/sys"
    mount --rbind /dev "$root/dev"
    binds="/etc/resolv.conf:/etc/resolv.conf
$binds"
    while IFS=: read -r here there; do
      if [[ -z "$here" ]]; then continue; fi
      if [[ -d "$here" ]]; then
        mkdir -p "$root$there"
      elif [[ ! -e "$root$there" ]]; then
        mkdir -p "$root${there%/*}"
        : >"$root$there"
      fi
      mount --bind "$here" "$root$there"
    done <<<"$binds"
    chroot="$(command -v chroot)"
    exec env -i "${variables[@]}" "$chroot" --userspec="$user" "$root" \
      /bin/sh -c '\''cd "$0" && exec "$@"'\'' "$folder" "$@"
  ' in-root "$root" "${root_user:-0:0}" "${root_folder:-/}" "$(printf '%s\n' "${binds[@]}")" "${#variables[@]}" \
    "${variables[@]}" "$@")
}

# Runs a command in a root (see `in_root_command`).
in_root() {
  in_root_command "$@"
  "${command[@]}"
}

# Installs packages in a root, and leaves no lists behind.
apt_in_root() {
  local root="$1" root_variables=(DEBIAN_FRONTEND=noninteractive) root_user=0:0 root_folder=/ root_binds=()
  shift
  # shellcheck disable=SC2016 # of the inner shell
  in_root "$root" sh -ec '
    apt-get -q update
    apt-get -q install -y --no-install-recommends "$@"
    rm -rf /var/lib/apt/lists/*
  ' apt "$@"
}

# shellcheck shell=bash
# Defines `swift_build`, which scripts call instead of `swift build`: . Scripts/build.sh
# SwiftPM passes the package's traits to the compiler in the order of a set. The order differs from plan to plan, and a
# new order makes the compiler compile everything again; with fixed hashes it is always the same.

swift_build() { SWIFT_DETERMINISTIC_HASHING=1 swift build "$@"; }

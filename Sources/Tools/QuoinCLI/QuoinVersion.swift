/// The version of this package, which `quoin --version` prints. `CHANGELOG.md` begins with the same one.
enum QuoinVersion {
  static let current = "0.2.0"
}

/// The version that `quoin --version` prints, which is also the first in `CHANGELOG.md`.
enum QuoinVersion {
  static let current = "0.2.0"
}

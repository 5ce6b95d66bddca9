/// The release of Swift that Quoin is tested with.
///
/// Living views find their state and compare their values through structures of the Swift runtime, which a new release
/// may change. A module compiled by one release can't be imported by another one either.
enum SupportedSwift {
  static let release = "6.3"

  /// Whether a compiler that calls itself `version` is of the supported release, whichever patch of it.
  static func includes(_ version: String) -> Bool {
    version.firstMatch(of: /Swift version (\d+\.\d+)/)?.1 == release[...]
  }
}

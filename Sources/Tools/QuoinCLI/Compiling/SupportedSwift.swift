/// The release of Swift that Quoin is tested with.
///
/// Live views find their state and compare values through structures of the Swift runtime, which a
/// new release may change. A module compiled by one release can't be imported by another, either.
enum SupportedSwift {
  static let release = "6.3"

  /// Whether a compiler's version is a patch of the supported release.
  static func includes(_ version: String) -> Bool {
    version.firstMatch(of: /Swift version (\d+\.\d+)/)?.1 == release[...]
  }
}

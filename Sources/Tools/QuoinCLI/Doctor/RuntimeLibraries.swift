import Foundation

/// The installed libraries and the system libraries that they need, found by loading them.
enum RuntimeLibraries {
  /// Loads the libraries. Returns whether they were built with the trait `Graphics`; `nil` if one
  /// is missing or can't be loaded.
  static func load() -> Bool? {
    guard let installation = try? Installation.find(), unloadable(of: installation) == nil else {
      return nil
    }
    return version("cairo_version_string") != nil
  }

  /// Returns the first library that can't be loaded.
  private static func unloadable(of installation: Installation) -> URL? {
    ([installation.runtime] + installation.otherLibraries)
      .first { dlopen($0.path, RTLD_NOW | RTLD_GLOBAL) == nil }
  }

  /// Returns the findings for the report, given the result of `load()`.
  static func findings(loaded hasGraphics: Bool?) -> [Diagnosis.Finding] {
    switch hasGraphics {
    case nil: return [missingRuntime()]
    case false?:
      return [
        .found("graphics", "off: SVG, JSON and frames with estimated text; no PNG, no PDF"),
        finding("sqlite", version("sqlite3_libversion")),
      ]
    case true?:
      return [
        .found("graphics", "on: PNG, JPEG, WebP, PDF, SVG, JSON and frames"),
        finding("pango", version("pango_version_string")),
        finding("cairo", version("cairo_version_string")),
        finding("harfbuzz", version("hb_version_string")),
        finding("turbojpeg", presence("tjInitDecompress")),
        finding("libdeflate", presence("libdeflate_alloc_compressor")),
        finding("webp", presence("WebPEncode")),
        .found("avif", avif()),
        finding("cmark", version("cmark_version_string")),
        finding("sqlite", version("sqlite3_libversion")),
      ]
    }
  }

  private static func missingRuntime() -> Diagnosis.Finding {
    do {
      let installation = try Installation.find()
      let library = unloadable(of: installation) ?? installation.runtime
      let missing = SharedLibraries.missing(from: library)
      let reason =
        missing.isEmpty
        ? DynamicLoader.lastError : "it needs \(missing.joined(separator: ", "))"
      return .missing(
        "runtime", try: "\(library.path) can't be loaded: \(reason)",
        packages: SystemPackages.missing(SystemPackages.packages(of: missing)))
    } catch {
      return .failed("runtime", error)
    }
  }

  private static func finding(_ subject: String, _ value: String?) -> Diagnosis.Finding {
    guard let value else {
      return .missing(subject, try: "Install the development packages and rebuild Quoin.")
    }
    return .found(subject, value)
  }

  /// Calls a loaded library's version function, which takes no arguments.
  private static func version(_ function: String) -> String? {
    typealias VersionFunction = @convention(c) () -> UnsafePointer<CChar>?
    guard let symbol = address(of: function) else { return nil }
    return unsafeBitCast(symbol, to: VersionFunction.self)().map { String(cString: $0) }
  }

  /// Returns a value for a library that is loaded but has no version function.
  private static func presence(_ function: String) -> String? {
    address(of: function) == nil ? nil : "linked"
  }

  /// Describes the optional library for writing AVIF files.
  private static func avif() -> String {
    guard let version = version("avif_library") else {
      return "none: writing AVIF files needs libheif with an AV1 encoder"
    }
    return "libheif \(version)"
  }

  private static func address(of function: String) -> UnsafeMutableRawPointer? {
    guard let program = dlopen(nil, RTLD_NOW) else { return nil }
    return dlsym(program, function)
  }
}

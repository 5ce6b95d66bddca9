#if Graphics
  import CPango

  extension PangoShaper {
    /// The versions of the libraries in use, for reports.
    public struct Versions: Hashable, Sendable, Codable {
      public let pango: String
      public let harfBuzz: String
      public let fontconfig: String
    }

    public static var versions: Versions {
      let number = FcGetVersion()
      return Versions(
        pango: String(cString: pango_version_string()),
        harfBuzz: String(cString: hb_version_string()),
        fontconfig: "\(number / 10000).\(number / 100 % 100).\(number % 100)")
    }
  }
#endif

#if !canImport(Darwin)
  import Foundation

  /// The user's folders, which Foundation on Linux leaves out.
  extension URL {
    /// Where documents are kept.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// Where what can be made again is kept.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// Where programs keep what they need.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
    public static var desktopDirectory: URL { folder(.desktopDirectory) }
    public static var libraryDirectory: URL { folder(.libraryDirectory) }
    public static var moviesDirectory: URL { folder(.moviesDirectory) }
    public static var musicDirectory: URL { folder(.musicDirectory) }
    public static var picturesDirectory: URL { folder(.picturesDirectory) }

    /// The user's folder for something; the home where the system knows none.
    private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
      let files = FileManager.default
      return files.urls(for: kind, in: .userDomainMask).first ?? files.homeDirectoryForCurrentUser
    }
  }
#endif

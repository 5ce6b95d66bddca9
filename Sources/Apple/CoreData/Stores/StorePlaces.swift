import Foundation

/// The files of stores.
enum StorePlaces {
  /// The folder of stores without a URL of their own: that of `QUOIN_DATA`, or else Application
  /// Support as on Apple's systems.
  static var folder: URL {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["QUOIN_DATA"], !path.isEmpty {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return folders.first ?? URL(fileURLWithPath: NSTemporaryDirectory(), isDirectory: true)
  }

  /// Whether all stores are in memory: in a preview without a folder, which changes no files.
  static var keepsInMemory: Bool {
    let environment = ProcessInfo.processInfo.environment
    return (environment["QUOIN_DATA"] ?? "").isEmpty && environment["QUOIN_PREVIEW_HOST"] == "1"
  }

  /// Returns the path of a store's file; nil if it is in memory.
  static func path(type: String, url: URL?) -> String? {
    guard type != NSInMemoryStoreType, let url, url.isFileURL else { return nil }
    // The template appends nothing to /dev/null, but some apps a file name.
    if url.path == "/dev/null" || url.path.hasPrefix("/dev/null/") { return nil }
    return keepsInMemory ? nil : url.path
  }
}

import Foundation

/// The files of stores.
enum StorePlaces {
  /// The folder of stores without a URL of their own: that of `QUOIN_DATA`, or else one of the
  /// program in Application Support.
  static var folder: URL {
    if let dataFolder { return dataFolder }
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    let support = folders.first ?? URL(fileURLWithPath: NSTemporaryDirectory(), isDirectory: true)
    return support.appendingPathComponent(
      ProcessInfo.processInfo.processName, isDirectory: true)
  }

  /// The folder of all stores, which the command line sets.
  private static var dataFolder: URL? {
    guard let path = ProcessInfo.processInfo.environment["QUOIN_DATA"], !path.isEmpty else {
      return nil
    }
    return URL(fileURLWithPath: path, isDirectory: true)
  }

  /// Returns the path of a store's file; nil if it is in memory.
  ///
  /// In a preview without a folder for data, all stores are in memory, so no files change.
  static func path(type: String, url: URL?) -> String? {
    guard type != NSInMemoryStoreType, let url, url.isFileURL else { return nil }
    // Some apps append a file name to /dev/null.
    if url.path == "/dev/null" || url.path.hasPrefix("/dev/null/") { return nil }
    if let dataFolder { return dataFolder.appendingPathComponent(url.lastPathComponent).path }
    return ProcessInfo.processInfo.environment["QUOIN_PREVIEW_HOST"] == "1" ? nil : url.path
  }
}

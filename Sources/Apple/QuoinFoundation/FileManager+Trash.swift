import Foundation

extension FileManager {
  /// Moves a file or folder to the trash of the user's desktop, `Trash` in the data directory.
  ///
  /// It gets another name if one in the trash already has its own. Throws `fileNoSuchFile` if there
  /// is none at `url`, and what `moveItem(at:to:)` throws.
  public func trashItem(at url: URL, resultingItemURL: UnsafeMutablePointer<NSURL?>?) throws {
    let environment = ProcessInfo.processInfo.environment
    let data =
      environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
      ?? homeDirectoryForCurrentUser.appendingPathComponent(".local/share")
    try trashItem(
      at: url, to: data.appendingPathComponent("Trash"), resultingItemURL: resultingItemURL)
  }

  /// Moves an item to a folder with the structure of a desktop's trash.
  package func trashItem(
    at url: URL, to trash: URL, resultingItemURL: UnsafeMutablePointer<NSURL?>?
  ) throws {
    let source = url.standardizedFileURL
    guard fileExists(atPath: source.path) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: source.path])
    }
    let (files, notes) = (
      trash.appendingPathComponent("files"), trash.appendingPathComponent("info")
    )
    for folder in [files, notes] {
      try createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
    let name = freeName(for: source, in: files)
    let target = files.appendingPathComponent(name)
    let path = source.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
    let date = ISO8601DateFormatter.string(
      from: Date(), timeZone: .current,
      formatOptions: [.withFullDate, .withTime, .withColonSeparatorInTime])
    let note = notes.appendingPathComponent("\(name).trashinfo")
    try Data("[Trash Info]\nPath=\(path ?? source.path)\nDeletionDate=\(date)\n".utf8)
      .write(to: note)
    do {
      try moveItem(at: source, to: target)
    } catch {
      try? removeItem(at: note)
      throw error
    }
    resultingItemURL?.pointee = target as NSURL
  }

  private func freeName(for url: URL, in folder: URL) -> String {
    let (base, ending) = (url.deletingPathExtension().lastPathComponent, url.pathExtension)
    var name = url.lastPathComponent
    var number = 2
    while fileExists(atPath: folder.appendingPathComponent(name).path) {
      name = ending.isEmpty ? "\(base) \(number)" : "\(base) \(number).\(ending)"
      number += 1
    }
    return name
  }
}

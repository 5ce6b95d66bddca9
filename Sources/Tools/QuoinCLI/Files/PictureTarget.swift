import Foundation
import QuoinHostProtocol

/// An image's destination, checked before any work is done.
struct PictureTarget {
  let path: String
  let format: PictureFormat

  /// Throws for an unknown format or an unwritable path.
  init(path: String) throws {
    let url = URL(fileURLWithPath: path)
    guard let format = PictureFormat(extension: url.pathExtension) else {
      throw CommandFailure.usage(
        "\(path) has no extension of a known format",
        try: "Use one of \(PictureFormat.known).")
    }
    for key in url.lastPathComponent.matches(of: /\{(\w+)\}/).map(\.1)
    where key != "n" && key != "name" {
      throw CommandFailure.usage(
        "{\(key)} in \(path) has no value here",
        try: "Use {name} for the name of the preview and {n} for the number of the page.")
    }
    self.path = path
    self.format = format
    try Self.checkPlace(of: path)
  }

  /// Throws if no file can be written at `path`.
  static func checkPlace(of path: String) throws {
    try OutputFolder(url: URL(fileURLWithPath: path).deletingLastPathComponent()).check(for: path)
    try checkObstacle(at: path)
  }

  /// Throws if the path is taken by something other than a regular file, which must not be
  /// replaced.
  static func checkObstacle(at path: String) throws {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR:
      throw CommandFailure.input("this is a directory", at: path, try: "Pass a file inside.")
    case S_IFLNK:
      throw CommandFailure.input(
        "this is a link", at: path, try: "Pass the file that it leads to, or remove it.")
    default:
      throw CommandFailure.input(
        "this is a pipe, a socket or a device, not a file", at: path, try: "Pass a file.")
    }
  }

  /// Returns the file for a page, counted from 0, of a preview. An image without pages is one page.
  ///
  /// The preview's name replaces `{name}`; without `{name}`, it follows the file's name if there
  /// are several previews: `card-Dark.png`. The page number replaces `{n}`; without `{n}`, it
  /// follows the name if several pages have files of their own: `report-07.png`.
  func url(_ names: PictureNames, at index: Int, page: Int = 0, of count: Int = 1) -> URL {
    var whole = path
    if let name = names.all.indices.contains(index) ? names.all[index] : nil,
      let key = path.range(of: "{name}", options: .backwards)
    {
      whole.replaceSubrange(key, with: name)
    } else if let suffix = names.suffix(at: index) {
      whole.insert(contentsOf: "-\(suffix)", at: path.lastIndex(of: ".") ?? path.endIndex)
    }
    return Self.url(whole, page: page, of: count)
  }

  /// Returns the file for a page of the image at `whole`.
  static func url(_ whole: String, page: Int, of count: Int) -> URL {
    let digits = String(count).count
    let number = String(page + 1)
    let padded = String(repeating: "0", count: digits - number.count) + number
    if whole.contains("{n}") {
      return URL(fileURLWithPath: whole.replacingOccurrences(of: "{n}", with: padded))
    }
    guard count > 1 else { return URL(fileURLWithPath: whole) }
    let dot = whole.lastIndex(of: ".") ?? whole.endIndex
    return URL(fileURLWithPath: "\(whole[..<dot])-\(padded)\(whole[dot...])")
  }
}

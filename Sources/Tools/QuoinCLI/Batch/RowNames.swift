import Foundation
import QuoinFiles
import QuoinHostProtocol

/// The names of the rows' images, and their destination.
struct RowNames {
  let format: PictureFormat
  private let place: Place
  /// Literal text and row keys, alternating; the first part is text.
  private let parts: [Substring]

  private enum Place {
    case folder(URL)
    case archive(String)
    case lines
  }

  /// - Parameters:
  ///   - output: `out/{id}.png`, `all.tar` or `-`.
  ///   - name: The pattern for image names where `output` doesn't contain one.
  init(output: String, name: String?) throws {
    let isArchive = output.hasSuffix(".tar")
    let pattern: String
    if output == "-" || isArchive {
      place = isArchive ? .archive(output) : .lines
      pattern = name ?? "{line}.png"
      if isArchive { try PictureTarget.checkPlace(of: output) }
      guard !pattern.hasPrefix("/"), !pattern.split(separator: "/").contains("..") else {
        throw CommandFailure.usage(
          "--name \(pattern) leads out of the archive", try: "Pass --name {line}.png.")
      }
    } else {
      guard name == nil else {
        throw CommandFailure.usage(
          "--name applies only to archives and lines, but \(output) is already a file name",
          try: "Omit --name.")
      }
      let url = URL(fileURLWithPath: output)
      let folder = url.deletingLastPathComponent()
      guard !folder.relativePath.contains("{") else {
        throw CommandFailure.usage(
          "\(output) has a key in a folder's name", try: "Use keys only in the file name.")
      }
      (place, pattern) = (.folder(folder), url.lastPathComponent)
    }
    guard
      let format = PictureFormat(extension: URL(fileURLWithPath: pattern).pathExtension)
    else {
      throw CommandFailure.usage(
        "\(pattern) has no extension of a known format",
        try: "Use one of \(PictureFormat.known).")
    }
    self.format = format
    let pieces = pattern.split(separator: "{", omittingEmptySubsequences: false)
    var parts = [pieces[0]]
    for piece in pieces.dropFirst() {
      guard let end = piece.firstIndex(of: "}"), end > piece.startIndex else {
        throw CommandFailure.usage(
          "the { in \(pattern) has no key or no }", try: "Write a key, as in {id}.png.")
      }
      parts += [piece[..<end], piece[piece.index(after: end)...]]
    }
    guard parts.count > 1 else {
      throw CommandFailure.usage(
        "all rows would be written to \(pattern)",
        try: "Add a key of the rows to the name: {id}.png, or {line}.png.")
    }
    self.parts = parts
  }

  /// Opens the destination for images with these names.
  func sink() throws -> any RowSink {
    switch place {
    case .folder(let folder): try RowFolder(folder)
    case .archive(let path): try RowArchive(path)
    case .lines: RowLines()
    }
  }

  /// Returns a row's name. Throws ``RowFailure`` if a key is missing or its value is not a file
  /// name.
  func name(of row: Row) throws -> String {
    var name = ""
    var values: [String: Any]?
    for (index, part) in parts.enumerated() {
      guard index % 2 == 1 else {
        name += part
        continue
      }
      if part == "line" {
        name += "\(row.line)"
        continue
      }
      if values == nil {
        do {
          values = try BoundedJSON.value(of: Data(row.json)) as? [String: Any] ?? [:]
        } catch {
          throw RowFailure("the row can't be read: \(ErrorText.sentence(about: error))")
        }
      }
      name += try Self.text(values?[String(part)], of: part)
    }
    // The longest file name on common file systems
    guard name.utf8.count <= 255 else {
      throw RowFailure("its file name would be too long: \(name)")
    }
    return name
  }

  private static func text(_ value: Any?, of key: Substring) throws -> String {
    let text: String
    switch value {
    case let string as String: text = string
    case let number as NSNumber: text = "\(number)"
    case nil: throw RowFailure("the row has no “\(key)” to name its image")
    default: throw RowFailure("“\(key)” is neither a string nor a number, and can't name an image")
    }
    let isPlain =
      !text.isEmpty && !text.hasPrefix(".")
      && !text.unicodeScalars.contains { $0 == "/" || $0.value < 32 || $0.value == 127 }
    guard isPlain else { throw RowFailure("“\(key)” is not a valid file name: “\(text)”") }
    return text
  }
}

/// The reason that a row has no image, as a sentence without a period.
struct RowFailure: Error, CustomStringConvertible {
  let reason: String
  var description: String { reason }
  init(_ reason: String) { self.reason = reason }
}

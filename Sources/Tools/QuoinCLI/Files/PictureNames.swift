import Foundation

/// File name suffixes for a file's previews.
struct PictureNames {
  private let suffixes: [String]

  /// The names of all previews, safe for file names.
  var all: [String] { suffixes }

  /// - Parameter longest: The greatest number of bytes of a name, without a number.
  init(previews: [String], longest: Int = 100) {
    var taken: Set<String> = []
    suffixes = previews.map { name in
      let wanted = Self.fileName(name, longest: longest)
      var suffix = wanted
      var number = 2
      while !taken.insert(suffix).inserted {
        suffix = "\(wanted)-\(number)"
        number += 1
      }
      return suffix
    }
  }

  /// Returns `nil` for a single preview, or else its name with unsafe characters replaced, and a
  /// number if two previews would have the same name.
  func suffix(at index: Int) -> String? {
    suffixes.count > 1 && suffixes.indices.contains(index) ? suffixes[index] : nil
  }

  /// Returns the number of bytes that a folder's file system allows for the name of a preview.
  ///
  /// - Parameter prefix: The beginning of the file's name.
  static func longest(in folder: URL, after prefix: String = "") -> Int {
    var existing = folder.standardizedFileURL
    while existing.pathComponents.count > 1,
      !FileManager.default.fileExists(atPath: existing.path)
    {
      existing.deleteLastPathComponent()
    }
    let limit = pathconf(existing.path, Int32(_PC_NAME_MAX))
    return max((limit > 0 ? limit : 255) - prefix.utf8.count - roomForNumbers, 20)
  }

  /// Returns the number of bytes that the file systems allow for a suffix of each target's name.
  static func longest(beside targets: [PictureTarget]) -> Int {
    let lengths = targets.map { target in
      let file = URL(fileURLWithPath: target.path)
      let stem = file.deletingPathExtension().lastPathComponent
      return longest(in: file.deletingLastPathComponent(), after: "\(stem)-")
    }
    return lengths.min() ?? 100
  }

  /// The number of bytes for the number of a namesake, that of a page, and the extension.
  private static let roomForNumbers = 24

  private static func fileName(_ name: String, longest: Int) -> String {
    let safe = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" }
    var text = String(safe)
    while text.utf8.count > longest { text.removeLast() }
    return text.isEmpty ? "preview" : text
  }
}

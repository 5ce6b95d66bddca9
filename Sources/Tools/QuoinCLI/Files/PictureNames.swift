/// File name suffixes for a file's previews.
struct PictureNames {
  private let suffixes: [String]

  /// The names of all previews, safe for file names.
  var all: [String] { suffixes }

  init(previews: [String]) {
    var taken: Set<String> = []
    suffixes = previews.map { name in
      let wanted = Self.fileName(name)
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

  private static func fileName(_ name: String) -> String {
    let safe = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" }
    var text = String(safe)
    // File systems allow 255 bytes, some of which the name in -o needs.
    while text.utf8.count > 100 { text.removeLast() }
    return text.isEmpty ? "preview" : text
  }
}

/// File name suffixes for the previews of a file.
struct PictureNames {
  private let suffixes: [String]

  /// The names of all previews, fit for file names.
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

  /// `nil` for an only preview; else its name, with everything awkward in a file name replaced, and a number where
  /// two previews would get the same name.
  func suffix(at index: Int) -> String? {
    suffixes.count > 1 && suffixes.indices.contains(index) ? suffixes[index] : nil
  }

  private static func fileName(_ name: String) -> String {
    let safe = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" }
    var text = String(safe)
    // File systems end at 255 bytes, of which the name given by -o needs some.
    while text.utf8.count > 100 { text.removeLast() }
    return text.isEmpty ? "preview" : text
  }
}

import QuoinExplain
import QuoinHostProtocol

/// The sizing of a preview, with its name.
struct NamedSizing: Encodable {
  let name: String
  let sizing: SizingReport
}

/// The sizing of a file's previews, as one text.
struct SizingList: Encodable {
  /// The version of the JSON format; increased by changes that could break a reader.
  var schema = 1
  let previews: [NamedSizing]

  func text(in style: TextStyle) throws -> String {
    guard style == .table else { return try JSONText.text(self) }
    return previews.map { "\($0.name): \($0.sizing)" }.joined(separator: "\n")
  }
}

/// The sizing of each view inside a preview, with the preview's name.
struct NamedSizingTree: Encodable {
  let name: String
  let tree: SizingTree
}

/// The sizing of the views inside a file's previews, as one text.
struct SizingTreeList: Encodable {
  /// The version of the JSON format; increased by changes that could break a reader.
  var schema = 1
  let previews: [NamedSizingTree]

  func text(in style: TextStyle) throws -> String {
    guard style == .table else { return try JSONText.text(self) }
    return previews.map { previews.count > 1 ? "# \($0.name)\n\($0.tree)" : "\($0.tree)" }
      .joined(separator: "\n\n")
  }
}

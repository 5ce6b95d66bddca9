import QuoinExplain
import QuoinHostProtocol

/// A preview's name and how it is sized.
struct NamedSizing: Encodable {
  let name: String
  let sizing: SizingReport
}

/// How the previews of a file are sized, as one text.
struct SizingList: Encodable {
  /// The version of the JSON's shape; a change that could break a reader raises it.
  var schema = 1
  let previews: [NamedSizing]

  func text(in style: TextStyle) throws -> String {
    guard style == .table else { return try JSONText.text(self) }
    return previews.map { "\($0.name): \($0.sizing)" }.joined(separator: "\n")
  }
}

/// A preview's name and how each view inside is sized.
struct NamedSizingTree: Encodable {
  let name: String
  let tree: SizingTree
}

/// How the views inside the previews of a file are sized, as one text.
struct SizingTreeList: Encodable {
  /// The version of the JSON's shape; a change that could break a reader raises it.
  var schema = 1
  let previews: [NamedSizingTree]

  func text(in style: TextStyle) throws -> String {
    guard style == .table else { return try JSONText.text(self) }
    return previews.map { previews.count > 1 ? "# \($0.name)\n\($0.tree)" : "\($0.tree)" }
      .joined(separator: "\n\n")
  }
}

/// The system's types, parsed once from the text in `TypeTable+Rows.swift`.
enum TypeTable {
  struct Row {
    var parents: [String]
    var tags: [UTTagClass: [String]]
    var description: String?
  }

  static let rows: [String: Row] = {
    var rows: [String: Row] = [:]
    for (identifier, row) in lines { rows[identifier] = row }
    return rows
  }()

  /// The identifiers for each tag, in the order of the table.
  static let identifiers: [UTTagClass: [String: [String]]] = {
    var found: [UTTagClass: [String: [String]]] = [:]
    for (identifier, row) in lines {
      for (tagClass, tags) in row.tags {
        for tag in tags { found[tagClass, default: [:]][tag, default: []].append(identifier) }
      }
    }
    return found
  }()

  /// The parsed lines, with the fields identifier | parents | file extensions | MIME types |
  /// description.
  private static let lines: [(String, Row)] = text.split(separator: "\n").map { line in
    let cells = line.split(separator: "|", omittingEmptySubsequences: false)
    let words = cells.map { $0.split(separator: " ").map(String.init) }
    var row = Row(parents: words[1], tags: [:])
    if !words[2].isEmpty { row.tags[.filenameExtension] = words[2] }
    if !words[3].isEmpty { row.tags[.mimeType] = words[3] }
    let name = words[4].joined(separator: " ")
    if !name.isEmpty { row.description = name }
    return (words[0][0], row)
  }
}

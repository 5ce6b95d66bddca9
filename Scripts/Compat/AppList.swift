import Foundation

/// An app to check.
struct ListedApp: Sendable {
  /// The repository and the folder, as printed.
  let name: String
  let folder: String
  /// Whether it imports no third-party modules, according to the table.
  let isPlain: Bool

  /// Returns the apps of a table whose folders exist, and the number of absent ones.
  ///
  /// The first columns of the table are repository and folder, and one is called `missing_modules`.
  static func list(in table: String, corpus: String) throws -> (there: [ListedApp], absent: Int) {
    let rows = try String(contentsOfFile: table, encoding: .utf8).split(whereSeparator: \.isNewline)
      .map(fields)
    guard let header = rows.first else { return ([], 0) }
    let modules = header.firstIndex(of: "missing_modules")
    let apps: [ListedApp?] = rows.dropFirst().map { row in
      guard row.count >= 2 else { return nil }
      let folder = "\(corpus)/\(row[0].replacing("/", with: "+"))/\(row[1])"
      guard FileManager.default.fileExists(atPath: folder) else { return nil }
      let missing = modules.flatMap { row.indices.contains($0) ? row[$0] : nil } ?? ""
      return ListedApp(name: "\(row[0])/\(row[1])", folder: folder, isPlain: missing.isEmpty)
    }
    return (apps.compactMap(\.self), apps.count { $0 == nil })
  }

  /// Returns the fields of a line; a field with a comma is quoted.
  private static func fields(_ line: Substring) -> [String] {
    var fields = [""]
    var isQuoted = false
    for character in line where character != "\r" {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: fields.append("")
      default: fields[fields.count - 1].append(character)
      }
    }
    return fields
  }
}

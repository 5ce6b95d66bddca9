import ArgumentParser
import Foundation

/// The names of subcommands, and suggestions for others.
struct CommandNames {
  let names: [String]

  init(_ commands: [any ParsableCommand.Type]) {
    names = commands.filter { $0.configuration.shouldDisplay }.compactMap {
      $0.configuration.commandName
    }
  }

  /// Throws if the first argument is neither a subcommand nor an option.
  func check(_ arguments: some Collection<String>, hidden: Set<String>) throws {
    guard let typed = arguments.first, !typed.hasPrefix("-"), !names.contains(typed),
      !hidden.contains(typed)
    else { return }
    let help = "`quoin --help` lists the commands."
    throw CommandFailure.usage(
      "there is no command “\(typed)”",
      try: suggestion(for: typed).map { "Did you mean \($0)? \(help)" } ?? help)
  }

  /// Returns the command that was probably meant.
  func suggestion(for typed: String) -> String? {
    if FileManager.default.fileExists(atPath: typed) {
      return "quoin render \(typed) -o \(PreviewInput.isFolder(typed) ? "OUT" : "picture.png")"
    }
    if let other = Self.otherNames[typed.lowercased()] { return "quoin \(other)" }
    return Self.nearest(to: typed, in: names).map { "quoin \($0)" }
  }

  /// Returns the name that differs least from a typed one, if the difference is small.
  static func nearest(to typed: String, in names: [String]) -> String? {
    let wanted = Array(typed.lowercased())
    return names.map { (name: $0, distance: distance(wanted, Array($0.lowercased()))) }
      .filter { $0.distance <= max(1, min(wanted.count, $0.name.count) / 3) }
      .min { $0.distance < $1.distance }?.name
  }

  /// Names under which people look for a command.
  private static let otherNames = [
    "ask": "why", "fix": "why", "draw": "render", "studio": "preview", "compile": "check",
  ]

  /// Returns the number of letters to insert, delete, replace or exchange to turn one name into the
  /// other.
  private static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var rows = [Array(0...second.count)]
    for (line, letter) in first.prefix(64).enumerated() {
      var row = [line + 1]
      for (column, other) in second.enumerated() {
        let replaced = rows[line][column] + (letter == other ? 0 : 1)
        var least = min(rows[line][column + 1] + 1, row[column] + 1, replaced)
        if line > 0, column > 0, letter == second[column - 1], first[line - 1] == other {
          least = min(least, rows[line - 1][column - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[rows.count - 1][second.count]
  }
}

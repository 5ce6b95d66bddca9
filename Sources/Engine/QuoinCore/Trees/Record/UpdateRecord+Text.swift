import Foundation

extension UpdateRecord: CustomStringConvertible {
  /// A readable description of the update: its cost, followed by its changes, at most twenty lines
  /// of each kind.
  ///
  ///     1 body, 3 measurements, 4 placements, 1 pass
  ///     bodies
  ///       Counter: _count changed.
  public var description: String {
    var lines = [
      [
        Self.count(evaluations.count, "body", "bodies"), Self.count(measurements, "measurement"),
        Self.count(placements, "placement"), Self.count(passes, "pass", "passes"),
      ].joined(separator: ", ")
    ]
    func add(_ title: String, _ entries: [String]) {
      guard !entries.isEmpty else { return }
      lines.append(title)
      lines += entries.prefix(20).map { "  " + $0 }
      if entries.count > 20 { lines.append("  and \(entries.count - 20) more") }
    }
    add("bodies", evaluations.map(\.text))
    add("state", states.map(\.text))
    add(
      "measured",
      measured.map { node in
        "\(node.name)\(node.identifier.map { " \"\($0)\"" } ?? "") in \(node.path): \(Self.count(node.proposals, "proposal"))"
      })
    add("frames", frames.map(\.text))
    return lines.joined(separator: "\n")
  }

  private static func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number) \(number == 1 ? one : many ?? one + "s")"
  }
}

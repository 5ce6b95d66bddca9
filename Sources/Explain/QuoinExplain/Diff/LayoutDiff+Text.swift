import Foundation
import QuoinGeometry
import QuoinLayout

extension LayoutDiff: CustomStringConvertible {
  /// The first differing decision that made frames move, and how far they moved.
  public var summary: String {
    guard let decision else {
      return moves.isEmpty ? "Nothing differs." : "Frames differ, but no decision explains it."
    }
    guard decision.isEffective else { return "\(decision.summary) No frame moved." }
    return decision.summary
  }

  /// The summary, followed by one line for each view that moved, was added or was removed.
  public var description: String {
    var lines = [summary]
    let others = decisions.indices.filter { $0 != first }
    if !others.isEmpty {
      lines.append("Also changed:")
      lines += others.prefix(Self.longestList).map { "  \(decisions[$0].summary)" }
      lines += Self.more(others.count)
    }
    let own = moves.filter(\.isOwn)
    if !own.isEmpty {
      lines.append("Moved or resized:")
      let width = own.prefix(Self.longestList).map(\.view.count).max() ?? 0
      lines += own.prefix(Self.longestList).map { move in
        let name = move.view.padding(toLength: width, withPad: " ", startingAt: 0)
        return "  \(name)  \(Self.text(move.from)) → \(Self.text(move.to))"
      }
      lines += Self.more(own.count)
    }
    let along = moves.count - own.count
    if along > 0 { lines.append("\(along) moved with the views around them.") }
    for (title, places) in [("New:", added), ("Gone:", removed)] where !places.isEmpty {
      lines.append(title)
      lines += places.prefix(Self.longestList).map { "  \($0.view)  \(Self.text($0.frame))" }
      lines += Self.more(places.count)
    }
    return lines.joined(separator: "\n")
  }

  private static let longestList = 20

  private static func more(_ count: Int) -> [String] {
    count > longestList ? ["  and \(count - longestList) more"] : []
  }

  private static func text(_ frame: CGRect) -> String {
    let place = "\(LengthFormat.text(frame.minX)), \(LengthFormat.text(frame.minY))"
    return "\(LengthFormat.text(frame.size)) at \(place)"
  }
}

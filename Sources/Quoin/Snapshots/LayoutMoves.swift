import Foundation
import QuoinExplain
import QuoinGeometry

/// What lies elsewhere in one layout than in another, and the decision that made it so.
///
/// ``LayoutDiff`` finds both; here they are as a snapshot's failure lists them.
package struct LayoutMoves: Sendable {
  /// Something that moved, changed its size, came or went.
  package struct Change: Sendable, Equatable, Codable {
    /// The view as a report calls it, with its identifiers.
    package var name: String
    /// Its frames in the reference and in the result, in points; `nil` where it isn't there.
    package var before, after: CGRect?

    /// `Text("Hi") #title: 20 × 10 at 0, 0 → 30 × 10 at 0, 0`.
    package var text: String {
      "\(name): \(LayoutMoves.text(of: before)) → \(LayoutMoves.text(of: after))"
    }
  }

  /// `20 × 10 at 0, 0`.
  package static func text(of frame: CGRect?) -> String {
    guard let frame else { return "not there" }
    return
      "\(LengthFormat.text(frame.size)) at \(LengthFormat.text(frame.minX)), \(LengthFormat.text(frame.minY))"
  }

  /// In the order of the views.
  package private(set) var changes: [Change] = []
  /// The first decision that differs, as a sentence; `nil` where no frame differs.
  package private(set) var decision: String?

  package init(from reference: LayoutReport, to result: LayoutReport) {
    let difference = LayoutDiff(from: reference, to: result)
    let moved = difference.moves.map {
      ($0.after, Change(name: result.nodes[$0.after].label, before: $0.from, after: $0.to))
    }
    let added = difference.added.map {
      ($0.node, Change(name: result.nodes[$0.node].label, before: nil, after: $0.frame))
    }
    changes =
      (moved + added).sorted { $0.0 < $1.0 }.map(\.1)
      + difference.removed.map {
        Change(name: reference.nodes[$0.node].label, before: $0.frame, after: nil)
      }
    decision = changes.isEmpty ? nil : difference.sentence
  }

  /// The changes, a line each.
  package var text: String { changes.map(\.text).joined(separator: "\n") }
}

extension LayoutReport.Node {
  /// The node as messages call it: `Text("Hi") #title`.
  package var label: String { ([name] + identifiers.map { "#\($0)" }).joined(separator: " ") }
}

import Foundation
import QuoinExplain
import QuoinGeometry

/// The views that differ between two layouts, and the decision that caused it.
///
/// ``LayoutDiff`` determines both; this formats them for a snapshot's failure.
package struct LayoutMoves: Sendable {
  /// A view that moved, changed its size, was added or removed.
  package struct Change: Sendable, Equatable, Codable {
    /// The view's name in the report, with its identifiers.
    package var name: String
    /// Its frames in the reference and in the result, in points; `nil` if it doesn't exist there.
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

  /// The changes, in the order of the views.
  package private(set) var changes: [Change] = []
  /// The first decision that differs, as a sentence; `nil` if no frame differs.
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
    decision = changes.isEmpty ? nil : difference.summary
  }

  /// The changes, one per line.
  package var text: String { changes.map(\.text).joined(separator: "\n") }
}

extension LayoutReport.Node {
  /// The node in messages: `Text("Hi") #title`.
  package var label: String { ([name] + identifiers.map { "#\($0)" }).joined(separator: " ") }
}

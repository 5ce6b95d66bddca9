import Foundation
import QuoinGeometry

// Individual changes of an update, recorded while the host's `recordsDetails` is on.

extension UpdateRecord {
  /// A state that was created, kept while its view was evaluated again, or lost.
  public struct StateChange: Sendable, Hashable {
    public enum Fate: Sendable, Hashable {
      case created, kept
      case lost(LossReason)
    }
    /// The name of the view's or modifier's type.
    public var view: String
    /// The name of the stored property, such as `_count`.
    public var property: String
    /// The views and ids on the path to the view, such as `Feed/[5]/Row`.
    public var path: String
    public var fate: Fate
  }

  /// The reason for the loss of a state.
  public enum LossReason: String, Sendable, Hashable, Codable {
    /// A condition chose a different branch.
    case branchChanged = "another branch is shown"
    /// `.id(_:)` has a different value.
    case idChanged = "its id is another"
    /// The element of a `ForEach` no longer exists.
    case itemRemoved = "its item is no longer there"
    /// An `AnyView` contains a view of a different type.
    case typeChanged = "its type is another"
    /// The enclosing view no longer exists.
    case contentGone = "what was around it is gone"
  }

  /// A node whose size was measured, not counting cached results.
  public struct NodeMeasurement: Sendable, Hashable, Codable {
    /// The view or modifier of the node.
    public var name: String
    public var identifier: String?
    public var path: String
    /// The number of proposals for which it computed a size.
    public var proposals: Int
  }

  /// A view that moved, appeared or disappeared. Frames are in the root's space, in points.
  public struct FrameChange: Sendable, Hashable {
    /// The view or modifier.
    public var name: String
    public var identifier: String?
    public var path: String
    /// The previous frame, or `nil` for a view that appeared.
    public var before: CGRect?
    /// The current frame, or `nil` for a view that disappeared.
    public var after: CGRect?
  }

  /// The views that appeared.
  public var inserted: [FrameChange] { frames.filter { $0.before == nil } }
  /// The views that disappeared.
  public var removed: [FrameChange] { frames.filter { $0.after == nil } }
  /// The views that moved.
  public var moved: [FrameChange] { frames.filter { $0.before != nil && $0.after != nil } }

  /// Returns the change of the view with the accessibility identifier `identifier`, or `nil` if its
  /// frame didn't change.
  public func frameChange(of identifier: String) -> FrameChange? {
    frames.first { $0.identifier == identifier }
  }

  /// The states that were lost.
  public var lostStates: [StateChange] {
    states.filter { if case .lost = $0.fate { true } else { false } }
  }
}

extension UpdateRecord.StateChange {
  /// A description of the change: `lost _count of Feed/[5]/Row: its item was removed`.
  public var text: String {
    switch fate {
    case .created: "created \(property) of \(path)"
    case .kept: "kept \(property) of \(path)"
    case .lost(let reason): "lost \(property) of \(path): \(reason.text)"
    }
  }
}

extension UpdateRecord.LossReason {
  /// The reason in words; the raw value is its spelling in JSON.
  var text: String {
    switch self {
    case .branchChanged: "another branch is shown"
    case .idChanged: "its id changed"
    case .itemRemoved: "its item was removed"
    case .typeChanged: "its type changed"
    case .contentGone: "the view around it was removed"
    }
  }
}

extension UpdateRecord.FrameChange {
  /// A description of the change: `"title" Text: (0, 0) 20 × 10 -> (0, 5) 20 × 10`.
  public var text: String {
    let name = identifier.map { "\"\($0)\" \(self.name)" } ?? "\(self.name) in \(path)"
    return switch (before, after) {
    case (let before?, let after?): "\(name): \(Self.text(before)) -> \(Self.text(after))"
    case (nil, let after?): "\(name): new at \(Self.text(after))"
    case (let before?, nil): "\(name): removed from \(Self.text(before))"
    case (nil, nil): name
    }
  }

  private static func text(_ frame: CGRect) -> String {
    "(\(LengthFormat.text(frame.minX)), \(LengthFormat.text(frame.minY))) \(LengthFormat.text(frame.size))"
  }
}

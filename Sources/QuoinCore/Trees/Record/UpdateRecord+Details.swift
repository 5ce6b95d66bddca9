import Foundation
import QuoinGeometry

// Single changes of an update: recorded while the host's `recordsDetails` is on.

extension UpdateRecord {
  /// State that came into being, stayed while its view was evaluated again, or went.
  public struct StateChange: Sendable, Hashable {
    public enum Fate: Sendable, Hashable {
      case created, kept
      case lost(LossReason)
    }
    /// The name of the view's or modifier's type.
    public var view: String
    /// The property, as the compiler spells it: `_count`.
    public var property: String
    /// The views and ids on the way to the view: `Feed/[5]/Row`.
    public var path: String
    public var fate: Fate
  }

  /// Why state went.
  public enum LossReason: String, Sendable, Hashable, Codable {
    /// The other branch of a condition is shown.
    case branchChanged = "another branch is shown"
    /// `.id(_:)` has another value.
    case idChanged = "its id is another"
    /// The element of a `ForEach` is no longer there.
    case itemRemoved = "its item is no longer there"
    /// An `AnyView` holds a view of another type.
    case typeChanged = "its type is another"
    /// The view around is no longer there.
    case contentGone = "what was around it is gone"
  }

  /// A node whose size was measured; cached answers don't count.
  public struct NodeMeasurement: Sendable, Hashable, Codable {
    /// The view or modifier that the node stands for.
    public var name: String
    public var identifier: String?
    public var path: String
    /// How many proposals it computed an answer to.
    public var proposals: Int
  }

  /// A view that lies elsewhere than before, or came, or went. Frames are in the root's space, in points.
  public struct FrameChange: Sendable, Hashable {
    /// The view or modifier.
    public var name: String
    public var identifier: String?
    public var path: String
    /// Where it was; `nil` for one that came.
    public var before: CGRect?
    /// Where it is; `nil` for one that went.
    public var after: CGRect?
  }

  /// The views that came.
  public var inserted: [FrameChange] { frames.filter { $0.before == nil } }
  /// The views that went.
  public var removed: [FrameChange] { frames.filter { $0.after == nil } }
  /// The views that lie elsewhere than before.
  public var moved: [FrameChange] { frames.filter { $0.before != nil && $0.after != nil } }

  /// How the view called `identifier` (`.accessibilityIdentifier`) lies elsewhere; `nil` where it doesn't.
  public func frameChange(of identifier: String) -> FrameChange? {
    frames.first { $0.identifier == identifier }
  }

  /// The state that went.
  public var lostStates: [StateChange] {
    states.filter { if case .lost = $0.fate { true } else { false } }
  }
}

extension UpdateRecord.StateChange {
  /// The change in words: `lost _count of Feed/[5]/Row: its item is no longer there`.
  public var text: String {
    switch fate {
    case .created: "created \(property) of \(path)"
    case .kept: "kept \(property) of \(path)"
    case .lost(let reason): "lost \(property) of \(path): \(reason.rawValue)"
    }
  }
}

extension UpdateRecord.FrameChange {
  /// The change in words: `"title" Text: (0, 0) 20 × 10 -> (0, 5) 20 × 10`.
  public var text: String {
    let name = identifier.map { "\"\($0)\" \(self.name)" } ?? "\(self.name) in \(path)"
    return switch (before, after) {
    case (let before?, let after?): "\(name): \(Self.text(before)) -> \(Self.text(after))"
    case (nil, let after?): "\(name): new at \(Self.text(after))"
    case (let before?, nil): "\(name): gone from \(Self.text(before))"
    case (nil, nil): name
    }
  }

  private static func text(_ frame: CGRect) -> String {
    "(\(LengthFormat.text(frame.minX)), \(LengthFormat.text(frame.minY))) \(LengthFormat.text(frame.size))"
  }
}

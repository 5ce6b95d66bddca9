import Foundation
import QuoinLayout

/// The reaction of a view to touches, attached to the nodes of the view in a live tree and retained
/// with its identity.
///
/// A modifier or control creates it once with ``Emission/keep(_:)``, updates its actions in each
/// emission, and attaches it with ``TouchAttachments/attach(_:since:)-(Responder,_)``.
@MainActor
open class Responder {
  /// The priority of a gesture relative to those inside the view (recorded: inner ones take
  /// precedence by default).
  public enum Priority: Hashable, Sendable { case low, high, simultaneous }

  public var priority = Priority.low
  /// Whether gestures inside the view are also recognized.
  public var allowsInside = true
  public var allowsOwn = true
  /// Whether the view was enabled in the environment in which the responder was attached.
  public internal(set) var isEnabled = true
  /// The nodes to which the responder is attached.
  public internal(set) var nodes: [LayoutTree.NodeID] = []

  public init() {}

  /// Returns the recognizer of the gesture, if possible by updating `known`, the previous
  /// recognizer of the same touch.
  ///
  /// Returns `nil` for a responder that only makes its view findable.
  open func recognizer(renewing known: Recognizer<Void>?) -> Recognizer<Void>? { nil }

  /// Whether texts inside the view are its title, so that a search for one of them finds the whole
  /// view.
  open var isControl: Bool { false }

  /// Whether the responder only follows drags, including those that start on a control inside, like
  /// a scroll view.
  open var isPan: Bool { false }

  /// The name of the responder in messages, such as `onTapGesture` or `Button`.
  open var name: String { "gesture" }
}

/// The touch behavior attached to a node; a node may have several, from the inside out.
enum Attachment {
  case responder(Responder)
  /// Limits touches to a shape.
  case shape(@MainActor (CGPoint, CGRect) -> Bool)
  /// Makes the whole frame and content outside of it touchable.
  case area
  /// Disables touches of the view and its descendants.
  case refusal
  /// The accessibility label of the view.
  case label(String)
  case hover(HoverResponder)
}

import Foundation
import QuoinLayout

/// The reaction of a view to touches: attached to the nodes of the view in a living tree, and kept with its
/// identity.
///
/// A modifier or control makes it once with ``Emission/keep(_:)``, renews its actions with every emission, and
/// attaches it with `Emission.attach(_:since:)`.
@MainActor
open class Responder {
  /// How a gesture ranks against those inside the view (recorded: those inside win by default).
  public enum Priority: Hashable, Sendable { case low, high, simultaneous }

  public var priority = Priority.low
  /// Whether gestures inside the view are recognized beside this one.
  public var allowsInside = true
  public var allowsOwn = true
  /// Whether the view was enabled in the environment that the responder was attached in.
  public internal(set) var isEnabled = true
  /// The nodes it is attached to.
  public internal(set) var nodes: [LayoutTree.Node] = []

  public init() {}

  /// The recognizer of the gesture; `known` is the one returned before for the same touch, to be renewed.
  ///
  /// `nil` for a view that only has to be found.
  open func recognizer(renewing known: Recognizer<Void>?) -> Recognizer<Void>? { nil }

  /// Whether texts inside are its title: a search for one of these texts finds the whole view.
  open var isControl: Bool { false }

  /// Whether it only follows drags, also those that begin on a control inside: a scroll view.
  open var isPan: Bool { false }

  /// The name of the responder in messages: `onTapGesture`, `Button`.
  open var name: String { "gesture" }
}

/// How a node takes touches; a node has several, from the inside out.
enum Attachment {
  case responder(Responder)
  /// Limits touches to a shape in a frame of the window.
  case shape(@MainActor (CGPoint, CGRect) -> Bool)
  /// Touches reach everything in the frame, and parts of the content outside of it.
  case area
  /// Touches reach nothing inside.
  case refusal
  /// The accessibility label of the view.
  case label(String)
  case hover(HoverResponder)
}

extension Emission {
  /// Has `responder` take part in touches of the elements added since `mark`. Only in a living tree.
  public func attach(_ responder: Responder, since mark: LayoutTree.Mark) {
    guard isLiving else { return }
    responder.isEnabled = environment.isEnabled
    responder.nodes = []
    tree.forEach(since: mark) { node in
      responder.nodes.append(node)
      attach(.responder(responder), to: node)
    }
  }

  func attach(_ attachment: Attachment, to node: LayoutTree.Node) {
    guard isLiving else { return }
    store.attachments.change(node, from: []) { $0.append(attachment) }
  }
}

import Foundation
import QuoinLayout

/// What a view does when it is touched: attached to the nodes of the view in a living tree, and kept with its
/// identity.
///
/// A modifier or control makes it once with ``Emission/keep(_:)``, renews what it does with every emission, and
/// attaches it with `Emission.attach(_:since:)`.
@MainActor
open class Responder {
  /// How a gesture stands to those inside the view (recorded: those inside win unless something else is said).
  public enum Priority: Hashable, Sendable { case low, high, simultaneous }

  public var priority = Priority.low
  /// Whether gestures inside the view, and this one, are recognized.
  public var allowsInside = true
  public var allowsOwn = true
  /// Whether the view can be used: what the environment said when it was attached.
  public internal(set) var isEnabled = true
  /// The nodes it is attached to.
  public internal(set) var nodes: [LayoutTree.Node] = []

  public init() {}

  /// What recognizes the gesture; `known` is what it returned before for the same touch, to be renewed.
  ///
  /// `nil` for a view that only wants to be found.
  open func recognizer(renewing known: Recognizer<Void>?) -> Recognizer<Void>? { nil }

  /// Whether texts inside are its title: whoever asks for one of them by what it says means the whole view.
  open var isControl: Bool { false }

  /// Whether it follows drags that something inside a control begins, and does nothing else: a scroll view.
  open var isPan: Bool { false }

  /// What messages call it: `onTapGesture`, `Button`.
  open var name: String { "gesture" }
}

/// What the touches of a node meet, from the inside out.
enum Attachment {
  case responder(Responder)
  /// The shape that the view is touched in, in a frame of the window.
  case shape(@MainActor (CGPoint, CGRect) -> Bool)
  /// Everything in the frame is touched, beside what reaches out of it.
  case area
  /// Nothing inside is touched.
  case refusal
  /// What the view is called aloud.
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

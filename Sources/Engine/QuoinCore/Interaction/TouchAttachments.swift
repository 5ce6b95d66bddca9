import Foundation
import QuoinLayout

/// Attaches gestures, pointer handlers, touchable areas and labels to emitted nodes; does nothing
/// in a tree that is emitted once.
@MainActor
public struct TouchAttachments {
  @usableFromInline package let emission: Emission

  @inlinable init(_ emission: Emission) { self.emission = emission }

  /// Makes `responder` participate in touches of the elements added since `mark`.
  public func attach(_ responder: Responder, since mark: LayoutTree.Mark) {
    guard emission.isLiving else { return }
    responder.isEnabled = emission.environment.isEnabled
    responder.nodes = []
    emission.tree.forEach(since: mark) { node in
      responder.nodes.append(node)
      attach(.responder(responder), to: node)
    }
  }

  /// Makes `responder` participate in touches of `node`, which may still be open.
  package func attach(_ responder: Responder, to node: LayoutTree.NodeID) {
    guard emission.isLiving else { return }
    responder.isEnabled = emission.environment.isEnabled
    responder.nodes = [node]
    attach(.responder(responder), to: node)
  }

  /// Notifies `responder` of pointers over the elements added since `mark`, unless they are
  /// disabled.
  public func attach(_ responder: HoverResponder, since mark: LayoutTree.Mark) {
    responder.isEnabled = emission.environment.isEnabled
    emission.tree.forEach(since: mark) { attach(.hover(responder), to: $0) }
  }

  /// Limits touches inside the elements added since `mark` to the points that `contains` accepts,
  /// all of which become touchable.
  ///
  /// `contains` receives a point of the picture and the element's frame there.
  public func limit(
    since mark: LayoutTree.Mark, to contains: @escaping @MainActor (CGPoint, CGRect) -> Bool
  ) {
    emission.tree.forEach(since: mark) { attach(.shape(contains), to: $0) }
  }

  /// Makes the whole frame of `node` touchable, and content outside of the frame.
  public func accept(on node: LayoutTree.NodeID) { attach(.area, to: node) }

  /// Disables touches of everything added since `mark`.
  public func refuse(since mark: LayoutTree.Mark) {
    emission.tree.forEach(since: mark) { attach(.refusal, to: $0) }
  }

  /// Sets an accessibility label for the elements added since `mark`.
  public func label(since mark: LayoutTree.Mark, _ label: @autoclosure () -> String) {
    guard emission.isLiving else { return }
    let label = label()
    emission.tree.forEach(since: mark) { attach(.label(label), to: $0) }
  }

  private func attach(_ attachment: Attachment, to node: LayoutTree.NodeID) {
    guard emission.isLiving else { return }
    emission.store.attachments.change(node, from: []) { $0.append(attachment) }
  }
}

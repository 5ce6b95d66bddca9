import QuoinLayout

/// A presentation shown above everything else in the window, attached to its nodes.
@MainActor
package protocol FrontmostPresentation: AnyObject {
  /// The name of the presentation in messages, such as `sheet`.
  var frontName: String { get }
}

/// A control that can be found by a title that it doesn't necessarily draw, attached to its nodes.
@MainActor
package protocol Titled {
  var title: String? { get }
}

extension EmittedNodes {
  /// The frontmost presentation and its node.
  package var front: (thing: any FrontmostPresentation, node: LayoutTree.NodeID)? {
    attachments((any FrontmostPresentation).self, inside: tree.root ?? .absent).last
  }

  /// The node of the frontmost presentation, or the root of the window; absent if the window is
  /// empty.
  package var frontNode: LayoutTree.NodeID { front?.node ?? tree.root ?? .absent }

  /// Returns the attached objects of a type in the frontmost presentation, or in the window if
  /// nothing is presented.
  package func carriedInFront<Thing>(_ type: Thing.Type)
    -> [(thing: Thing, node: LayoutTree.NodeID)]
  {
    attachments(type, inside: frontNode)
  }
}

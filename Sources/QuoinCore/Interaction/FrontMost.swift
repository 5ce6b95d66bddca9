import QuoinLayout

/// Something that is shown above everything else in the window, and carried by its nodes.
@MainActor
package protocol FrontMost: AnyObject {
  /// What messages call it: `sheet`.
  var frontName: String { get }
}

/// A control that may have a title which isn't drawn, and is found by it all the same; carried by its nodes.
@MainActor
package protocol Titled {
  var title: String? { get }
}

extension Emission {
  /// What is shown in front of everything else: the nodes around it, and what it is.
  package var front: (thing: any FrontMost, node: LayoutTree.Node)? {
    carried((any FrontMost).self, inside: tree.root).last
  }

  /// What the front one of the presentations shows, else the window.
  package var frontNode: LayoutTree.Node { front?.node ?? tree.root }
}

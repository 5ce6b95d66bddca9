import QuoinLayout

/// A presentation that is shown above everything else in the window; its nodes carry it.
@MainActor
package protocol FrontMost: AnyObject {
  /// What messages call it: `sheet`.
  var frontName: String { get }
}

/// A control that can be found by a title which it need not draw; its nodes carry it.
@MainActor
package protocol Titled {
  var title: String? { get }
}

extension Emission {
  /// The front presentation, and the node around it.
  package var front: (thing: any FrontMost, node: LayoutTree.Node)? {
    carried((any FrontMost).self, inside: tree.root).last
  }

  /// The node of the front presentation, else the root of the window.
  package var frontNode: LayoutTree.Node { front?.node ?? tree.root }
}

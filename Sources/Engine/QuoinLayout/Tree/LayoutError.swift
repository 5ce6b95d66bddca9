/// An error that prevents a layout.
public enum LayoutError: Error, CustomStringConvertible, Equatable {
  /// The tree has more levels than ``LayoutTree/depthLimit``.
  case tooDeep(Int)
  /// The tree has this many top-level nodes instead of one.
  case severalRoots(Int)
  /// A layout of the tree is in progress, and nothing inside it may change the tree or start
  /// another layout.
  case isLayingOut

  public var description: String {
    switch self {
    case .tooDeep(let depth):
      "The view is nested \(depth) levels deep; the limit is \(LayoutTree.depthLimit). Look for a view or modifier that wraps itself infinitely."
    case .severalRoots(let count):
      "The tree has \(count) root views, and a layout needs one. Put them into a stack."
    case .isLayingOut:
      "The tree is already being laid out. Its own layouts and leaves can't build it or lay it out."
    }
  }
}

/// Which algorithm a node runs.
enum NodeKind: UInt8 {
  /// The list at the top of a tree; its only child is the root.
  case list
  // Leaves
  case leaf, square, measured
  // Containers
  case stack, zStack, custom
  // Wrappers of one child
  case fixedFrame, flexFrame, padding, fixedSize, aspectRatio, offset, effect
  // A primary child and at most one secondary child
  case overlay, background
  // What only the layout decides: a leaf whose children are added after it, and a wrapper whose child lies at another
  // view's place
  case reader, matched
  // What depends on the scroll view or the window around
  case containerFrame, safeAreaIgnoring, safeAreaInset
  case position
  // One child at a time, out of several
  case fitting
  // Columns and rows
  case grid
  // What shows a part of its content, and what makes only those of its children that are seen
  case scroll, lazy
  // The edge of what an element of a living tree emits by itself
  case boundary
  // A record nobody uses
  case free
}

/// What is true of a node, in one word, so that questions about several flags are one comparison.
struct NodeFlags: OptionSet {
  let rawValue: UInt32
  /// The width depends on both proposals.
  static let coupledWidth = NodeFlags(rawValue: 1)
  /// The height depends on both proposals.
  static let coupledHeight = NodeFlags(rawValue: 2)
  static let coupled: NodeFlags = [.coupledWidth, .coupledHeight]
  /// Answers every proposal with the same size.
  static let rigid = NodeFlags(rawValue: 4)
  /// A stack along y; `fixedSize`, `ViewThatFits` and `containerRelativeFrame` have the vertical axis.
  static let vertical = NodeFlags(rawValue: 8)
  /// The same wrappers have the horizontal axis.
  static let horizontal = NodeFlags(rawValue: 16)
  /// A stack whose children all have one priority.
  static let onePriority = NodeFlags(rawValue: 32)
  /// A stack whose fitting order never changes: all its children stand alone along it.
  static let ordered = NodeFlags(rawValue: 64)
  /// Something inside has a text baseline.
  static let hasBaselines = NodeFlags(rawValue: 128)
  /// Something inside wrote an `alignmentGuide`.
  static let hasGuides = NodeFlags(rawValue: 256)
  /// Runs from right to left.
  static let rightToLeft = NodeFlags(rawValue: 512)
  /// `aspectRatio` fills instead of fitting.
  static let fills = NodeFlags(rawValue: 1024)
  /// A stack whose children's records hold their answers for the offer in `last`.
  static let divided = NodeFlags(rawValue: 2048)
  /// The spacing preference has not been worked out, as no neighbour asked for it yet.
  static let spacingUnknown = NodeFlags(rawValue: 4096)
  /// A Spacer seen through its frames: keeps its zero spacing (Rules/Spacing.md#frames).
  static let spacer = NodeFlags(rawValue: 8192)
  /// Something inside is a layout of the user's, whose answers can't be checked.
  static let foreign = NodeFlags(rawValue: 16384)
  /// The flags that a node has because something inside has them.
  static let inherited: NodeFlags = [.hasBaselines, .hasGuides, .foreign]
  /// A wrapper that hides its child's spacing and priority.
  static let ordinary = NodeFlags(rawValue: 32768)
  /// A `safeAreaInset` at the bottom or trailing edge.
  static let atEnd = NodeFlags(rawValue: 65536)
  /// What is inside is drawn transformed: no safe area is seen through it.
  static let transforms = NodeFlags(rawValue: 131072)
  /// Has a priority of its own, which stays when the node is closed again.
  static let hasPriority = NodeFlags(rawValue: 1 << 24)
  /// Answered or changed since its content was placed: the next layout places the content again.
  static let needsPlacement = NodeFlags(rawValue: 1 << 25)
  /// The width stands alone, and is the greatest there is for every offer that is longer (``LayoutNode/isFull(_:)``).
  static let fullWidth = NodeFlags(rawValue: 1 << 28)
  /// The same of the height.
  static let fullHeight = NodeFlags(rawValue: 1 << 29)
  /// A frame of two fixed lengths around a leaf, which lies in it as it always will.
  static let settled = NodeFlags(rawValue: 1 << 30)
  /// Belongs to an item of a lazy container that exists and is not shown.
  static let offscreen = NodeFlags(rawValue: 1 << 27)
  /// Is among the nodes that the next layout closes again.
  static let pendingClose = NodeFlags(rawValue: 1 << 26)
}

/// The kind of a node, which selects its algorithm.
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
  // Completed only by the layout: a leaf whose children are added after it, and a wrapper whose
  // child takes another view's place
  case reader, matched
  // Dependent on the enclosing scroll view or window
  case containerFrame, safeAreaIgnoring, safeAreaInset
  case position
  // A choice of one child out of several
  case fitting
  // Columns and rows
  case grid
  // A view of part of its content, and a container that makes only its visible children
  case scroll, lazy
  // The root of an independently emitted element of a live tree
  case boundary
  // A free record
  case free
}

/// The flags of a node, in one word, so that several can be tested with one comparison.
struct NodeFlags: OptionSet {
  let rawValue: UInt32
  /// The width depends on both proposals.
  static let coupledWidth = NodeFlags(rawValue: 1)
  /// The height depends on both proposals.
  static let coupledHeight = NodeFlags(rawValue: 2)
  static let coupled: NodeFlags = [.coupledWidth, .coupledHeight]
  /// The size is the same for every proposal.
  static let rigid = NodeFlags(rawValue: 4)
  /// A stack along y, or a `fixedSize`, `ViewThatFits` or `containerRelativeFrame` with the
  /// vertical axis.
  static let vertical = NodeFlags(rawValue: 8)
  /// One of these wrappers with the horizontal axis.
  static let horizontal = NodeFlags(rawValue: 16)
  /// A stack whose children all have the same priority.
  static let onePriority = NodeFlags(rawValue: 32)
  /// A stack whose fitting order never changes: all its children are independent along it.
  static let ordered = NodeFlags(rawValue: 64)
  /// A descendant has a text baseline.
  static let hasBaselines = NodeFlags(rawValue: 128)
  /// A descendant sets an `alignmentGuide`.
  static let hasGuides = NodeFlags(rawValue: 256)
  /// The node is laid out from right to left.
  static let rightToLeft = NodeFlags(rawValue: 512)
  /// `aspectRatio` fills instead of fitting.
  static let fills = NodeFlags(rawValue: 1024)
  /// A stack whose children's records contain their sizes for the proposal in `last`.
  static let divided = NodeFlags(rawValue: 2048)
  /// The spacing preference has not been computedbecause no neighbor has needed it yet.
  static let spacingUnknown = NodeFlags(rawValue: 4096)
  /// A `Spacer`, or a boundary around one, which keeps its zero spacing in frames
  /// (Rules/Spacing.md#frames).
  static let spacer = NodeFlags(rawValue: 8192)
  /// A descendant is a custom layout, whose sizes can't be checked.
  static let foreign = NodeFlags(rawValue: 16384)
  /// A container whose list of children varies: it has an `if`, an optional or a `ForEach`.
  static let dynamicList = NodeFlags(rawValue: 1 << 18)
  /// The node or a descendant has a list that varies.
  static let hasDynamicLists = NodeFlags(rawValue: 1 << 19)
  /// The flags that a node inherits from its descendants.
  static let inherited: NodeFlags = [.hasBaselines, .hasGuides, .foreign, .hasDynamicLists]
  /// A wrapper that hides its child's spacing and priority.
  static let ordinary = NodeFlags(rawValue: 32768)
  /// A `safeAreaInset` at the bottom or trailing edge.
  static let atEnd = NodeFlags(rawValue: 65536)
  /// The content is drawn transformed, so that safe areas outside don't apply to it.
  static let transforms = NodeFlags(rawValue: 131072)
  /// The node has an explicit priority, which remains when the node is closed again.
  static let hasPriority = NodeFlags(rawValue: 1 << 24)
  /// The node was measured or changed since its content was placed, so that the next layout places
  /// the content again.
  static let needsPlacement = NodeFlags(rawValue: 1 << 25)
  /// The width is independent, and is the maximum for every longer proposal
  /// (``LayoutNode/isFull(_:)``).
  static let fullWidth = NodeFlags(rawValue: 1 << 28)
  /// The height is independent, and is the maximum for every longer proposal.
  static let fullHeight = NodeFlags(rawValue: 1 << 29)
  /// A frame of two fixed lengths around a leaf that already has its final position in it.
  static let settled = NodeFlags(rawValue: 1 << 30)
  /// The node belongs to an existing item of a lazy container that is not shown.
  static let offscreen = NodeFlags(rawValue: 1 << 27)
  /// The next layout closes the node again.
  static let pendingClose = NodeFlags(rawValue: 1 << 26)
}

/// The set operations that a layout uses. Those of `OptionSet` are generic, and took two fifths of
/// the processor time of the engine's tests, which are built without optimization.
extension NodeFlags {
  @inline(__always)
  func contains(_ other: NodeFlags) -> Bool { rawValue & other.rawValue == other.rawValue }

  @inline(__always)
  func isSuperset(of other: NodeFlags) -> Bool { contains(other) }

  @inline(__always)
  func isDisjoint(with other: NodeFlags) -> Bool { rawValue & other.rawValue == 0 }

  @inline(__always)
  var isEmpty: Bool { rawValue == 0 }

  @inline(__always)
  func union(_ other: NodeFlags) -> NodeFlags { NodeFlags(rawValue: rawValue | other.rawValue) }

  @inline(__always)
  func intersection(_ other: NodeFlags) -> NodeFlags {
    NodeFlags(rawValue: rawValue & other.rawValue)
  }

  @inline(__always)
  mutating func insert(_ other: NodeFlags) { self = union(other) }

  @inline(__always)
  mutating func formUnion(_ other: NodeFlags) { self = union(other) }

  @inline(__always)
  mutating func remove(_ other: NodeFlags) {
    self = NodeFlags(rawValue: rawValue & ~other.rawValue)
  }

  @inline(__always)
  static func == (first: NodeFlags, second: NodeFlags) -> Bool {
    first.rawValue == second.rawValue
  }
}

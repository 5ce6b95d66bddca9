import Foundation
import QuoinGeometry

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
  // What is known only after layout: a leaf whose children come late, and a wrapper whose child goes elsewhere
  case reader, matched
  // What depends on the container or the window around
  case containerFrame, safeAreaIgnoring, safeAreaInset
  case position
  // One child at a time, out of several
  case fitting
  // Columns and rows
  case grid
  // What shows a part of its content, and what makes only what is seen
  case scroll, lazy
  // The edge of what is emitted by itself in a tree that changes
  case boundary
  // A record nobody uses
  case free
}

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
  /// The children's records hold their answers for the offer in `last`.
  static let divided = NodeFlags(rawValue: 2048)
  /// The spacing preference has not been worked out: nobody asked yet.
  static let spacingUnknown = NodeFlags(rawValue: 4096)
  /// A Spacer seen through its frames: keeps its zero spacing (SEMANTICS §4.12).
  static let spacer = NodeFlags(rawValue: 8192)
  /// Something inside is code of the host's, whose answers can't be checked.
  static let foreign = NodeFlags(rawValue: 16384)
  /// What a node has because something inside has it.
  static let inherited: NodeFlags = [.hasBaselines, .hasGuides, .foreign]
  /// A wrapper that hides its child's spacing and priority.
  static let ordinary = NodeFlags(rawValue: 32768)
  /// A `safeAreaInset` at the bottom or trailing edge.
  static let atEnd = NodeFlags(rawValue: 65536)
  /// What is inside is drawn transformed: no safe area is seen through it.
  static let transforms = NodeFlags(rawValue: 131072)
  /// Has a priority of its own, which closing the node again must not take away.
  static let hasPriority = NodeFlags(rawValue: 1 << 24)
  /// Was asked or changed since its content was placed.
  static let unplaced = NodeFlags(rawValue: 1 << 25)
  /// A row of a lazy container of a living tree that is there and not shown.
  static let unseen = NodeFlags(rawValue: 1 << 27)
  /// Waits to be closed again.
  static let waiting = NodeFlags(rawValue: 1 << 26)
}

/// A remembered answer.
struct Answer {
  var offer: Offer
  var size: CGSize
}

/// One record of the arena: plain numbers only, so a walk touches no reference count.
///
/// Children are linked by index (first child, next sibling); `-1` ends a list. What needs an object sits
/// in a side table of the ``LayoutTree`` at `payload`.
struct LayoutNode {
  var kind: NodeKind
  /// The alignment of stacks, frames and layers; `.custom` looks into the side table.
  var horizontalLine = AlignmentKey.Line.center
  var verticalLine = AlignmentKey.Line.center
  var flags: NodeFlags = []

  var parent: Int32 = -1
  var firstChild: Int32 = -1
  var lastChild: Int32 = -1
  var next: Int32 = -1
  var childCount: Int32 = 0
  /// First child in the fitting order of a stack, and the next sibling in that order.
  var firstInOrder: Int32 = -1
  var nextInOrder: Int32 = -1
  var payload: Int32 = -1
  /// Index of the spacing preference (0: the ordinary view's).
  var spacing: Int32 = 0
  /// Index of the `alignmentGuide` closures.
  var guides: Int32 = -1
  /// Index of the long memory of a coupled node.
  var memory: Int32 = -1
  /// Nodes on the longest way down.
  var height: Int32 = 1

  var priority: CGFloat = 0
  /// The distance to the sibling before it in a stack.
  var gap: CGFloat = 0
  /// The kind's own numbers; NaN where one is not given.
  var a = CGFloat.nan
  var b = CGFloat.nan
  var c = CGFloat.nan
  var d = CGFloat.nan
  var e = CGFloat.nan
  var f = CGFloat.nan

  var horizontal = LengthRange(0)
  var vertical = LengthRange(0)

  /// The answer given last.
  var last = Answer(offer: Offer(-.infinity, -.infinity), size: .zero)

  /// Where the parent put it, relative to the parent's top-leading corner, before mirroring.
  var origin = CGPoint.zero
  /// The size it answered to `offer`.
  var size = CGSize.zero
  /// The proposal it was placed with.
  var offer = Offer.unspecified

  init(_ kind: NodeKind) { self.kind = kind }

  var axis: Axis {
    @inline(__always) get { flags.contains(.vertical) ? .vertical : .horizontal }
  }

  @inline(__always)
  func range(_ axis: Axis) -> LengthRange { axis == .horizontal ? horizontal : vertical }

  @inline(__always)
  mutating func setRange(_ range: LengthRange, _ axis: Axis) {
    if axis == .horizontal { horizontal = range } else { vertical = range }
  }

  @inline(__always)
  func isCoupled(_ axis: Axis) -> Bool {
    flags.contains(axis == .horizontal ? .coupledWidth : .coupledHeight)
  }

  mutating func setCoupled(_ axis: Axis) {
    flags.insert(axis == .horizontal ? .coupledWidth : .coupledHeight)
  }
}

import Foundation
import QuoinGeometry

/// The size of a node for a proposal.
struct Answer {
  var offer: Offer
  var size: CGSize
}

/// A node's record in the arena. It consists of plain numbers only, so that a walk changes no
/// reference counts.
///
/// Children are linked (first child, next sibling); an absent node ends a list. Anything that needs
/// an object is in a side table of the ``LayoutTree`` at `payload`.
struct LayoutNode {
  var kind: NodeKind
  /// The alignment of stacks, frames and layers; `.custom` refers to the side table.
  var horizontalLine = AlignmentKey.Line.center
  var verticalLine = AlignmentKey.Line.center
  var flags = NodeFlags(rawValue: 0)

  // Links

  var parent = LayoutTree.NodeID.absent
  var firstChild = LayoutTree.NodeID.absent
  var lastChild = LayoutTree.NodeID.absent
  var next = LayoutTree.NodeID.absent
  var childCount: Int32 = 0
  /// The first child in the fitting order of a stack, and the next sibling in that order.
  var firstInOrder = LayoutTree.NodeID.absent
  var nextInOrder = LayoutTree.NodeID.absent

  // Indices into the side tables

  /// The index of the node's entry in the table of its kind.
  var payload: Int32 = -1
  /// The index of the spacing preference; 0 is that of an ordinary view.
  var spacing: Int32 = 0
  /// The index of the `alignmentGuide` closures.
  var guides: Int32 = -1
  /// The index of the sizes that a coupled node caches in addition to `last`.
  var answers: Int32 = -1

  // Facts for the parent and the ancestors

  /// The number of nodes on the longest path down to a leaf.
  var height: Int32 = 1

  var priority: CGFloat = 0
  /// The distance to the preceding sibling in a stack.
  var gap: CGFloat = 0
  /// Six lengths whose meaning depends on the node's kind, under the names below; NaN if not
  /// specified.
  private var a = CGFloat.nan
  private var b = CGFloat.nan
  private var c = CGFloat.nan
  private var d = CGFloat.nan
  private var e = CGFloat.nan
  private var f = CGFloat.nan

  /// The lengths on each axis, if the axis is independent.
  var horizontal = LengthRange(0)
  var vertical = LengthRange(0)

  /// The most recent size.
  var last = Answer(offer: Offer(-.infinity, -.infinity), size: .zero)

  // Placement

  /// The position in the parent, relative to the parent's top-leading corner, before mirroring.
  var origin = CGPoint.zero
  /// The final size, for `offer`.
  var size = CGSize.zero
  /// The final proposal.
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

  /// Whether the length along `axis`, which is independent, is the range's maximum for each longer
  /// proposal: a view that has all the space it can use takes no more.
  @inline(__always)
  func isFull(_ axis: Axis) -> Bool {
    kind == .leaf || flags.contains(axis == .horizontal ? .fullWidth : .fullHeight)
  }

  @inline(__always)
  mutating func setFull(_ axis: Axis, _ isFull: Bool) {
    if isFull { flags.insert(axis == .horizontal ? .fullWidth : .fullHeight) }
  }

  /// Whether the node aligns its children by a custom line.
  @inline(__always)
  var hasCustomLine: Bool { horizontalLine == .custom || verticalLine == .custom }

  mutating func setCoupled(_ axis: Axis) {
    flags.insert(axis == .horizontal ? .coupledWidth : .coupledHeight)
  }
}

// MARK: Lengths by kind

extension LayoutNode {
  /// The lengths of a stack.
  struct StackLengths {
    /// The sum of the distances between the children.
    var gaps: CGFloat
    /// The specified distance between two neighbors; NaN for the distance that each pair prefers.
    var spacing: CGFloat
  }

  var stack: StackLengths {
    @inline(__always) get { StackLengths(gaps: a, spacing: b) }
    @inline(__always) set { (a, b) = (newValue.gaps, newValue.spacing) }
  }

  /// The lengths of a fixed frame; a container-relative frame gets them from its container.
  struct FrameLengths: Equatable {
    var width: CGFloat
    var height: CGFloat

    @inline(__always)
    subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }

    /// Whether a frame can have `length`. Two comparisons of numbers cost less than one with
    /// infinity, which the compiler makes of bits.
    @inline(__always)
    static func isValid(_ length: CGFloat) -> Bool {
      length >= 0 && length <= .greatestFiniteMagnitude
    }

    /// Compares two frames; lengths that are both unspecified are equal.
    static func == (lhs: Self, rhs: Self) -> Bool {
      Offer(lhs.width, lhs.height) == Offer(rhs.width, rhs.height)
    }
  }

  var frame: FrameLengths {
    @inline(__always) get { FrameLengths(width: a, height: b) }
    @inline(__always) set { (a, b) = (newValue.width, newValue.height) }
  }

  /// The limits of a flexible frame on each axis.
  var widthLimits: FlexLimits {
    @inline(__always) get { FlexLimits(min: a, ideal: b, max: c) }
    @inline(__always) set { (a, b, c) = (newValue.min, newValue.ideal, newValue.max) }
  }

  var heightLimits: FlexLimits {
    @inline(__always) get { FlexLimits(min: d, ideal: e, max: f) }
    @inline(__always) set { (d, e, f) = (newValue.min, newValue.ideal, newValue.max) }
  }

  @inline(__always)
  func limits(_ axis: Axis) -> FlexLimits { axis == .horizontal ? widthLimits : heightLimits }

  /// The insets of a padding.
  var padding: EdgeInsets {
    @inline(__always) get { EdgeInsets(top: b, leading: a, bottom: d, trailing: c) }
    @inline(__always) set {
      (a, b, c, d) = (newValue.leading, newValue.top, newValue.trailing, newValue.bottom)
    }
  }

  /// The ratio of an `aspectRatio`, width by height.
  var ratio: CGFloat {
    @inline(__always) get { a }
    @inline(__always) set { a = newValue }
  }

  /// The translation of an `offset`.
  var translation: CGPoint {
    @inline(__always) get { CGPoint(x: a, y: b) }
    @inline(__always) set { (a, b) = (newValue.x, newValue.y) }
  }

  /// The point on which a `position` centers its child.
  var centre: CGPoint {
    @inline(__always) get { CGPoint(x: a, y: b) }
    @inline(__always) set { (a, b) = (newValue.x, newValue.y) }
  }

  /// The target of a `matchedGeometryEffect`: the proposal to its child, and the point of the child
  /// to align with a position.
  struct MatchTarget {
    var offer: Offer
    var position: CGPoint
    var anchor: CGPoint

    /// A target that leaves the child where its parent places it.
    static let none = MatchTarget(
      offer: .unspecified, position: CGPoint(x: CGFloat.nan, y: .nan),
      anchor: CGPoint(x: CGFloat.nan, y: .nan))

    var isNone: Bool { anchor.x.isNaN || anchor.y.isNaN }
  }

  var matchTarget: MatchTarget {
    get {
      MatchTarget(
        offer: Offer(a, b), position: CGPoint(x: c, y: d), anchor: CGPoint(x: e, y: f))
    }
    set {
      (a, b) = (newValue.offer.width, newValue.offer.height)
      (c, d) = (newValue.position.x, newValue.position.y)
      (e, f) = (newValue.anchor.x, newValue.anchor.y)
    }
  }

  /// The lengths of a `safeAreaInset`, along its axis.
  struct InsetLengths {
    /// The specified distance between content and primary view; NaN for the preferred one.
    var spacing: CGFloat
    /// The distance between them, specified or preferred.
    var gap: CGFloat
    /// The length by which the placed content and the gap reduce the primary view's safe area.
    var taken: CGFloat
  }

  var inset: InsetLengths {
    get { InsetLengths(spacing: a, gap: b, taken: c) }
    set { (a, b, c) = (newValue.spacing, newValue.gap, newValue.taken) }
  }

  /// The specified distances between a grid's columns and rows; NaN for the preferred ones.
  struct GridSpacing {
    var horizontal: CGFloat
    var vertical: CGFloat
  }

  var gridSpacing: GridSpacing {
    get { GridSpacing(horizontal: a, vertical: b) }
    set { (a, b) = (newValue.horizontal, newValue.vertical) }
  }
}

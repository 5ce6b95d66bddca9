import Foundation
import QuoinGeometry

/// The length of a leaf along one axis: the proposal or the ideal, clamped to two limits, in
/// points.
public struct LeafLength: Sendable, Hashable {
  let range: LengthRange

  /// A length that accepts any proposal; 10 if that is nil.
  public static let expanding = LeafLength(min: 0, ideal: 10, max: .infinity)

  /// Creates a length between `min` and `max`, but at least `min`; negative values and NaN count as
  /// 0.
  public init(min: CGFloat, ideal: CGFloat, max: CGFloat) {
    func valid(_ length: CGFloat) -> CGFloat { length > 0 ? length : 0 }
    let low = valid(min)
    let high = Swift.max(low, valid(max))
    range = LengthRange(min: low, ideal: Swift.min(Swift.max(valid(ideal), low), high), max: high)
  }

  /// Creates a fixed length.
  public init(_ length: CGFloat) { self.init(min: length, ideal: length, max: length) }
}

extension LengthRange: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(min)
    hasher.combine(ideal)
    hasher.combine(max)
  }
}

extension LayoutTree {
  // MARK: Leaves

  /// Adds a leaf whose axes are independent, such as a color.
  @discardableResult
  package func addLeaf(_ horizontal: LeafLength, _ vertical: LeafLength) -> NodeID {
    let index = append(.leaf)
    let node = pointer(index)
    node.pointee.horizontal = horizontal.range
    node.pointee.vertical = vertical.range
    if horizontal.range.isRigid, vertical.range.isRigid { node.pointee.flags.insert(.rigid) }
    return index
  }

  /// Adds a leaf that accepts every proposal; 10 if that is nil. Sizing: h-exp, v-exp.
  @discardableResult
  package func addLeaf() -> NodeID {
    let index = append(.leaf)
    records[index].horizontal = .expanding
    records[index].vertical = .expanding
    return index
  }

  /// Adds a leaf of one size. Sizing: h-hug, v-hug.
  @discardableResult
  package func addLeaf(size: CGSize) -> NodeID {
    addLeaf(LeafLength(size.width), LeafLength(size.height))
  }

  /// Adds a square leaf, whose side is the smaller of the proposed sides. Sizing: h-exp, v-exp.
  @discardableResult
  package func addSquareLeaf() -> NodeID {
    let index = append(.square)
    records[index].flags.formUnion(.coupled)
    return index
  }

  /// Adds a leaf that the host measures.
  @discardableResult
  package func addLeaf(_ leaf: any LayoutLeaf) -> NodeID {
    let index = append(.measured)
    let node = pointer(index)
    node.pointee.flags.formUnion([.coupledWidth, .coupledHeight, .spacingUnknown])
    if leaf.hasBaselines { node.pointee.flags.insert(.hasBaselines) }
    node.pointee.payload = Int32(tables.leaves.count)
    tables.leaves.append(leaf)
    return index
  }

  /// Adds a spacer, which fills the rest of the enclosing stack.
  ///
  /// The stack runs along `orientation`; the spacer is at least `minLength` long (default 8).
  ///
  /// Without an enclosing stack, it expands on both axes. A negative `minLength` is its ideal
  /// length, and counts as 0 otherwise (Rules/Stacks.md#spacer). Sizing: exp along the stack, 0
  /// across.
  @discardableResult
  package func addSpacer(minLength: CGFloat? = nil, in orientation: Axis?) -> NodeID {
    let given = minLength.flatMap { $0.isFinite ? $0 : nil }
    let least = given ?? ViewSpacing.defaultDistance
    let along = LengthRange(min: max(least, 0), ideal: least, max: .infinity)
    let index = append(.leaf)
    let node = pointer(index)
    node.pointee.horizontal = orientation == .vertical ? LengthRange(0) : along
    node.pointee.vertical = orientation == .horizontal ? LengthRange(0) : along
    node.pointee.priority = -.infinity
    node.pointee.flags.insert(.spacer)
    node.pointee.spacing = SpacingIndex.zero(orientation)
    return index
  }

  // MARK: Containers

  /// Opens a stack along `axis`. Without a finite `spacing` each pair of neighbors has its
  /// preferred distance.
  @discardableResult
  @usableFromInline
  package func beginStack(
    _ axis: Axis, alignment: Alignment = .center, spacing: CGFloat? = nil
  ) -> NodeID {
    let index = open(.stack)
    let node = pointer(index)
    if axis == .vertical { node.pointee.flags.insert(.vertical) }
    setAlignment(alignment, of: node)
    node.pointee.stack.spacing = spacing.flatMap { $0.isFinite ? $0 : nil } ?? .nan
    return index
  }

  /// Opens a stack along z.
  @discardableResult
  @usableFromInline
  package func beginZStack(alignment: Alignment = .center) -> NodeID {
    let index = open(.zStack)
    setAlignment(alignment, of: pointer(index))
    return index
  }

  /// Opens a container with the algorithm `layout`.
  ///
  /// - Parameter cache: the cache of the same container in an earlier emission.
  @discardableResult
  package func beginLayout<L: Layout>(
    _ layout: L, cache: LayoutCache<L.Cache> = LayoutCache()
  ) -> NodeID {
    let index = open(.custom)
    let node = pointer(index)
    node.pointee.flags.formUnion([
      .hasBaselines, .hasGuides, .foreign, .coupledWidth, .coupledHeight,
    ])
    node.pointee.payload = Int32(tables.layouts.count)
    tables.layouts.append(LayoutBox(layout, cache: cache))
    return index
  }

  // MARK: Wrappers

  /// Wraps the nodes added since `mark` for `frame(width:height:alignment:)`. A negative length
  /// counts as 0, an infinite one and NaN as unspecified (Rules/Frames.md#fixed-invalid).
  @usableFromInline
  package func wrapFixedFrame(
    since mark: Mark, width: CGFloat?, height: CGFloat?, alignment: Alignment
  ) {
    let (width, height) = (validLength(width), validLength(height))
    if !width.isNaN, !height.isNaN, let leaf = loneLeaf(since: mark) {
      let lengths = LayoutNode.FrameLengths(width: width, height: height)
      return wrapFixedFrame(around: leaf, after: mark.tail, lengths, alignment)
    }
    wrap(since: mark, .fixedFrame) { node in
      node.pointee.frame = LayoutNode.FrameLengths(width: width, height: height)
      setAlignment(alignment, of: node)
    }
  }

  /// Wraps the nodes for
  /// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
  @usableFromInline
  package func wrapFlexFrame(
    since mark: Mark, width: FrameLimits, height: FrameLimits, alignment: Alignment
  ) {
    let (horizontal, vertical) = (normalised(width), normalised(height))
    wrap(since: mark, .flexFrame) { node in
      node.pointee.widthLimits = horizontal
      node.pointee.heightLimits = vertical
      setAlignment(alignment, of: node)
    }
  }

  /// Wraps the nodes added since `mark` for `padding`.
  @usableFromInline
  package func wrapPadding(since mark: Mark, _ insets: EdgeInsets) {
    wrap(since: mark, .padding) { node in node.pointee.padding = insets.finite }
  }

  /// Wraps the nodes added since `mark` for `fixedSize(horizontal:vertical:)`.
  @usableFromInline
  package func wrapFixedSize(since mark: Mark, horizontal: Bool, vertical: Bool) {
    wrap(since: mark, .fixedSize) { node in
      if horizontal { node.pointee.flags.insert(.horizontal) }
      if vertical { node.pointee.flags.insert(.vertical) }
    }
  }

  /// Wraps the nodes added since `mark` for `aspectRatio(_:contentMode:)`; a ratio that is not
  /// positive and finite counts as unspecified.
  @usableFromInline
  package func wrapAspectRatio(since mark: Mark, ratio: CGFloat?, fills: Bool) {
    wrap(since: mark, .aspectRatio) { node in
      if let ratio, ratio > 0, ratio.isFinite { node.pointee.ratio = ratio }
      if fills { node.pointee.flags.insert(.fills) }
    }
  }

  /// Wraps the nodes added since `mark` for `offset(x:y:)`.
  @usableFromInline
  package func wrapOffset(since mark: Mark, x: CGFloat, y: CGFloat) {
    wrap(since: mark, .offset) { node in
      node.pointee.translation = CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
    }
  }

  /// Wraps the nodes added since `mark` for an effect that only changes how they are drawn.
  package func wrapEffect(since mark: Mark) { wrap(since: mark, .effect) { _ in } }

  /// Wraps the nodes added since `mark`, so that each acts as an ordinary view towards its
  /// neighbors, without its own spacing and priority.
  package func wrapOrdinary(since mark: Mark) {
    wrap(since: mark, .effect) { $0.pointee.flags.insert(.ordinary) }
  }

  /// Marks `node` as drawing its content rotated, scaled or moved; safe areas outside don't apply
  /// to the content.
  package func setTransforming(_ node: NodeID) { records[node].flags.insert(.transforms) }

  /// Adds a layer above or below each node: `secondary` adds the layer's views, which together form
  /// one ZStack.
  @usableFromInline
  package func wrapLayer(
    since mark: Mark, isBackground: Bool, alignment: Alignment, secondary: (NodeID) -> Void
  ) {
    withoutActuallyEscaping(secondary) { secondary in
      wrap(since: mark, isBackground ? .background : .overlay, secondary: secondary) {
        setAlignment(alignment, of: $0)
      }
    }
  }

  // MARK: Attributes of an element

  /// Applies `layoutPriority`; the outermost value takes precedence.
  package func setPriority(_ priority: CGFloat, since mark: Mark) {
    forEach(since: mark) {
      records[$0].priority = priority
      records[$0].flags.insert(.hasPriority)
    }
  }

  /// Applies `alignmentGuide`; `compute` sets the guide for `key` alone.
  package func addGuide(
    _ key: AlignmentKey, since mark: Mark, compute: @escaping (ViewDimensions) -> CGFloat
  ) {
    forEach(since: mark) { index in
      let node = pointer(index)
      if node.pointee.guides < 0 {
        node.pointee.guides = Int32(tables.guides.count)
        tables.guides.append([])
      }
      tables.guides[Int(node.pointee.guides)].append(Guide(key: key, compute: compute))
      node.pointee.flags.insert(.hasGuides)
    }
  }

  /// Applies `layoutValue`, which an enclosing custom layout reads through every wrapper of the
  /// element. Of several values for a key, the innermost takes precedence
  /// (Rules/ViewLists.md#traits).
  package func setInnermostValue<K: LayoutValueKey>(
    _ key: K.Type, _ value: K.Value, since mark: Mark
  ) {
    forEach(since: mark) { node in
      guard tables.values[node]?[ObjectIdentifier(key)] == nil else { return }
      setValue(key, value, of: node)
    }
  }

  /// Sets the value of each node since `mark` for `key`; the outermost takes precedence.
  package func setValue<K: LayoutValueKey>(_ key: K.Type, _ value: K.Value, since mark: Mark) {
    forEach(since: mark) { setValue(key, value, of: $0) }
  }

  /// Sets the value of `node` for `key`, which its container reads.
  package func setValue<K: LayoutValueKey>(_ key: K.Type, _ value: K.Value, of node: NodeID) {
    tables.values[node, default: [:]][ObjectIdentifier(key)] = value
  }

  /// Applies `zIndex`; the innermost value takes precedence, unless `overrides` is true. NaN counts
  /// as 0.
  package func setZIndex(_ value: Double, since mark: Mark, overrides: Bool = false) {
    let value = value.isNaN ? 0 : value
    if overrides {
      setValue(ZIndexKey.self, value, since: mark)
    } else {
      setInnermostValue(ZIndexKey.self, value, since: mark)
    }
  }

  /// Calls `body` with each node added since `mark`.
  package func forEach(since mark: Mark, _ body: (NodeID) -> Void) {
    var node = first(after: mark)
    while node.exists {
      body(node)
      node = next(after: node)
    }
  }

  // MARK: Parameters

  /// Marks the list of the open container's children as variable.
  package func markDynamicList() {
    records[cursor.parent].flags.formUnion([.dynamicList, .hasDynamicLists])
  }

  @inline(__always)
  func setAlignment(_ alignment: Alignment, of node: UnsafeMutablePointer<LayoutNode>) {
    let (horizontal, vertical) = (alignment.horizontal.key.line, alignment.vertical.key.line)
    node.pointee.horizontalLine = horizontal
    node.pointee.verticalLine = vertical
    guard horizontal == .custom || vertical == .custom else { return }
    node.pointee.payload = Int32(tables.alignments.count)
    tables.alignments.append(alignment)
  }

  @inline(__always)
  func validLength(_ length: CGFloat?) -> CGFloat {
    guard let length else { return .nan }
    return LayoutNode.FrameLengths.isValid(length) ? length : invalidLength(length)
  }

  @inline(never)
  private func invalidLength(_ length: CGFloat) -> CGFloat {
    diagnose(.invalidFrameDimension(length))
    return length < 0 && length.isFinite ? 0 : .nan
  }

  /// Returns the limits with the minimum raised to 0, the ideal to the minimum, and the maximum to
  /// the ideal (Rules/Frames.md#flex-limits). A negative minimum or ideal is not diagnosed.
  func normalised(_ limits: FrameLimits) -> FlexLimits {
    // Comparisons with NaN, which represents a missing limit, are false.
    let (a, b, c) = (limits.min ?? .nan, limits.ideal ?? .nan, limits.max ?? .nan)
    let isOrdered = !(a > b || b > c || a > c)
    let areNegative = a < 0 || b < 0 || c < 0
    let areGiven =
      a.isNaN == (limits.min == nil) && b.isNaN == (limits.ideal == nil)
      && c.isNaN == (limits.max == nil)
    // Adding 0 turns -0 into 0.
    if isOrdered, !areNegative, areGiven, a != .infinity {
      return FlexLimits(min: a + 0, ideal: b + 0, max: c + 0)
    }
    return corrected(limits)
  }

  /// Returns the limits of which some are invalid or contradictory, and diagnoses those.
  @inline(never)
  private func corrected(_ limits: FrameLimits) -> FlexLimits {
    func given(_ length: CGFloat?) -> CGFloat? {
      guard let length else { return nil }
      guard length.isNaN else { return length }
      diagnose(.invalidFrameDimension(length))
      return nil
    }
    let (min, ideal, max) = (given(limits.min), given(limits.ideal), given(limits.max))
    if min == .infinity { diagnose(.invalidFrameDimension(.infinity)) }
    if let max, max < 0 { diagnose(.invalidFrameDimension(max)) }
    let (a, b, c) = (min ?? .nan, ideal ?? .nan, max ?? .nan)
    if a > b || b > c || (b.isNaN && a > c) { diagnose(.contradictoryFrame(limits)) }
    let low = min.map { Swift.max($0, 0) }
    let middle = ideal.map { Swift.max(low ?? 0, $0) }
    let high = max.map { Swift.max(middle ?? 0, $0) }
    return FlexLimits(min: low ?? .nan, ideal: middle ?? .nan, max: high ?? .nan)
  }

  func diagnose(_ diagnostic: LayoutDiagnostic) {
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}

extension EdgeInsets {
  /// The insets with 0 for those that are infinite or NaN.
  var finite: EdgeInsets {
    func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    return EdgeInsets(
      top: finite(top), leading: finite(leading), bottom: finite(bottom),
      trailing: finite(trailing))
  }
}

/// The limits of a flexible frame along one axis, in points.
public struct FrameLimits: Sendable, Hashable, Codable {
  public var min: CGFloat?
  public var ideal: CGFloat?
  public var max: CGFloat?
  public init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
    self.min = min
    self.ideal = ideal
    self.max = max
  }
}

/// A warning about contradictory parameters or about a layout that violates the rules of the
/// protocol.
///
/// Its text is SwiftUI's followed by the numbers. The layout continues.
public enum LayoutDiagnostic: Hashable, Sendable, CustomStringConvertible {
  case invalidFrameDimension(CGFloat)
  case contradictoryFrame(FrameLimits)
  /// A custom layout places a subview outside of `placeSubviews`.
  case misplaced(by: String)

  public var description: String {
    switch self {
    case .misplaced(let layout):
      return
        "\(layout) places a subview outside of placeSubviews, which has no effect: sizeThatFits only measures. Place it in placeSubviews(in:proposal:subviews:cache:)."
    case .invalidFrameDimension(let length):
      return "Invalid frame dimension (negative or non-finite). It is \(LengthFormat.text(length))."
    case .contradictoryFrame(let limits):
      let given = [("min", limits.min), ("ideal", limits.ideal), ("max", limits.max)]
        .compactMap { name, length in length.map { "\(name) \(LengthFormat.text($0))" } }
      return "Contradictory frame constraints specified. They are \(given.joined(separator: ", "))."
    }
  }
}

/// The z-index of an element in its container.
enum ZIndexKey: LayoutValueKey {
  static var defaultValue: Double { 0 }
}

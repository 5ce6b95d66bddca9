import Foundation
import QuoinGeometry

/// One `alignmentGuide` modifier.
struct Guide {
  var key: AlignmentKey
  var compute: (ViewDimensions) -> CGFloat
}

/// The cache key of a guide, which consists of everything that its value depends on.
struct GuideQuestion: Hashable {
  var node: LayoutTree.NodeID
  var key: AlignmentKey
  var offer: Offer
  var size: Offer
}

extension LayoutPass {
  /// Whether the alignment of a container along `axis` may involve a guide other than the default
  /// one.
  func guidesAreSpecial(_ node: UnsafeMutablePointer<LayoutNode>, _ axis: Axis) -> Bool {
    if node.pointee.flags.contains(.hasGuides) { return true }
    switch axis == .horizontal ? node.pointee.horizontalLine : node.pointee.verticalLine {
    case .start, .center, .end: return false
    case .firstTextBaseline, .lastTextBaseline: return node.pointee.flags.contains(.hasBaselines)
    case .custom: return true
    }
  }

  /// Returns the line by which a container or frame aligns its children.
  @inline(__always)
  func line(_ index: NodeID, _ axis: Axis) -> AlignmentKey.Line {
    axis == .horizontal
      ? records[index].horizontalLine : records[index].verticalLine
  }

  /// Returns the guide of `child` for the line of its `container`, in points from the child's
  /// top-leading corner, at the child's last size.
  @inline(__always)
  func guide(_ child: NodeID, _ line: AlignmentKey.Line, key container: NodeID, _ axis: Axis)
    -> CGFloat
  {
    let record = pointer(child)
    let flags = record.pointee.flags
    let mayBeExplicit: Bool =
      switch line {
      case .start, .center, .end: flags.contains(.hasGuides)
      case .firstTextBaseline, .lastTextBaseline:
        !flags.isDisjoint(with: [.hasGuides, .hasBaselines])
      case .custom: true
      }
    if !mayBeExplicit { return plainGuide(line, record.pointee.size[axis]) }
    let key = alignmentKey(container, line, axis)
    return explicitGuide(child, key)
      ?? defaultGuide(line, dimensions(child), key: container, axis)
  }

  /// Returns the default guide of a view with `dimensions`. A custom line may read the other
  /// guides.
  func defaultGuide(
    _ line: AlignmentKey.Line, _ dimensions: ViewDimensions, key container: NodeID, _ axis: Axis
  ) -> CGFloat {
    guard line == .custom else {
      return plainGuide(line, axis == .horizontal ? dimensions.width : dimensions.height)
    }
    let value = alignmentKey(container, line, axis).id.defaultValue(in: dimensions)
    return value.isFinite ? value : 0
  }

  @inline(__always)
  func plainGuide(_ line: AlignmentKey.Line, _ length: CGFloat) -> CGFloat {
    switch line {
    case .start: 0
    case .center: length / 2
    default: length
    }
  }

  /// Returns the identity of the line by which `container` aligns its children along `axis`.
  func alignmentKey(_ container: NodeID, _ line: AlignmentKey.Line, _ axis: Axis)
    -> AlignmentKey
  {
    if line == .custom {
      let alignment = tree.tables.alignments[Int(records[container].payload)]
      return axis == .horizontal ? alignment.horizontal.key : alignment.vertical.key
    }
    switch (axis, line) {
    case (.horizontal, .start): return HorizontalAlignment.leading.key
    case (.horizontal, .center): return HorizontalAlignment.center.key
    case (.horizontal, _): return HorizontalAlignment.trailing.key
    case (.vertical, .start): return VerticalAlignment.top.key
    case (.vertical, .center): return VerticalAlignment.center.key
    case (.vertical, .firstTextBaseline): return VerticalAlignment.firstTextBaseline.key
    case (.vertical, .lastTextBaseline): return VerticalAlignment.lastTextBaseline.key
    case (.vertical, _): return VerticalAlignment.bottom.key
    }
  }

  /// Returns the size and guides of `index`, according to its record. If they outlive the node,
  /// they report only default guides.
  func dimensions(_ index: NodeID) -> ViewDimensions {
    let reference = tree.reference(to: index)
    return ViewDimensions(size: records[index].size) { key in
      tree.node(of: reference).flatMap { self.explicitGuide($0, key) }
    }
  }

  /// Returns the explicit guide of `index` for `key`, if it has one, at the size and proposal in
  /// its record (Rules/Alignment.md).
  ///
  /// The value is cached. To compute it, a container arranges its children and reads their guides;
  /// without the cache, the cost would double with every level.
  func explicitGuide(_ index: NodeID, _ key: AlignmentKey) -> CGFloat? {
    let record = records[index]
    let count = record.guides < 0 ? 0 : tree.tables.guides[Int(record.guides)].count
    // A leaf has nothing to arrange: recomputing is cheaper than a cache lookup.
    guard usesShortcuts, record.firstChild.exists else {
      return explicitGuide(index, key, modifiers: count)
    }
    let question = GuideQuestion(
      node: index, key: key, offer: record.offer, size: Offer(record.size.width, record.size.height)
    )
    if let cached = tree.tables.guideAnswers[question] { return cached }
    let guide = explicitGuide(index, key, modifiers: count)
    tree.tables.guideAnswers[question] = .some(guide)
    return guide
  }

  /// Returns the explicit guide with only the first `modifiers` of the node's `alignmentGuide`s;
  /// each modifier sees those inside it.
  private func explicitGuide(_ index: NodeID, _ key: AlignmentKey, modifiers: Int) -> CGFloat? {
    guard modifiers > 0 else { return innerGuide(index, key) }
    let guide = tree.tables.guides[Int(records[index].guides)][modifiers - 1]
    guard guide.key == key else { return explicitGuide(index, key, modifiers: modifiers - 1) }
    let reference = tree.reference(to: index)
    let inner = ViewDimensions(size: records[index].size) { key in
      tree.node(of: reference).flatMap {
        self.explicitGuide($0, key, modifiers: modifiers - 1)
      }
    }
    let value = guide.compute(inner)
    return value.isFinite ? value : 0
  }

  private func innerGuide(_ index: NodeID, _ key: AlignmentKey) -> CGFloat? {
    let node = records[index]
    switch node.kind {
    case .list, .leaf, .square, .reader, .safeAreaIgnoring, .safeAreaInset, .scroll, .lazy, .free:
      return nil
    case .measured:
      return tree.tables.leaves[Int(node.payload)].explicitGuide(
        key, size: node.size, proposal: node.offer.proposal)
    case .offset, .matched:
      return guideOfChild(index, node.firstChild, key)
    case .fixedFrame, .flexFrame, .containerFrame, .padding, .fixedSize, .aspectRatio, .position,
      .effect, .overlay, .background, .boundary:
      guard let guide = guideOfChild(index, node.firstChild, key) else { return nil }
      return guide + origin(records[node.firstChild].origin, key.axis)
    case .fitting:
      guard node.childCount > 0 else { return nil }
      arrangeForGuide(index)
      return guideOfChild(index, records[index].firstChild, key)
    case .stack, .zStack, .grid: return combinedGuide(index, key)
    case .custom:
      return tree.tables.layouts[Int(node.payload)].explicitGuide(tree, index, key)
    }
  }

  private func guideOfChild(_ index: NodeID, _ child: NodeID, _ key: AlignmentKey) -> CGFloat? {
    guard mayHaveGuide(child, key) else { return nil }
    arrangeForGuide(index)
    return explicitGuide(child, key)
  }

  /// Arranges `index` at the size in its record, which may differ from its final size.
  private func arrangeForGuide(_ index: NodeID) {
    arrange(index)
    records[index].flags.insert(.needsPlacement)
  }

  private func mayHaveGuide(_ index: NodeID, _ key: AlignmentKey) -> Bool {
    let flags = records[index].flags
    if flags.contains(.hasGuides) { return true }
    return flags.contains(.hasBaselines)
      && (key.line == .firstTextBaseline || key.line == .lastTextBaseline || key.line == .custom)
  }

  /// Returns the guide that a container derives from its children's guides, each offset by the
  /// child's position.
  func combinedGuide(_ index: NodeID, _ key: AlignmentKey) -> CGFloat? {
    guard key.combines else { return nil }
    let size = records[index].size
    guard size.width.isFinite, size.height.isFinite, mayHaveGuide(index, key) else { return nil }
    arrangeForGuide(index)
    var values: [CGFloat] = []
    var child = records[index].firstChild
    while child.exists {
      if let guide = explicitGuide(child, key) {
        values.append(guide + origin(records[child].origin, key.axis))
      }
      child = records[child].next
    }
    return key.combine(values)
  }

  @inline(__always)
  private func origin(_ point: CGPoint, _ axis: Axis) -> CGFloat {
    axis == .horizontal ? point.x : point.y
  }
}

import Foundation
import QuoinGeometry

extension LayoutTree {
  /// The size of `index` for `offer`: derived from its ranges, cached, or computed by the algorithm
  /// of its kind.
  func measure(_ index: Node, _ offer: Offer) -> CGSize {
    let node = pointer(index)
    if usesShortcuts {
      if let derived = derivedSize(node, offer) { return derived }
      if let cached = cachedSize(node, offer) { return cached }
    }
    let size = answer(index, offer)
    measurements &+= 1
    if measurementLog != nil { noteMeasurement(of: index) }
    if usesShortcuts { cache(node, offer, size) }
    return size
  }

  /// The size of `index` for `offer` if it follows from its ranges: the inlined fast path of
  /// ``measure(_:_:)``.
  @inline(__always)
  func quickSize(_ index: Node, _ offer: Offer) -> CGSize? {
    usesShortcuts ? derivedSize(pointer(index), offer) : nil
  }

  // A separate function, so that measuring without a log only costs the check.
  @inline(never)
  private func noteMeasurement(of index: Node) { measurementLog?.counts[index, default: 0] += 1 }

  /// The length along `axis` alone, used by stacks to order their children.
  func length(_ index: Node, _ axis: Axis, offered along: CGFloat, across: CGFloat) -> CGFloat {
    var index = index
    // A wrapper that doesn't take part in the negotiation has its child's length.
    while Self.isNeutral(pointer(index).pointee.kind) { index = pointer(index).pointee.firstChild }
    let node = pointer(index)
    if usesShortcuts, !node.pointee.isCoupled(axis),
      let derived = node.pointee.range(axis).derivedAnswer(along)
    {
      return derived
    }
    let offer = Offer(axis, along: along, across: across)
    if node.pointee.kind == .measured {
      return tables.leaves[Int(node.pointee.payload)].lengthThatFits(offer.proposal, along: axis)
    }
    return measure(index, offer)[axis]
  }

  @inline(__always)
  private static func isNeutral(_ kind: NodeKind) -> Bool {
    switch kind {
    case .offset, .effect, .matched, .overlay, .background, .boundary, .safeAreaIgnoring: true
    default: false
    }
  }

  // MARK: Derived from the ranges

  @inline(__always)
  private func derivedSize(_ node: UnsafeMutablePointer<LayoutNode>, _ offer: Offer) -> CGSize? {
    guard trace == nil else { return nil }
    let flags = node.pointee.flags
    if flags.contains(.rigid) {
      return CGSize(width: node.pointee.horizontal.min, height: node.pointee.vertical.min)
    }
    guard flags.isDisjoint(with: .coupled) else { return nil }
    if node.pointee.kind == .leaf {
      return CGSize(
        width: node.pointee.horizontal.answer(offer.width),
        height: node.pointee.vertical.answer(offer.height))
    }
    guard let width = derivedLength(node, .horizontal, offer.width),
      let height = derivedLength(node, .vertical, offer.height)
    else { return nil }
    return CGSize(width: width, height: height)
  }

  /// The length of `node` for `offer` along `axis`, on which it is independent, if known.
  @inline(__always)
  func derivedLength(_ node: UnsafeMutablePointer<LayoutNode>, _ axis: Axis, _ offer: CGFloat)
    -> CGFloat?
  {
    let range = node.pointee.range(axis)
    if let answer = range.derivedAnswer(offer) { return answer }
    return node.pointee.isFull(axis) ? range.fullAnswer(offer) : nil
  }

  // MARK: Cached

  @inline(__always)
  private func cachedSize(_ node: UnsafeMutablePointer<LayoutNode>, _ offer: Offer) -> CGSize? {
    if node.pointee.last.offer == offer { return node.pointee.last.size }
    guard node.pointee.answers >= 0 else { return nil }
    for answer in tables.answers[Int(node.pointee.answers)] where answer.offer == offer {
      return answer.size
    }
    return nil
  }

  /// The number of sizes that a coupled node caches in addition to the last one.
  ///
  /// Every stack above measures it at 0, at infinity and with shares; with fewer entries a size
  /// would be evicted before a stack needs it again, and the cost would grow exponentially with the
  /// depth.
  private static var cacheLimit: Int { 64 }

  @inline(__always)
  private func cache(_ node: UnsafeMutablePointer<LayoutNode>, _ offer: Offer, _ size: CGSize) {
    node.pointee.last = Answer(offer: offer, size: size)
    node.pointee.flags.formUnion([.divided, .needsPlacement])
    if !node.pointee.flags.isDisjoint(with: .coupled) { cacheBeside(node, node.pointee.last) }
  }

  private func cacheBeside(_ node: UnsafeMutablePointer<LayoutNode>, _ answer: Answer) {
    if node.pointee.answers < 0 {
      node.pointee.answers = Int32(tables.answers.count)
      tables.answers.append([])
    }
    let table = Int(node.pointee.answers)
    if tables.answers[table].count >= Self.cacheLimit { tables.answers[table].removeFirst() }
    tables.answers[table].append(answer)
  }

  /// Drops the cached sizes of `index`.
  func invalidate(_ index: Node) {
    let node = pointer(index)
    node.pointee.last = Answer(offer: Offer(-.infinity, -.infinity), size: .zero)
    node.pointee.flags.remove(.divided)
    node.pointee.flags.insert(.needsPlacement)
    if node.pointee.answers >= 0 { tables.answers[Int(node.pointee.answers)] = [] }
  }

  /// Drops all cached sizes.
  package func invalidateAll() {
    // A free record may still refer to a removed table entry.
    for index in 0..<count where !isFree(Node(index)) { invalidate(Node(index)) }
    tables.guideAnswers = [:]
  }

  // MARK: Computed

  /// The size computed by the node's own algorithm, which measures the children.
  @inline(__always)
  func answer(_ index: Node, _ offer: Offer) -> CGSize {
    var size = compute(index, offer)
    // Infinity minus infinity somewhere inside must not become the length of a frame.
    if size.width.isNaN { size.width = 0 }
    if size.height.isNaN { size.height = 0 }
    return size
  }

  @inline(__always)
  private func compute(_ index: Node, _ offer: Offer) -> CGSize {
    switch pointer(index).pointee.kind {
    case .list, .free: .zero
    case .leaf, .reader: measureLeaf(index, offer)
    case .square: measureSquare(index, offer)
    case .measured: measureHostLeaf(index, offer)
    case .stack: measureStack(index, offer)
    case .zStack: measureZStack(index, offer)
    case .custom: measureCustom(index, offer)
    case .fixedFrame, .containerFrame: measureFixedFrame(index, offer)
    case .flexFrame: measureFlexFrame(index, offer)
    case .padding: measurePadding(index, offer)
    case .fixedSize: measureFixedSize(index, offer)
    case .aspectRatio: measureAspectRatio(index, offer)
    case .offset, .effect, .matched, .overlay, .background, .boundary, .safeAreaIgnoring:
      measureNeutral(index, offer)
    case .position: measurePosition(index, offer)
    case .safeAreaInset: measureSafeAreaInset(index, offer)
    case .fitting: measureFitting(index, offer)
    case .grid: measureGrid(index, offer)
    case .scroll: measureScroll(index, offer)
    case .lazy: measureLazy(index, offer)
    }
  }

  private func measureLeaf(_ index: Node, _ offer: Offer) -> CGSize {
    let node = pointer(index)
    let (horizontal, vertical) = (node.pointee.horizontal, node.pointee.vertical)
    let size = CGSize(
      width: horizontal.answer(offer.width), height: vertical.answer(offer.height))
    if let trace {
      func reason(_ range: LengthRange, _ offer: CGFloat) -> LengthReason {
        if range.isRigid { return .fixed }
        if offer.isNaN { return range == .expanding ? .fallback : .ideal }
        if offer < range.min { return .minimum }
        if offer > range.max { return .maximum }
        return .acceptsProposal
      }
      trace.answered(
        index, offer, size, along: .horizontal, reason(horizontal, offer.width),
        across: reason(vertical, offer.height))
    }
    return size
  }

  /// The smaller of the proposed sides; 10 without any.
  private func measureSquare(_ index: Node, _ offer: Offer) -> CGSize {
    let side: CGFloat =
      switch (offer.width.isNaN, offer.height.isNaN) {
      case (true, true): 10
      case (true, false): max(offer.height, 0)
      case (false, true): max(offer.width, 0)
      case (false, false): max(min(offer.width, offer.height), 0)
      }
    let size = CGSize(width: side, height: side)
    let reason: LengthReason =
      offer.width.isNaN && offer.height.isNaN ? .fallback : .smallerSide
    trace?.answered(index, offer, size, along: .horizontal, reason, across: reason)
    return size
  }

  private func measureHostLeaf(_ index: Node, _ offer: Offer) -> CGSize {
    let size = tables.leaves[Int(pointer(index).pointee.payload)].sizeThatFits(offer.proposal)
    trace?.answered(index, offer, size, along: .horizontal, .hugsContent, across: .hugsContent)
    return size
  }
}

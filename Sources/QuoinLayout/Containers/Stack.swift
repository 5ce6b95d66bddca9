import Foundation
import QuoinGeometry

// Divides a stack's length among its children.
//
// The question it answers: who gets how much, and in which order are they asked? (SEMANTICS §6)
//
//  1. gaps         take the distances between the children out of the proposal
//  2. order        highest priority first; within a priority the least flexible first, where flexibility is
//                  the length at infinity minus the length at 0; two infinitely flexible ones: larger minimum first
//  3. reservation  for each group, keep back the minimums of all groups below it
//  4. shares       offer what remains ÷ children of the group still waiting; subtract what is taken
//  5. size         along: sum of the answers and the gaps; across: the union of the aligned children
//  6. placement    the same again with the stack's own length across, where that was not proposed
//
// Worked example: HStack, 180 wide, no gaps, a text of ideal width 100 between two colours
//
//      remaining   waiting   asked   offered   took   why
//        180          3      Text      60       50    wraps below its ideal
//        130          2      red       65       65    accepts what it is offered
//         65          1      teal      65       65    accepts what it is offered
//
// At nil every child is offered nil and nobody is ordered. At infinity every child is offered infinity.

/// What decides a child's turn.
struct OrderKey {
  var node: Int32
  var priority: CGFloat
  var flexibility: CGFloat
  var low: CGFloat

  /// Whether this child is asked before `other`; equal children keep their source order.
  @inline(__always)
  func precedes(_ other: OrderKey) -> Bool {
    if priority != other.priority { return priority > other.priority }
    if flexibility != other.flexibility { return flexibility < other.flexibility }
    return flexibility == .infinity && low > other.low
  }
}

extension LayoutTree {
  // MARK: 2 order

  /// The fitting order from the children's ranges; it holds for every proposal.
  func orderByRange(_ node: UnsafeMutablePointer<LayoutNode>) {
    let axis = node.pointee.axis
    if node.pointee.childCount <= 32 || isOrdered(node, axis) { return insertInOrder(node, axis) }
    let base = orderKeys.count
    forEachChild(node) { orderKeys.append(key(Int32($0 - nodes), axis)) }
    linkOrder(node, from: base)
  }

  /// Strings the children together one by one, each behind all that are not asked after it.
  private func insertInOrder(_ node: UnsafeMutablePointer<LayoutNode>, _ axis: Axis) {
    var last = node.pointee.firstChild
    node.pointee.firstInOrder = last
    pointer(last).pointee.nextInOrder = -1
    var lastKey = key(last, axis)
    var child = pointer(last).pointee.next
    while child >= 0 {
      let own = key(child, axis)
      if !own.precedes(lastKey) {
        pointer(last).pointee.nextInOrder = child
        pointer(child).pointee.nextInOrder = -1
        (last, lastKey) = (child, own)
      } else {
        var before: Node = -1
        var place = node.pointee.firstInOrder
        while !own.precedes(key(place, axis)) {
          before = place
          place = pointer(place).pointee.nextInOrder
        }
        pointer(child).pointee.nextInOrder = place
        if before < 0 {
          node.pointee.firstInOrder = child
        } else {
          pointer(before).pointee.nextInOrder = child
        }
      }
      child = pointer(child).pointee.next
    }
  }

  @inline(__always)
  private func key(_ child: Node, _ axis: Axis) -> OrderKey {
    let record = pointer(child)
    let range = record.pointee.range(axis)
    return key(child, record.pointee.priority, low: range.min, high: range.max)
  }

  /// Whether the children's source order is their fitting order, as it mostly is.
  private func isOrdered(_ node: UnsafeMutablePointer<LayoutNode>, _ axis: Axis) -> Bool {
    var previous = key(node.pointee.firstChild, axis)
    var child = pointer(node.pointee.firstChild).pointee.next
    while child >= 0 {
      let own = key(child, axis)
      if own.precedes(previous) { return false }
      previous = own
      child = pointer(child).pointee.next
    }
    return true
  }

  /// The fitting order for a length across the stack of `across`, from the children's answers.
  private func orderByProbing(_ index: Node, across: CGFloat) {
    let axis = pointer(index).pointee.axis
    let base = orderKeys.count
    var child = pointer(index).pointee.firstChild
    while child >= 0 {
      let low = length(child, axis, offered: 0, across: across)
      let high = length(child, axis, offered: .infinity, across: across)
      orderKeys.append(key(child, pointer(child).pointee.priority, low: low, high: high))
      child = pointer(child).pointee.next
    }
    linkOrder(pointer(index), from: base)
  }

  private func key(_ node: Node, _ priority: CGFloat, low: CGFloat, high: CGFloat) -> OrderKey {
    OrderKey(node: node, priority: priority, flexibility: low == high ? 0 : high - low, low: low)
  }

  /// Sorts the keys from `base` on, stably, and strings the children together in that order.
  private func linkOrder(_ node: UnsafeMutablePointer<LayoutNode>, from base: Int) {
    defer { orderKeys.removeSubrange(base...) }
    if !isSorted(from: base) { sortKeys(from: base) }
    node.pointee.firstInOrder = orderKeys[base].node
    for index in base..<orderKeys.count {
      let next = index + 1 < orderKeys.count ? orderKeys[index + 1].node : -1
      pointer(orderKeys[index].node).pointee.nextInOrder = next
    }
  }

  private func isSorted(from base: Int) -> Bool {
    for index in (base + 1)..<max(orderKeys.count, base + 1)
    where orderKeys[index].precedes(orderKeys[index - 1]) {
      return false
    }
    return true
  }

  private func sortKeys(from base: Int) {
    guard orderKeys.count - base > 32 else {
      for index in (base + 1)..<orderKeys.count {
        let key = orderKeys[index]
        var place = index
        while place > base, key.precedes(orderKeys[place - 1]) {
          orderKeys[place] = orderKeys[place - 1]
          place -= 1
        }
        orderKeys[place] = key
      }
      return
    }
    let sorted = orderKeys[base...].enumerated().sorted { first, second in
      first.element.precedes(second.element)
        || (!second.element.precedes(first.element) && first.offset < second.offset)
    }
    for (index, entry) in sorted.enumerated() { orderKeys[base + index] = entry.element }
  }

  // MARK: 1, 3, 4 gaps, reservation, shares

  /// Offers each child its share of `offer` and leaves the answers in the children's records.
  private func divide(_ index: Node, _ offer: Offer) {
    let stack = pointer(index)
    if stack.pointee.flags.contains(.divided), stack.pointee.last.offer == offer, trace == nil {
      return
    }
    stack.pointee.flags.remove(.divided)
    let axis = stack.pointee.axis
    if offer[axis].isNaN {
      offerIdeal(index, axis, across: offer[axis.crossing])
    } else {
      if !stack.pointee.flags.contains(.ordered) || !usesShortcuts {
        orderByProbing(index, across: offer[axis.crossing])
      }
      shareOut(index, axis, offer)
    }
  }

  private func offerIdeal(_ index: Node, _ axis: Axis, across: CGFloat) {
    let offer = Offer(axis, along: .nan, across: across)
    var child = pointer(index).pointee.firstChild
    while child >= 0 {
      ask(child, offer)
      trace?.offered(child, offer, along: axis, .unspecified, across: .same)
      child = pointer(child).pointee.next
    }
  }

  private func shareOut(_ index: Node, _ axis: Axis, _ offer: Offer) {
    let stack = pointer(index)
    let across = offer[axis.crossing]
    let isOneGroup = stack.pointee.flags.contains(.onePriority)
    var available = offer[axis] - stack.pointee.a
    var child = stack.pointee.firstInOrder
    var waiting = stack.pointee.childCount
    var rank = 0
    var reserved: CGFloat = 0
    if !isOneGroup {
      waiting = groupCount(child)
      reserved = minimums(after: child, count: waiting, axis, across: across)
      available = Self.subtracting(reserved, from: available)
    }
    while child >= 0 {
      if waiting == 0 {
        waiting = groupCount(child)
        let own = minimums(of: child, count: waiting, axis, across: across)
        available = Self.subtracting(-own, from: available)
        reserved = Self.subtracting(own, from: reserved)
      }
      let share = max(available / CGFloat(waiting), 0)
      let childOffer = Offer(axis, along: share, across: across)
      let taken = ask(child, childOffer)[axis]
      if let trace {
        rank += 1
        let reason = OfferReason.share(
          turn: rank, waiting: Int(waiting), remaining: Length(available),
          reserved: Length(reserved))
        trace.offered(child, childOffer, along: axis, reason, across: .same)
      }
      available = Self.subtracting(taken, from: available)
      waiting -= 1
      child = pointer(child).pointee.nextInOrder
    }
  }

  /// What is left of `length`; all of it where infinity is taken from infinity.
  @inline(__always)
  private static func subtracting(_ taken: CGFloat, from length: CGFloat) -> CGFloat {
    let rest = length - taken
    return rest.isNaN ? length : rest
  }

  /// Measures `child` and keeps the answer in its record.
  @inline(__always)
  @discardableResult
  private func ask(_ child: Node, _ offer: Offer) -> CGSize {
    let size = measure(child, offer)
    let record = pointer(child)
    record.pointee.offer = offer
    record.pointee.size = size
    return size
  }

  /// How many children from `first` on share its priority.
  private func groupCount(_ first: Node) -> Int32 {
    let priority = pointer(first).pointee.priority
    var count: Int32 = 0
    var child = first
    while child >= 0, pointer(child).pointee.priority == priority {
      count += 1
      child = pointer(child).pointee.nextInOrder
    }
    // A NaN priority equals nothing, itself included: a group of its own.
    return max(count, 1)
  }

  private func minimums(of first: Node, count: Int32, _ axis: Axis, across: CGFloat) -> CGFloat {
    var sum: CGFloat = 0
    var child = first
    for _ in 0..<count {
      sum += length(child, axis, offered: 0, across: across)
      child = pointer(child).pointee.nextInOrder
    }
    return sum
  }

  private func minimums(after first: Node, count: Int32, _ axis: Axis, across: CGFloat) -> CGFloat {
    var child = first
    for _ in 0..<count { child = pointer(child).pointee.nextInOrder }
    var sum: CGFloat = 0
    while child >= 0 {
      sum += length(child, axis, offered: 0, across: across)
      child = pointer(child).pointee.nextInOrder
    }
    return sum
  }

  // MARK: 5 size

  /// The stack's answer to `offer`.
  func measureStack(_ index: Node, _ offer: Offer) -> CGSize {
    let axis = pointer(index).pointee.axis
    guard pointer(index).pointee.childCount > 0 else {
      trace?.answered(
        index, offer, .zero, along: axis, .sum(gaps: Length(0)), across: .largestChild)
      return .zero
    }
    divide(index, offer)
    var along = pointer(index).pointee.a
    var child = pointer(index).pointee.firstChild
    while child >= 0 {
      along += pointer(child).pointee.size[axis]
      child = pointer(child).pointee.next
    }
    let across = crossExtent(index, axis)
    trace?.answered(
      index, offer, CGSize(axis, along: along, across: across.length), along: axis,
      .sum(gaps: Length(pointer(index).pointee.a)), across: .largestChild)
    return CGSize(axis, along: along, across: across.length)
  }

  /// How far the aligned children reach across the stack, and where that begins relative to the
  /// alignment line, which is always inside (SEMANTICS §6.8).
  private func crossExtent(_ index: Node, _ axis: Axis) -> (start: CGFloat, length: CGFloat) {
    let cross = axis.crossing
    var longest: CGFloat = 0
    var lower: CGFloat = 0
    var upper: CGFloat = 0
    var child = pointer(index).pointee.firstChild
    let line = self.line(index, cross)
    let isPlain = isPlain(index, line)
    while child >= 0 {
      let length = pointer(child).pointee.size[cross]
      longest = max(longest, length)
      if !isPlain, length.isFinite {
        let guide = self.guide(child, line, key: index, cross)
        lower = min(lower, -guide)
        upper = max(upper, -guide + length)
      }
      child = pointer(child).pointee.next
    }
    guard longest.isFinite else { return (0, longest) }
    if isPlain {
      switch line {
      case .start: return (0, longest)
      case .center: return (-longest / 2, longest)
      default: return (-longest, longest)
      }
    }
    return (lower, upper - lower)
  }

  /// Whether every child's guide for the line follows from its length alone.
  private func isPlain(_ index: Node, _ line: AlignmentKey.Line) -> Bool {
    let flags = pointer(index).pointee.flags
    if flags.contains(.hasGuides) { return false }
    switch line {
    case .start, .center, .end: return true
    case .firstTextBaseline, .lastTextBaseline: return !flags.contains(.hasBaselines)
    case .custom: return false
    }
  }

  // MARK: 6 placement

  /// Puts the children where they belong for the stack's own offer and size.
  func arrangeStack(_ index: Node) {
    guard pointer(index).pointee.childCount > 0 else { return }
    let axis = pointer(index).pointee.axis
    let cross = axis.crossing
    var offer = pointer(index).pointee.offer
    let isSecondPass = offer[cross].isNaN
    if isSecondPass { offer[cross] = pointer(index).pointee.size[cross] }
    divide(index, offer)
    let extent = crossExtent(index, axis)
    let line = self.line(index, cross)
    var cursor: CGFloat = 0
    var child = pointer(index).pointee.firstChild
    while child >= 0 {
      let length = pointer(child).pointee.size[axis]
      let guide = self.guide(child, line, key: index, cross)
      let offset = -guide - extent.start
      let record = pointer(child)
      cursor += record.pointee.gap
      record.pointee.origin = CGPoint(
        axis, along: cursor, across: offset.isFinite ? offset : 0)
      if isSecondPass { trace?.reoffered(child, cross, .ownLength) }
      cursor += length
      if !cursor.isFinite { cursor = 0 }
      child = record.pointee.next
    }
  }
}

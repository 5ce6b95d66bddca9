import Foundation
import QuoinGeometry

// Divides a stack's length among its children.
//
// The algorithm decides how much each child gets, and in which order the stack measures them
// (Rules/Stacks.md#algorithm):
//
//  1. gaps         take the distances between the children out of the proposal
//  2. order        highest priority first; within a priority the least flexible first, where
//                  flexibility is the length at infinity minus the length at 0; of two infinitely
//                  flexible ones the one with the larger minimum first (`StackOrder.swift` sorts)
//  3. reservation  for each group of one priority, keep back the minimums of all groups below it
//  4. shares       offer what remains ÷ the children of the group still waiting; subtract the
//                  length the child takes
//  5. size         along: sum of the children and the gaps; across: the union of the aligned
//                  children
//  6. placement    the same again with the stack's own length across, if none was proposed
//
// Worked example: HStack, 180 wide, no gaps, a text of ideal width 100 between two colors
//
//      remaining   waiting   asked   offered   took   why
//        180          3      Text      60       50    wraps below its ideal
//        130          2      red       65       65    accepts what it is offered
//         65          1      teal      65       65    accepts what it is offered
//
// At nil the stack offers every child nil and needs no order. At infinity it offers every child
// infinity.
//
// Steps 1 and 2 don't depend on the proposal as long as no child's length along the stack depends
// on its length across; the stack then performs them once, when it is closed
// (`StackClosing.swift`).

extension LayoutPass {
  // MARK: 2 order

  /// Orders the children by their lengths at 0 and at infinity along the stack, with `across`
  /// proposed across it.
  private func orderByProbing(_ index: NodeID, across: CGFloat) {
    let axis = records[index].axis
    let base = tree.orderKeys.count
    var child = records[index].firstChild
    while child.exists {
      let low = length(child, axis, offered: 0, across: across)
      let high = length(child, axis, offered: .infinity, across: across)
      tree.orderKeys.append(
        OrderKey(child, priority: records[child].priority, low: low, high: high))
      child = records[child].next
    }
    linkOrder(pointer(index), from: base)
  }

  // MARK: 3 reservation, 4 shares

  /// Proposes to each child its share of `offer`, and stores the resulting sizes in the children's
  /// records.
  private func divide<Known: KnownAxis>(_ index: NodeID, _ known: Known.Type, _ offer: Offer) {
    let stack = pointer(index)
    if stack.pointee.flags.contains(.divided), stack.pointee.last.offer == offer, trace == nil {
      return
    }
    stack.pointee.flags.remove(.divided)
    let axis = Known.axis
    if offer[axis].isNaN {
      offerIdeal(index, known, across: offer[axis.crossing])
    } else {
      if !stack.pointee.flags.contains(.ordered) || !usesShortcuts {
        orderByProbing(index, across: offer[axis.crossing])
      }
      shareOut(index, known, offer)
    }
  }

  private func offerIdeal<Known: KnownAxis>(
    _ index: NodeID, _ known: Known.Type, across: CGFloat
  ) {
    let axis = Known.axis
    let offer = Offer(axis, along: .nan, across: across)
    var child = records[index].firstChild
    while child.exists {
      ask(child, offer)
      trace?.offered(child, offer, along: axis, .unspecified, across: .same)
      child = records[child].next
    }
  }

  private func shareOut<Known: KnownAxis>(_ index: NodeID, _ known: Known.Type, _ offer: Offer) {
    let axis = Known.axis
    let stack = pointer(index)
    let across = offer[axis.crossing]
    let isOneGroup = stack.pointee.flags.contains(.onePriority)
    var available = offer[axis] - stack.pointee.stack.gaps
    var child = stack.pointee.firstInOrder
    var waiting = stack.pointee.childCount
    var rank = 0
    var reserved: CGFloat = 0
    if !isOneGroup {
      waiting = groupCount(child)
      reserved = minimums(after: child, count: waiting, axis, across: across)
      available = Self.subtracting(reserved, from: available)
    }
    while child.exists {
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
      child = records[child].nextInOrder
    }
  }

  /// Returns `length` minus `taken`, where infinity minus infinity is infinity.
  @inline(__always)
  private static func subtracting(_ taken: CGFloat, from length: CGFloat) -> CGFloat {
    let rest = length - taken
    return rest.isNaN ? length : rest
  }

  /// Measures `child` and stores the size in its record.
  @inline(__always)
  @discardableResult
  private func ask(_ child: NodeID, _ offer: Offer) -> CGSize {
    let size = quickSize(child, offer) ?? measure(child, offer)
    let record = pointer(child)
    record.pointee.offer = offer
    record.pointee.size = size
    return size
  }

  /// Returns the number of children, starting at `first`, that have its priority.
  private func groupCount(_ first: NodeID) -> Int32 {
    let priority = records[first].priority
    var count: Int32 = 0
    var child = first
    while child.exists, records[child].priority == priority {
      count += 1
      child = records[child].nextInOrder
    }
    // A NaN priority equals nothing, not even itself, so it forms a group of its own.
    return max(count, 1)
  }

  private func minimums(of first: NodeID, count: Int32, _ axis: Axis, across: CGFloat) -> CGFloat {
    var sum: CGFloat = 0
    var child = first
    for _ in 0..<count {
      sum += length(child, axis, offered: 0, across: across)
      child = records[child].nextInOrder
    }
    return sum
  }

  private func minimums(after first: NodeID, count: Int32, _ axis: Axis, across: CGFloat) -> CGFloat
  {
    var child = first
    for _ in 0..<count { child = records[child].nextInOrder }
    var sum: CGFloat = 0
    while child.exists {
      sum += length(child, axis, offered: 0, across: across)
      child = records[child].nextInOrder
    }
    return sum
  }

  // MARK: 5 size

  /// Returns the stack's size for the proposal `offer`.
  func measureStack(_ index: NodeID, _ offer: Offer) -> CGSize {
    records[index].axis == .horizontal
      ? measureStack(index, offer, KnownAxes.Horizontal.self)
      : measureStack(index, offer, KnownAxes.Vertical.self)
  }

  private func measureStack<Known: KnownAxis>(
    _ index: NodeID, _ offer: Offer, _ known: Known.Type
  ) -> CGSize {
    let axis = Known.axis
    guard records[index].childCount > 0 else {
      trace?.answered(
        index, offer, .zero, along: axis, .sum(gaps: Length(0)), across: .largestChild)
      return .zero
    }
    divide(index, known, offer)
    var along = records[index].stack.gaps
    var child = records[index].firstChild
    while child.exists {
      along += records[child].size[axis]
      child = records[child].next
    }
    let across = crossExtent(index, known)
    trace?.answered(
      index, offer, CGSize(axis, along: along, across: across.length), along: axis,
      .sum(gaps: Length(records[index].stack.gaps)), across: .largestChild)
    return CGSize(axis, along: along, across: across.length)
  }

  /// Returns the extent of the aligned children across the stack, and its start relative to the
  /// alignment line.
  ///
  /// The line is always inside the extent (Rules/Stacks.md#across).
  private func crossExtent<Known: KnownAxis>(
    _ index: NodeID, _ known: Known.Type
  ) -> (start: CGFloat, length: CGFloat) {
    let cross = Known.axis.crossing
    var longest: CGFloat = 0
    var lower: CGFloat = 0
    var upper: CGFloat = 0
    var child = records[index].firstChild
    let line = self.line(index, cross)
    let isPlain = isPlain(index, line)
    while isPlain, child.exists {
      let record = pointer(child)
      longest = max(longest, record.pointee.size[cross])
      child = record.pointee.next
    }
    while child.exists {
      let length = records[child].size[cross]
      longest = max(longest, length)
      if length.isFinite {
        let guide = self.guide(child, line, key: index, cross)
        lower = min(lower, -guide)
        upper = max(upper, -guide + length)
      }
      child = records[child].next
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

  /// Whether the length of every child alone determines its guide for the line.
  private func isPlain(_ index: NodeID, _ line: AlignmentKey.Line) -> Bool {
    let flags = records[index].flags
    if flags.contains(.hasGuides) { return false }
    switch line {
    case .start, .center, .end: return true
    case .firstTextBaseline, .lastTextBaseline: return !flags.contains(.hasBaselines)
    case .custom: return false
    }
  }

  // MARK: 6 placement

  /// Proposes to each child the length along the stack from the preceding measurement, and
  /// `across`.
  ///
  /// If no child's length along the stack depends on its length across, dividing again would
  /// produce the same shares.
  ///
  /// - Returns: `false` if the stack must divide its length again; in that case, nothing has been
  ///   changed.
  private func proposeAgain<Known: KnownAxis>(
    _ index: NodeID, _ known: Known.Type, across: CGFloat
  ) -> Bool {
    let axis = Known.axis
    let stack = pointer(index)
    guard stack.pointee.flags.isSuperset(of: [.divided, .ordered]), usesShortcuts, trace == nil,
      stack.pointee.last.offer == stack.pointee.offer
    else { return false }
    stack.pointee.flags.remove(.divided)
    var child = stack.pointee.firstChild
    while child.exists {
      ask(child, Offer(axis, along: records[child].offer[axis], across: across))
      child = records[child].next
    }
    return true
  }

  /// Divides the stack's final length and gives each child its origin.
  func arrangeStack(_ index: NodeID) {
    guard records[index].childCount > 0 else { return }
    if records[index].axis == .horizontal {
      arrangeStack(index, KnownAxes.Horizontal.self)
    } else {
      arrangeStack(index, KnownAxes.Vertical.self)
    }
  }

  private func arrangeStack<Known: KnownAxis>(_ index: NodeID, _ known: Known.Type) {
    let axis = Known.axis
    let cross = axis.crossing
    var offer = records[index].offer
    let isSecondPass = offer[cross].isNaN
    if isSecondPass { offer[cross] = records[index].size[cross] }
    if !isSecondPass || !proposeAgain(index, known, across: offer[cross]) {
      divide(index, known, offer)
    }
    let extent = crossExtent(index, known)
    let line = self.line(index, cross)
    let isPlain = isPlain(index, line)
    var cursor: CGFloat = 0
    var child = records[index].firstChild
    while child.exists {
      let length = records[child].size[axis]
      let guide =
        isPlain
        ? plainGuide(line, records[child].size[cross])
        : self.guide(child, line, key: index, cross)
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

/// A stack's axis as a type, for which the compiler specializes each step, so that the loops over
/// the children don't branch on it.
protocol KnownAxis {
  static var axis: Axis { get }
}

enum KnownAxes {
  enum Horizontal: KnownAxis {
    @inline(__always) static var axis: Axis { .horizontal }
  }
  enum Vertical: KnownAxis {
    @inline(__always) static var axis: Axis { .vertical }
  }
}

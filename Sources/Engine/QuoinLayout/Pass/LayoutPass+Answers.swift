import Foundation
import QuoinGeometry

// Sizes that are known without running an algorithm.

extension LayoutPass {
  // MARK: Derived from the ranges

  @inline(__always)
  func derivedSize(_ node: UnsafeMutablePointer<LayoutNode>, _ offer: Offer) -> CGSize? {
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

  /// Returns the length of `node` for `offer` along `axis`, if the axis is independent and the
  /// length is known.
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
  func cachedSize(_ node: UnsafeMutablePointer<LayoutNode>, _ offer: Offer) -> CGSize? {
    if node.pointee.last.offer == offer { return node.pointee.last.size }
    guard node.pointee.answers >= 0 else { return nil }
    return tree.tables.answers[Int(node.pointee.answers)][offer]
  }

  @inline(__always)
  func cache(_ node: UnsafeMutablePointer<LayoutNode>, _ offer: Offer, _ size: CGSize) {
    node.pointee.last = Answer(offer: offer, size: size)
    // The compiler may allocate an array for a set of two where it inlines this.
    node.pointee.flags.insert(.divided)
    node.pointee.flags.insert(.needsPlacement)
    if !node.pointee.flags.isDisjoint(with: .coupled) { cacheBeside(node, node.pointee.last) }
  }

  private func cacheBeside(_ node: UnsafeMutablePointer<LayoutNode>, _ answer: Answer) {
    if node.pointee.answers < 0 {
      node.pointee.answers = Int32(tree.tables.answers.count)
      tree.tables.answers.append(AnswerTable())
    }
    tree.tables.answers[Int(node.pointee.answers)].add(answer, in: tree.layoutCount)
  }
}

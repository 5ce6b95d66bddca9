import Foundation
import QuoinGeometry
import QuoinLayout

/// Trees of every kind of node the engine has, from a seed.
struct RandomTree {
  private var random: SeededGenerator
  private let tree = LayoutTree()

  static func make(seed: UInt64, depth: Int) -> LayoutTree {
    var maker = RandomTree(seed: seed)
    maker.add(depth)
    return maker.tree
  }

  private init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &random))
  }

  private mutating func maybe(_ range: ClosedRange<Int>) -> CGFloat? {
    Bool.random(using: &random) ? number(range) : nil
  }

  private mutating func alignment() -> Alignment {
    [
      .center, .topLeading, .bottomTrailing, .leading, .trailing, .centerFirstTextBaseline,
    ].randomElement(using: &random)!
  }

  private mutating func add(_ depth: Int, in orientation: Axis? = nil) {
    let mark = tree.mark
    if depth == 0 { addLeaf(orientation) } else { addContainer(depth, orientation) }
    if Int.random(in: 0..<3, using: &random) == 0 { wrap(mark, depth, orientation) }
    if Int.random(in: 0..<6, using: &random) == 0 {
      tree.setPriority(number(-1...1), since: mark)
    }
    if Int.random(in: 0..<12, using: &random) == 0 {
      tree.addGuide(VerticalAlignment.center.key, since: mark) { $0.height / 3 }
    }
  }

  private mutating func addLeaf(_ orientation: Axis?) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: tree.addLeaf()
    case 1: tree.addLeaf(size: CGSize(width: number(0...80), height: number(0...80)))
    case 2: tree.addSpacer(minLength: maybe(0...20), in: orientation)
    case 3: tree.addSquareLeaf()
    case 4: tree.addLeaf(WrappingLeaf(area: number(200...4000), ideal: number(20...300)))
    default:
      let low = number(0...40)
      let ideal = low + number(0...40)
      tree.addLeaf(
        LeafLength(min: low, ideal: ideal, max: ideal + number(0...60)),
        LeafLength(min: 0, ideal: 10, max: number(10...90)))
    }
  }

  private mutating func addContainer(_ depth: Int, _ orientation: Axis?) {
    let children = Int.random(in: 0...3, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      tree.beginZStack(alignment: alignment())
      for _ in 0..<children { add(depth - 1) }
    case 1:
      tree.beginStack(.horizontal, alignment: alignment(), spacing: maybe(-4...12))
      for _ in 0..<children { add(depth - 1, in: .horizontal) }
    default:
      tree.beginStack(.vertical, alignment: alignment(), spacing: maybe(-4...12))
      for _ in 0..<children { add(depth - 1, in: .vertical) }
    }
    tree.end()
  }

  private mutating func wrap(_ mark: LayoutTree.Mark, _ depth: Int, _ orientation: Axis?) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      tree.wrapFixedFrame(
        since: mark, width: maybe(0...150), height: maybe(0...150), alignment: alignment())
    case 1, 2:
      tree.wrapFlexFrame(
        since: mark, width: limits(), height: limits(), alignment: alignment())
    case 3:
      tree.wrapPadding(
        since: mark,
        EdgeInsets(
          top: number(-5...10), leading: number(0...10), bottom: number(0...10),
          trailing: number(-5...10)))
    case 4:
      tree.wrapFixedSize(
        since: mark, horizontal: Bool.random(using: &random),
        vertical: Bool.random(using: &random))
    case 5:
      tree.wrapAspectRatio(
        since: mark, ratio: maybe(1...3), fills: Bool.random(using: &random))
    case 6: tree.wrapOffset(since: mark, x: number(-20...20), y: number(-20...20))
    default:
      let maker = self
      tree.wrapLayer(since: mark, isBackground: true, alignment: .center) { _ in
        maker.tree.addLeaf()
      }
    }
  }

  private mutating func limits() -> FrameLimits {
    let low = number(0...60)
    let high = Bool.random(using: &random) ? low + number(0...100) : .infinity
    return FrameLimits(
      min: Bool.random(using: &random) ? low : nil,
      ideal: Bool.random(using: &random) ? min(low + 20, high) : nil,
      max: Bool.random(using: &random) ? high : nil)
  }
}

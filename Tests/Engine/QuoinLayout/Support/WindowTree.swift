import Foundation
import QuoinGeometry
import QuoinLayout

/// Random trees in a window: stacks and frames around nodes that depend on the window, on a
/// container or on the available space.
struct WindowTree {
  private var random: SeededGenerator
  private let tree = LayoutTree()

  static func make(seed: Int, isRightToLeft: Bool = false) -> LayoutTree {
    var maker = WindowTree(random: SeededGenerator(seed: UInt64(seed)))
    maker.tree.buildsRightToLeft = isRightToLeft
    maker.tree.windowInsets = WindowInsets(
      container: EdgeInsets(top: 12, leading: 7, bottom: 0, trailing: 20), keyboard: 30)
    maker.add(1 + seed % 4, in: nil)
    return maker.tree
  }

  private mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &random))
  }

  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  private mutating func alignment() -> Alignment {
    [.center, .topLeading, .bottomTrailing, .trailing].randomElement(using: &random) ?? .center
  }

  private mutating func add(_ depth: Int, in orientation: Axis?) {
    let mark = tree.mark
    if depth == 0 { addLeaf(orientation) } else { addContainer(depth) }
    for _ in 0..<2 where chance(2) { wrap(mark) }
    if chance(6) { tree.setPriority(number(-1...1), since: mark) }
    if chance(6) { tree.addGuide(HorizontalAlignment.trailing.key, since: mark) { $0.width / 3 } }
  }

  private mutating func addLeaf(_ orientation: Axis?) {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: tree.addLeaf()
    case 1: tree.addLeaf(size: CGSize(width: number(0...80), height: number(0...80)))
    case 2: tree.addSpacer(in: orientation)
    case 3: tree.addSquareLeaf()
    default: tree.addLeaf(WrappingLeaf(area: number(200...4000), ideal: number(20...300)))
    }
  }

  private mutating func addContainer(_ depth: Int) {
    let children = Int.random(in: 0...3, using: &random)
    let spacing = chance(2) ? nil : number(-4...12)
    var orientation: Axis?
    switch Int.random(in: 0..<4, using: &random) {
    case 0: tree.beginZStack(alignment: alignment())
    case 1: tree.beginFitting(in: chance(2) ? .horizontal : [.horizontal, .vertical])
    case 2:
      orientation = .horizontal
      tree.beginStack(.horizontal, alignment: alignment(), spacing: spacing)
    default:
      orientation = .vertical
      tree.beginStack(.vertical, alignment: alignment(), spacing: spacing)
    }
    for _ in 0..<children { add(depth - 1, in: orientation) }
    tree.end()
  }

  private mutating func wrap(_ mark: LayoutTree.Mark) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: tree.wrapPosition(since: mark, x: number(-10...60), y: number(-10...60))
    case 1:
      let share = number(1...3)
      tree.wrapContainerFrame(
        since: mark, axes: chance(2) ? .horizontal : .vertical, alignment: alignment()
      ) { length, _ in length / share }
    case 2:
      tree.wrapSafeAreaIgnoring(
        since: mark, regions: chance(2) ? .all : .container, edges: chance(2) ? .all : .leading)
    case 3: tree.wrapSafeAreaPadding(since: mark, edge: edge(), length: number(0...20))
    case 4:
      var maker = self
      tree.wrapSafeAreaInset(
        since: mark, edge: edge(), alignment: alignment(), spacing: chance(2) ? nil : number(-3...9)
      ) { _ in
        maker.addLeaf(nil)
      }
    case 5: tree.wrapPadding(since: mark, EdgeInsets(.leading, number(-5...10)))
    case 6:
      tree.wrapFixedSize(since: mark, horizontal: chance(2), vertical: chance(2))
    default:
      let limits = FrameLimits(min: number(0...60), max: chance(2) ? .infinity : number(60...120))
      tree.wrapFlexFrame(since: mark, width: limits, height: limits, alignment: alignment())
    }
  }

  private mutating func edge() -> Edge { Edge.allCases.randomElement(using: &random) ?? .top }
}

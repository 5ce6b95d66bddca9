import Foundation
import QuoinGeometry
import QuoinLayout
import Testing

/// Nonsensical numbers may cause a nonsensical layout, but never a trap or a NaN.
@Suite struct AbsurdNumberTests {
  static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, -1, 0, -0.0, .leastNonzeroMagnitude, 1e300, -1e300, 40,
  ]

  @Test(arguments: 1...300)
  func neverTrapNorReachAFrame(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    func number() -> CGFloat { Self.numbers.randomElement(using: &random)! }
    func maybe() -> CGFloat? { Bool.random(using: &random) ? number() : nil }
    let tree = LayoutTree()
    tree.buildsRightToLeft = seed.isMultiple(of: 3)
    func add(_ depth: Int) {
      let mark = tree.mark
      if depth == 0 {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: tree.addLeaf(size: CGSize(width: number(), height: number()))
        case 1: tree.addSpacer(minLength: maybe(), in: .horizontal)
        case 2: tree.addSquareLeaf()
        default:
          tree.addLeaf(
            LeafLength(min: number(), ideal: number(), max: number()), LeafLength(number()))
        }
      } else {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: tree.beginZStack()
        case 1: tree.beginStack(.horizontal, spacing: maybe())
        default: tree.beginStack(.vertical, spacing: maybe())
        }
        for _ in 0..<Int.random(in: 1...3, using: &random) { add(depth - 1) }
        tree.end()
      }
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        tree.wrapFixedFrame(since: mark, width: maybe(), height: maybe(), alignment: .topLeading)
      case 1:
        tree.wrapFlexFrame(
          since: mark, width: FrameLimits(min: maybe(), ideal: maybe(), max: maybe()),
          height: FrameLimits(min: maybe(), ideal: maybe(), max: maybe()), alignment: .center)
      case 2:
        tree.wrapPadding(
          since: mark,
          EdgeInsets(top: number(), leading: number(), bottom: number(), trailing: number()))
      case 3: tree.wrapAspectRatio(since: mark, ratio: maybe(), fills: true)
      case 4: tree.wrapOffset(since: mark, x: number(), y: number())
      case 5: tree.setPriority(number(), since: mark)
      case 6:
        let guide = number()
        tree.addGuide(HorizontalAlignment.center.key, since: mark) { _ in guide }
      default: break
      }
    }
    add(3)
    for _ in 0..<4 {
      try tree.layout(proposal: ProposedViewSize(width: maybe(), height: maybe()))
      for frame in Trees.frames(tree) {
        #expect(!frame.width.isNaN && !frame.height.isNaN, "seed \(seed)")
        #expect(!frame.minX.isNaN && !frame.minY.isNaN, "seed \(seed): \(frame)")
      }
    }
  }
}

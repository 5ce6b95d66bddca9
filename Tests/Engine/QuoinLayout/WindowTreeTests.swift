import Foundation
import QuoinGeometry
import QuoinLayout
import Testing

/// Properties of every tree in a window.
@Suite struct WindowTreeTests {
  static let proposals = [
    ProposedViewSize(width: 200, height: 150), ProposedViewSize(width: 37.5, height: 400),
    .unspecified, .zero, .infinity, ProposedViewSize(width: nil, height: 80),
    ProposedViewSize(width: 120, height: nil),
  ]

  /// Returns the frames of `tree` for each proposal, laid out one after the other.
  private func frames(_ tree: LayoutTree) throws -> [[CGRect]] {
    try Self.proposals.map { proposal in
      try tree.layout(proposal: proposal)
      return Trees.frames(tree)
    }
  }

  private func expect(_ frames: [[CGRect]], _ others: [[CGRect]], seed: Int) {
    for (proposal, (first, second)) in zip(Self.proposals, zip(frames, others)) {
      #expect(first.count == second.count, "seed \(seed), \(proposal)")
      for (a, b) in zip(first, second) {
        #expect(agrees(a, b), "seed \(seed), \(proposal): \(a) is not \(b)")
      }
    }
  }

  /// Compares the engine with ranges and caching with the same engine that measures everything
  /// again; a tree that was laid out before gives the same results as a new one.
  @Test(arguments: 1...400)
  func shortcutsChangeNothing(seed: Int) throws {
    let plain = WindowTree.make(seed: seed)
    plain.usesShortcuts = false
    let fast = WindowTree.make(seed: seed)
    let expected = try frames(plain)
    expect(try frames(fast), expected, seed: seed)
    expect(try frames(fast), expected, seed: seed)
  }

  @Test(arguments: 1...100)
  func tracingChangesNothing(seed: Int) throws {
    let traced = WindowTree.make(seed: seed)
    let trace = LayoutTrace()
    traced.trace = trace
    expect(try frames(traced), try frames(WindowTree.make(seed: seed)), seed: seed)
    #expect(!trace.events.isEmpty)
  }

  /// From right to left everything is mirrored (Rules/Rounding.md#right-to-left).
  @Test(arguments: 1...300)
  func rightToLeftIsTheMirrorImage(seed: Int) throws {
    let plain = WindowTree.make(seed: seed)
    let mirrored = WindowTree.make(seed: seed, isRightToLeft: true)
    for proposal in Self.proposals where proposal != .infinity {
      try plain.layout(proposal: proposal)
      try mirrored.layout(proposal: proposal)
      #expect(plain.windowSize == mirrored.windowSize)
      for (a, b) in zip(Trees.frames(plain), Trees.frames(mirrored)) {
        var image = a
        image.origin.x = plain.windowSize.width - a.maxX
        #expect(agrees(image, b), "seed \(seed), \(proposal): \(a) has no mirror image in \(b)")
      }
    }
  }

  static let absurd: [CGFloat] = [.nan, .infinity, -.infinity, -1e300, 1e300, -0.0]

  /// NaN never reaches a frame.
  @Test(arguments: absurd)
  func invalidNumbersDontTrap(number: CGFloat) throws {
    let tree = LayoutTree()
    let absurd = EdgeInsets(top: number, leading: number, bottom: number, trailing: number)
    tree.windowInsets = WindowInsets(container: absurd, keyboard: number)
    tree.pixelLength = number
    tree.beginStack(.vertical, spacing: number)
    let mark = tree.mark
    tree.addLeaf()
    tree.setZIndex(Double(number), since: mark)
    tree.wrapContainerFrame(since: mark, axes: [.horizontal, .vertical], alignment: .center) {
      length, _ in length * number
    }
    tree.wrapPosition(since: mark, x: number, y: number)
    tree.wrapSafeAreaPadding(since: mark, edge: .leading, length: number)
    tree.wrapSafeAreaInset(since: mark, edge: .top, alignment: .leading, spacing: number) { _ in
      tree.addLeaf(size: CGSize(width: number, height: number))
    }
    tree.wrapSafeAreaIgnoring(since: mark, regions: .all, edges: Edge.Set(rawValue: -1))
    tree.beginFitting(in: .horizontal)
    tree.addLeaf(LeafLength(number), LeafLength(number))
    tree.addLeaf()
    tree.end()
    tree.end()
    let proposals =
      Self.proposals + [ProposedViewSize(width: number, height: number), .zero, .unspecified]
    for proposal in proposals {
      try tree.layout(proposal: proposal)
      for frame in Trees.frames(tree) {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        #expect(numbers.filter(\.isNaN).isEmpty)
      }
    }
  }

  private func agrees(_ a: CGRect, _ b: CGRect) -> Bool {
    func close(_ x: CGFloat, _ y: CGFloat) -> Bool { x == y || abs(x - y) < 1e-6 }
    return close(a.minX, b.minX) && close(a.minY, b.minY) && close(a.width, b.width)
      && close(a.height, b.height)
  }
}

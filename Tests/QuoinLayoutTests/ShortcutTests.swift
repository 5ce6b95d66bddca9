import Foundation
import QuoinGeometry
import QuoinLayout
import Testing

/// A shortcut must never change a result: the engine with its ranges and memory against the same engine
/// asking every question again.
@Suite struct ShortcutTests {
  static let proposals = [
    ProposedViewSize(width: 200, height: 150), ProposedViewSize(width: 37.5, height: 400),
    .unspecified, .zero, .infinity, ProposedViewSize(width: nil, height: 80),
    ProposedViewSize(width: 120, height: nil),
  ]

  @Test(arguments: 1...400)
  func randomTreesAgree(seed: Int) throws {
    let fast = RandomTree.make(seed: UInt64(seed), depth: 1 + seed % 4)
    let plain = RandomTree.make(seed: UInt64(seed), depth: 1 + seed % 4)
    plain.usesShortcuts = false
    for proposal in Self.proposals {
      try fast.layout(proposal: proposal)
      try plain.layout(proposal: proposal)
      let (a, b) = (Trees.frames(fast), Trees.frames(plain))
      #expect(a.count == b.count)
      for (first, second) in zip(a, b) {
        #expect(agrees(first, second), "seed \(seed), \(proposal): \(first) is not \(second)")
      }
    }
  }

  /// A recorded run gives the same frames, so an explanation explains the picture.
  @Test(arguments: 1...100)
  func tracingChangesNothing(seed: Int) throws {
    let plain = RandomTree.make(seed: UInt64(seed), depth: 3)
    let traced = RandomTree.make(seed: UInt64(seed), depth: 3)
    let trace = LayoutTrace()
    traced.trace = trace
    for proposal in Self.proposals {
      try plain.layout(proposal: proposal)
      try traced.layout(proposal: proposal)
      for (first, second) in zip(Trees.frames(plain), Trees.frames(traced)) {
        #expect(agrees(first, second), "seed \(seed), \(proposal): \(first) is not \(second)")
      }
    }
    #expect(plain.root < 0 || !trace.events.isEmpty)
  }

  private func agrees(_ a: CGRect, _ b: CGRect) -> Bool {
    func close(_ x: CGFloat, _ y: CGFloat) -> Bool { x == y || abs(x - y) < 1e-6 }
    return close(a.minX, b.minX) && close(a.minY, b.minY) && close(a.width, b.width)
      && close(a.height, b.height)
  }
}

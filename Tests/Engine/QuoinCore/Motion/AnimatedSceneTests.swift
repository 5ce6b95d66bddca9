import Quoin
import Scenes
import SwiftUI
import Testing

/// For any animated change, the first frame shows the old state, and the last frame shows what a
/// fresh tree of the same views shows.
@MainActor
struct AnimatedSceneTests {
  @Test(arguments: 0..<40)
  func animationsLeadFromOnePictureToTheOther(part: Int) throws {
    for seed in part * 8..<part * 8 + 8 {
      var generator = SeededGenerator(seed: seed + 7001)
      try compare(
        RandomScene.random(.basic, size: 3 + seed % 24, using: &generator), seed, &generator)
    }
  }

  private func compare(
    _ scene: RandomScene, _ seed: Int, _ generator: inout SeededGenerator
  ) throws {
    let store = SceneValues()
    let size = ProposedViewSize(width: 200, height: 260)
    var environment = EnvironmentValues()
    environment.displayScale = 2
    let living = LivingTree(
      SceneView(scene, store), proposal: size, environment: environment, shaper: FixedShaper())
    try living.update()
    let animations: [Animation] = [
      .linear(duration: 0.4), .default, .bouncy, .easeIn.delay(0.2), .interactiveSpring(),
    ]
    let ids = scene.all.map(\.id)
    for step in 0..<6 {
      let before = living.tree.displayList()
      let structure = living.tree.structure
      withAnimation(animations.randomElement(using: &generator)) {
        for _ in 0..<2 {
          let id = ids.randomElement(using: &generator) ?? 1
          store.write(Int.random(in: 0...3, using: &generator), to: id)
        }
      }
      let record = try living.update()
      if record.createdViews + record.lostViews == 0, living.tree.structure == structure {
        let now = living.tree.displayList()
        guard now == before else {
          Issue.record(
            "seed \(seed), step \(step), at the beginning: \(now.difference(from: before))")
          return
        }
      }
      // Sometimes the next change arrives during the animation.
      if step % 3 == 1 {
        try living.advance(by: 0.13)
        continue
      }
      let isAtRest = try living.advanceUntilStill()
      #expect(isAtRest)
      let fresh = try ViewTree(
        SceneView(scene, SceneValues(values: store.values)), environment: environment,
        shaper: FixedShaper())
      try fresh.layOut(proposal: size)
      guard living.tree.displayList() == fresh.displayList() else {
        Issue.record("seed \(seed), step \(step): the final image differs")
        return
      }
    }
  }
}

extension DisplayList {
  fileprivate func difference(from other: DisplayList) -> String {
    if size != other.size { return "\(size) and \(other.size)" }
    for (first, second) in zip(items, other.items) where first != second {
      return "\("\(first)".suffix(300)) and \("\(second)".suffix(300))"
    }
    return "\(items.count) and \(other.items.count) items"
  }
}

extension ViewTree {
  /// The nesting of views, without positions.
  fileprivate var structure: [String] {
    var lines: [String] = []
    func add(_ node: LayoutTree.NodeID, _ depth: Int) {
      lines.append("\(depth) \(layout.isBoundary(node) ? "" : name(of: node).prefix(5))")
      for child in layout.drawingOrder(of: node) { add(child, depth + 1) }
    }
    if let root = layout.root { add(root, 0) }
    return lines
  }
}

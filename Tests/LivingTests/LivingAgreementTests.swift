import SwiftUI
import Testing

/// After any sequence of changes a living tree is what the same views make when they are made anew.
@MainActor
struct LivingAgreementTests {
  @Test(arguments: 0..<40)
  func livingTreesAreWhatFreshOnesAre(part: Int) throws {
    for seed in part * 10..<part * 10 + 10 {
      var generator = SeededGenerator(seed: seed + 1)
      let scene = RandomScene.random(size: 3 + seed % 28, using: &generator)
      try compare(scene, seed: seed, isWindow: seed.isMultiple(of: 3), &generator)
    }
  }

  private func compare(
    _ scene: RandomScene, seed: Int, isWindow: Bool, _ generator: inout SeededGenerator
  ) throws {
    let store = SceneValues()
    let insets =
      isWindow
      ? WindowInsets(container: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)) : nil
    let size = ProposedViewSize(width: 200, height: 260)
    var environment = EnvironmentValues()
    environment.displayScale = 2
    let living = LivingTree(
      SceneView(scene, store), proposal: size, environment: environment, window: insets,
      shaper: FixedShaper())
    let ids = scene.all.flatMap { $0.kind == .custom ? [$0.id, $0.id + 100_000] : [$0.id] }
    for step in 0..<8 {
      if step > 0 {
        for _ in 0..<Int.random(in: 1...2, using: &generator) {
          let id = ids.randomElement(using: &generator) ?? 1
          store.write(Int.random(in: 0...3, using: &generator), to: id)
        }
      }
      try living.update()
      let fresh = try ViewTree(
        SceneView(scene, SceneValues(values: store.values)), environment: environment,
        window: insets, shaper: FixedShaper())
      try fresh.layOut(proposal: size)
      let (known, wanted) = (living.tree.outline, fresh.outline)
      guard known == wanted, living.tree.displayList() == fresh.displayList() else {
        Issue.record("seed \(seed), step \(step): \(difference(known, wanted))")
        return
      }
    }
  }

  private func difference(_ first: [String], _ second: [String]) -> String {
    for (index, pair) in zip(first, second).enumerated() where pair.0 != pair.1 {
      return
        "line \(index) of \(first.count) and \(second.count): living \(pair.0), fresh \(pair.1)"
    }
    return "\(first.count) and \(second.count) nodes, or another picture"
  }
}

extension SceneValues {
  convenience init(values: [Int: Int]) {
    self.init()
    self.values = values
  }
}

extension ViewTree {
  /// Every node with its frame, outermost first.
  var outline: [String] {
    var lines: [String] = []
    func add(_ node: LayoutTree.Node, _ depth: Int) {
      var depth = depth
      if !layout.isBoundary(node) {
        let frame = layout.frame(of: node)
        lines.append(
          "\(depth) \(name(of: node)) \(identifiers(of: node)) \(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
        )
        depth += 1
      }
      for child in layout.drawingOrder(of: node) { add(child, depth) }
    }
    if layout.root >= 0 { add(layout.root, 0) }
    return lines
  }
}

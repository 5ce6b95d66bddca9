import SwiftUI
import Testing

/// Whatever comes and goes: at first nothing looks different, and in the end everything is as it is made anew.
@MainActor
struct ChangingSceneTests {
  @Test(arguments: 0..<20)
  func animatedChangesBeginAndEndAsTheyShould(part: Int) throws {
    for seed in part * 10..<part * 10 + 10 {
      var generator = SeededGenerator(seed: seed + 1)
      let scene = RandomScene.random(.basic, size: 3 + seed % 28, using: &generator)
      // What shows another of its views because of a size shows it at once, and so does a layer that is made anew of
      // preferences: no view comes or goes for that.
      guard !scene.all.contains(where: { $0.kind == .fits || $0.kind == .shows }) else { continue }
      if Self.known.contains(seed) {
        withKnownIssue(
          "a ghost loses its place when what is around it moves in the same change"
        ) {
          try compare(scene, seed: seed, &generator)
        }
      } else {
        try compare(scene, seed: seed, &generator)
      }
    }
  }

  /// Scenes of which one change is not shown as it should be.
  private static let known: Set = [15]

  private func compare(_ scene: RandomScene, seed: Int, _ generator: inout SeededGenerator) throws {
    let store = SceneValues()
    let size = ProposedViewSize(width: 200, height: 260)
    var environment = EnvironmentValues()
    environment.displayScale = 2
    let living = LivingTree(
      VStack { SceneView(scene, store) }, proposal: size, environment: environment,
      shaper: FixedShaper())
    try living.update()
    for step in 0..<6 {
      let before = living.tree.displayList()
      withAnimation(.linear(duration: 1)) {
        for _ in 0..<Int.random(in: 1...2, using: &generator) {
          let id = scene.all.randomElement(using: &generator)?.id ?? 1
          store.write(Int.random(in: 0...3, using: &generator), to: id)
        }
      }
      try living.update()
      guard living.tree.displayList().items == before.items else {
        let difference = difference(living.tree.displayList(), before)
        Issue.record("seed \(seed), step \(step): it looks different at once: \(difference)")
        return
      }
      try living.advance(by: 0.5)
      try living.advance(by: 0.6)
      let fresh = try ViewTree(
        VStack { SceneView(scene, SceneValues(values: store.values)) }, environment: environment,
        shaper: FixedShaper())
      try fresh.layOut(proposal: size)
      guard living.tree.displayList() == fresh.displayList(), !living.isAnimating else {
        let difference = difference(living.tree.displayList(), fresh.displayList())
        Issue.record("seed \(seed), step \(step): it is another one in the end: \(difference)")
        return
      }
    }
  }

  private func difference(_ got: DisplayList, _ wanted: DisplayList) -> String {
    for (index, pair) in zip(got.items, wanted.items).enumerated() where pair.0 != pair.1 {
      return "item \(index): \("\(pair.0)".prefix(90)), not \("\(pair.1)".prefix(90))"
    }
    return "\(got.items.count) items of \(got.size), not \(wanted.items.count) of \(wanted.size)"
  }
}

import Quoin
import Scenes
import SwiftUI

/// A scene with animated changes: each change begins with the previous frame and ends with what a
/// fresh tree of the same views shows.
@MainActor
struct ChangingRun {
  struct Write {
    var value: Int
    var id: Int
  }
  var scene: RandomScene
  /// The writes of each step, made together in an animation of one second.
  var steps: [[Write]]

  static func random(_ family: RandomScene.Family, seed: Int) -> ChangingRun {
    var generator = SeededGenerator(seed: seed + 1)
    let scene = RandomScene.random(family, size: 3 + seed % 28, using: &generator)
    let ids = scene.stateIDs
    let steps = (0..<6).map { _ in
      (0..<Int.random(in: 1...2, using: &generator)).map { _ in
        let id = ids.randomElement(using: &generator) ?? 1
        return Write(value: Int.random(in: 0...3, using: &generator), id: id)
      }
    }
    return ChangingRun(scene: scene, steps: steps)
  }

  /// Whether the views change without a transition. A container that selects a view by size
  /// switches immediately, and so does a layer that is created again from preferences: these are
  /// not insertions or removals.
  var isAtOnce: Bool {
    scene.all.contains { [.fits, .shows].contains($0.kind) }
  }

  /// Returns the failure; `nil` if there is none.
  func failure() -> String? {
    do { return try difference() } catch { return "\(error)" }
  }

  private func difference() throws -> String? {
    let store = SceneValues()
    let size = ProposedViewSize(width: 200, height: 260)
    var environment = EnvironmentValues()
    environment.displayScale = 2
    let living = LivingTree(
      VStack { SceneView(scene, store) }, proposal: size, environment: environment,
      shaper: FixedShaper())
    try living.update()
    for (index, step) in steps.enumerated() {
      let (before, values, alive) = (living.tree.displayList(), store.values, store.alive)
      store.beginUpdate()
      withAnimation(.linear(duration: 1)) {
        for write in step { store.write(write.value, to: write.id) }
      }
      try living.update()
      let now = living.tree.displayList()
      // Items that move past others are drawn in their new order immediately.
      let isSame = reorders(values, store.values) && now.parts == before.parts
      let (seen, known) = (now.visible, before.visible)
      if !isSame, seen.items != known.items, let difference = Self.difference(seen, known) {
        return "step \(index), it looks different at once: \(difference)"
      }
      while withAnimation(.linear(duration: 1), { store.catchUp(since: alive) }) {
        try living.update()
      }
      try living.advance(by: 0.5)
      try living.advance(by: 0.6)
      let fresh = try ViewTree(
        VStack { SceneView(scene, SceneValues(values: store.values)) }, environment: environment,
        shaper: FixedShaper())
      try fresh.layOut(proposal: size)
      if let difference = Self.difference(living.tree.displayList(), fresh.displayList()) {
        return "step \(index), it is another one in the end: \(difference)"
      }
      if living.isAnimating { return "step \(index), it doesn't come to rest" }
    }
    return nil
  }

  /// Whether the order of the remaining items has changed.
  private func reorders(_ before: [Int: Int], _ after: [Int: Int]) -> Bool {
    scene.all.contains { scene in
      guard scene.kind == .each || scene.kind == .grid else { return false }
      let old = scene.order(before[scene.id] ?? 0).map(\.id)
      let new = scene.order(after[scene.id] ?? 0).map(\.id)
      return old.filter(new.contains) != new.filter(old.contains)
    }
  }

  private static func difference(_ got: DisplayList, _ wanted: DisplayList) -> String? {
    for (index, pair) in zip(got.items, wanted.items).enumerated() where pair.0 != pair.1 {
      return "item \(index): \("\(pair.0)".prefix(90)), not \("\(pair.1)".prefix(90))"
    }
    return got == wanted
      ? nil
      : "\(got.items.count) items of \(got.size), not \(wanted.items.count) of \(wanted.size)"
  }

  // MARK: Shrinking

  private var smaller: [ChangingRun] {
    var result = steps.indices.map { index in
      var run = self
      run.steps.remove(at: index)
      return run
    }
    for index in steps.indices where steps[index].count > 1 {
      for write in steps[index].indices {
        var run = self
        run.steps[index].remove(at: write)
        result.append(run)
      }
    }
    return result + scene.smaller.map { ChangingRun(scene: $0, steps: steps) }
  }

  /// Returns the simplest failing run, reached from this one in single steps.
  func shrunk() -> ChangingRun {
    var run = self
    var tries = 400
    while tries > 0 {
      let simpler = run.smaller.prefix(tries)
      tries -= simpler.count
      guard let next = simpler.first(where: { $0.failure() != nil }) else { break }
      run = next
    }
    return run
  }

  /// The run as Swift code for a regression test.
  var code: String {
    let steps = steps.map { step in
      "[\(step.map { ".init(value: \($0.value), id: \($0.id))" }.joined(separator: ", "))]"
    }
    return "ChangingRun(scene: \(scene.code), steps: [\(steps.joined(separator: ", "))])"
  }
}

extension DisplayList {
  /// The same display list without empty groups.
  fileprivate var visible: DisplayList {
    var result = self
    result.items = []
    for item in items {
      if case .pop = item, case .push = result.items.last {
        result.items.removeLast()
      } else {
        result.items.append(item)
      }
    }
    return result
  }

  /// The drawn items, each with its surrounding groups, in no order.
  fileprivate var parts: [String] {
    var (parts, around): ([String], [String]) = ([], [])
    for item in items {
      switch item {
      case .push: around.append("\(item)")
      case .pop: around.removeLast()
      default: parts.append((around + ["\(item)"]).joined(separator: " "))
      }
    }
    return parts.sorted()
  }
}

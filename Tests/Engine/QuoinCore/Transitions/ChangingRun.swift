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

  /// Whether the views change without a transition.
  var isAtOnce: Bool { scene.all.contains { Self.kindsAtOnce.contains($0.kind) } }

  /// The views that don't change by insertions, removals and movements.
  private static let kindsAtOnce: Set<RandomScene.Kind> = [
    // A container that selects a view by size switches at once.
    .fits, .fittingScroll,
    // So does a layer that is created again from preferences.
    .shows,
    // The system presents windows and pages in animations of its own, which no change animates.
    .sheet, .alert, .dialog, .popover, .inspects, .path, .tabs,
    // A scheme applies to the whole window, and a field and a picker show other texts at once.
    .schemed, .field, .picker,
    // The changes of a visual effect aren't interpolated.
    .visual,
  ]

  /// Returns the failure; `nil` if there is none.
  func failure() -> String? {
    do { return try difference() } catch { return "\(error)" }
  }

  private func difference() throws -> String? {
    scene.noteContext()
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
  /// The same display list without empty groups, and without items outside of the clips around
  /// them: a lazy container in motion also draws rows that aren't visible yet.
  fileprivate var visible: DisplayList {
    var result = self
    result.items = []
    // `nil` without a clip in the same coordinates.
    var clips: [CGRect?] = [nil]
    for (index, item) in items.enumerated() {
      switch item {
      case .push(.clip(let path, _)):
        let outer = clips[clips.count - 1]
        clips.append(outer.map { $0.intersection(path.boundingRect) } ?? path.boundingRect)
      case .push(.transform): clips.append(nil)
      case .push: clips.append(clips[clips.count - 1])
      case .pop:
        clips.removeLast()
        if case .push = result.items.last {
          result.items.removeLast()
          continue
        }
      default:
        if let clip = clips[clips.count - 1] {
          var seen = bounds(of: index..<index + 1).intersection(clip)
          // The bounds of glyphs are too large.
          if case .glyphs(let run, let origin, _) = item {
            let top = origin.y + run.baseline - run.size
            seen = seen.intersection(
              CGRect(x: seen.minX, y: top, width: seen.width, height: run.size * 1.25))
          }
          if seen.isNull || min(seen.width, seen.height) < 1e-6 { continue }
        }
      }
      result.items.append(item)
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

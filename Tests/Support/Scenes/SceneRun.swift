import Quoin
import SwiftUI

/// A scene and its changes: after each step the live tree must equal a fresh tree of the same
/// views.
@MainActor
package struct SceneRun {
  package enum Step {
    case write(Int, Int)
    case size(CGFloat?, CGFloat?)
    case dark(Bool)
    case large(Bool)
    case rightToLeft(Bool)
    case scale(CGFloat)
    case number(Int)
    case again
  }
  package var scene: RandomScene
  package var steps: [[Step]]
  package var platform: Platform
  package var isWindow: Bool

  package init(
    scene: RandomScene, steps: [[Step]], platform: Platform = .iOS, isWindow: Bool = false
  ) {
    self.scene = scene
    self.steps = steps
    self.platform = platform
    self.isWindow = isWindow
  }

  package static func random(_ family: RandomScene.Family, seed: Int, steps: Int = 8) -> SceneRun {
    var generator = SeededGenerator(seed: seed + 1)
    let scene = RandomScene.random(family, size: 3 + seed % 28, using: &generator)
    var run = SceneRun(scene: scene, steps: [])
    run.isWindow = seed.isMultiple(of: 3)
    run.platform = seed % 5 == 4 ? .macOS : .iOS
    let ids = scene.stateIDs
    run.steps = (0..<steps).map { _ in
      (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        guard Int.random(in: 0..<6, using: &generator) == 0 else {
          let id = ids.randomElement(using: &generator) ?? 1
          let sign = scene.all.contains { $0.id == id && $0.kind == .lazyBody } ? -1 : 1
          let isPart = Bool.random(using: &generator)
          return .write(isPart ? id * sign : id, Int.random(in: 0...5, using: &generator))
        }
        let flag = Bool.random(using: &generator)
        switch Int.random(in: 0..<7, using: &generator) {
        case 0: return .size(flag ? 200 : 130, flag ? 260 : 180)
        case 1: return .size(flag ? nil : 200, flag ? 260 : nil)
        case 2: return .dark(flag)
        case 3: return .large(flag)
        case 4: return .rightToLeft(flag)
        case 5: return .scale(flag ? 2 : 3)
        default: return flag ? .number(Int.random(in: 0...9, using: &generator)) : .again
        }
      }
    }
    return run
  }

  /// Returns the failure, and the number of steps before it; `nil` if there is none.
  package func failure() -> (step: Int, text: String)? {
    var state = State(run: self)
    for step in 0...steps.count {
      if step > 0 { for change in steps[step - 1] { state.take(change) } }
      if let text = state.difference() { return (step, text) }
    }
    return nil
  }

  // MARK: Comparing

  @MainActor
  private struct State {
    let run: SceneRun
    let store = SceneValues()
    let living: LivingTree<SceneView>
    var size = ProposedViewSize(width: 200, height: 260)
    var environment = EnvironmentValues()
    let window: WindowInsets?

    init(run: SceneRun) {
      self.run = run
      run.scene.noteContext()
      environment.displayScale = 2
      environment.platform = run.platform
      window =
        run.isWindow
        ? WindowInsets(container: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)) : nil
      living = LivingTree(
        SceneView(run.scene, store), proposal: size, environment: environment, window: window,
        shaper: FixedShaper())
    }

    mutating func take(_ step: Step) {
      switch step {
      case .write(let id, let value): store.write(value, to: id)
      case .size(let width, let height): size = ProposedViewSize(width: width, height: height)
      case .dark(let isDark): environment.colorScheme = isDark ? .dark : .light
      case .large(let isLarge): environment.dynamicTypeSize = isLarge ? .accessibility1 : .large
      case .rightToLeft(let isRight):
        environment.layoutDirection = isRight ? .rightToLeft : .leftToRight
      case .scale(let scale): environment.displayScale = scale
      case .number(let number): environment.sceneNumber = number
      case .again: living.view = SceneView(run.scene, store)
      }
    }

    func difference() -> String? {
      let before = store.alive
      store.beginUpdate()
      living.environment = environment
      living.proposal = size
      let other = SceneValues(values: store.values)
      let fresh: ViewTree
      do {
        fresh = try ViewTree(
          SceneView(run.scene, other), environment: environment, window: window,
          shaper: FixedShaper())
        try fresh.layOut(proposal: size)
      } catch {
        return "a fresh tree throws \(error)"
      }
      do {
        repeat { try living.update() } while store.catchUp(since: before)
        // A window of macOS opens with a focus, and a still picture has none.
        living.emission.service(FocusManager.self)?.focus(nil, in: living.emission)
        try living.update()
      } catch {
        return "the living tree throws \(error)"
      }
      let (known, wanted) = (living.tree.outline, fresh.outline)
      if known != wanted { return Self.difference(known, wanted) }
      if living.tree.displayList() != fresh.displayList() { return "the pictures differ" }
      let warnings = warnings(of: living.tree)
      // A new list creates rows that a list with known heights knows to be out of sight; they warn.
      if !warnings.isSuperset(of: self.warnings(of: fresh)), !fresh.hasHiddenRows {
        return "warnings: living \(warnings), fresh \(self.warnings(of: fresh))"
      }
      // A view in several places reports several values, and rows that were never visible report
      // none.
      for (name, reported) in other.reports
      where reported.count == 1 && store.reports[name]?.value != reported.value
        && (store.reports[name] != nil || !name.contains("~"))
      {
        return "\(name): living \(store.reports[name]?.value ?? .nan), fresh \(reported.value)"
      }
      return store.hasDuplicates ? nil : identityDifference(before, other.seen)
    }

    private func warnings(of tree: ViewTree) -> Set<String> { Set(tree.errors + tree.warnings) }

    /// Returns the first violation of the rules of identity: a view that exists must have a state,
    /// one that existed before must have kept it, and one that is gone must have lost it.
    private func identityDifference(_ before: [String: Int], _ wanted: Set<String>) -> String? {
      let after = store.alive
      // A new list creates rows that a list with known heights knows to be out of sight.
      for path in wanted where after[path] == nil && !path.contains("~") {
        return "\(path) has no state"
      }
      // Rows, and pages that are replaced temporarily, keep their states.
      for path in after.keys
      where !wanted.contains(path) && !path.contains("~") && !path.contains("=") {
        return "\(path) is gone and has a state"
      }
      // A layer on the views of a list follows the view that it is on.
      for (path, count) in after where !path.contains("^") {
        let kept = min(count, before[path] ?? 0)
        let isNew = count - kept
        if let born = store.born[path], born > isNew {
          return "\(path) lost its state (\(born) new ones for \(before[path] ?? 0) -> \(count))"
        }
      }
      return nil
    }

    private static func difference(_ first: [String], _ second: [String]) -> String {
      for (index, pair) in zip(first, second).enumerated() where pair.0 != pair.1 {
        return
          "line \(index) of \(first.count) and \(second.count): living \(pair.0), fresh \(pair.1)"
      }
      return "\(first.count) and \(second.count) nodes"
    }
  }

  // MARK: Shrinking

  /// Runs that are one step simpler: without a change, or with a smaller scene.
  private var smaller: [SceneRun] {
    var result: [SceneRun] = []
    func add(_ change: (inout SceneRun) -> Void) {
      var run = self
      change(&run)
      result.append(run)
    }
    for index in steps.indices {
      add { $0.steps.remove(at: index) }
      if steps[index].count > 1 {
        for change in steps[index].indices { add { $0.steps[index].remove(at: change) } }
      }
    }
    if isWindow { add { $0.isWindow = false } }
    if platform != .iOS { add { $0.platform = .iOS } }
    for scene in scene.smaller { add { $0.scene = scene } }
    return result
  }

  /// Returns the simplest failing run, reached from this one in single steps.
  package func shrunk() -> SceneRun {
    var run = self
    var tries = 600
    search: while true {
      for candidate in run.smaller {
        tries -= 1
        guard tries > 0 else { return run }
        if candidate.failure() != nil {
          run = candidate
          continue search
        }
      }
      return run
    }
  }

  /// The run as Swift code for a regression test.
  package var code: String {
    func text(_ step: Step) -> String {
      switch step {
      case .size(let width, let height):
        ".size(\(width.map { "\($0)" } ?? "nil"), \(height.map { "\($0)" } ?? "nil"))"
      default: ".\(step)"
      }
    }
    let steps = steps.map { "[\($0.map(text).joined(separator: ", "))]" }.joined(separator: ", ")
    return "SceneRun(scene: \(scene.code), steps: [\(steps)]"
      + (platform == .iOS ? "" : ", platform: .macOS") + (isWindow ? ", isWindow: true)" : ")")
  }
}

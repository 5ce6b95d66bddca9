import Agreement
import Foundation
import Scenes

/// A kind of comparison: the object that it creates from a seed, and the outcome.
package struct FuzzCheck: Sendable {
  package struct Outcome: Sendable {
    /// The number of compared frames or states.
    package var compared: Int
    /// The difference, as small as it could be made.
    package var difference: String?

    package init(compared: Int, difference: String? = nil) {
      self.compared = compared
      self.difference = difference
    }
  }

  package let name: String
  /// The objects created from seeds, and their compared parts, in words.
  package let things: String
  package let parts: String
  /// The check takes one of every `stride` seeds.
  package let stride: Int
  /// The number of seeds per process: a few seconds of work.
  package let portion: Int
  package let run: @MainActor @Sendable (UInt64) -> Outcome

  package init(
    _ name: String, things: String, parts: String, stride: Int = 1, portion: Int,
    run: @escaping @MainActor @Sendable (UInt64) -> Outcome
  ) {
    self.name = name
    self.things = things
    self.parts = parts
    self.stride = stride
    self.portion = portion
    self.run = run
  }

  package static let all = [
    FuzzCheck("engine", things: "trees", parts: "frames", portion: 4000) {
      let outcome = Disagreement.search(EngineSubject.self, seed: $0)
      return Outcome(compared: outcome.frames, difference: outcome.difference)
    },
    FuzzCheck("views", things: "trees of views", parts: "frames", portion: 1000) {
      let outcome = Disagreement.search(ViewSubject.self, seed: $0)
      return Outcome(compared: outcome.frames, difference: outcome.difference)
    },
    FuzzCheck("lives", things: "histories", parts: "states", stride: 10, portion: 50) { seed in
      let families = RandomScene.Family.allCases
      let (number, family) = Int(seed % UInt64(Int.max)).quotientAndRemainder(
        dividingBy: families.count)
      let run = SceneRun.random(families[family], seed: number)
      guard run.failure() != nil else { return Outcome(compared: run.steps.count + 1) }
      let smallest = run.shrunk()
      let failure = smallest.failure()
      return Outcome(
        compared: failure?.step ?? 0,
        difference:
          "QUOIN_FAMILY=\(families[family]) QUOIN_SEED=\(number), after \(failure?.step ?? 0) "
          + "steps: \(failure?.text ?? "")\n\(smallest.code)")
    },
  ]
}

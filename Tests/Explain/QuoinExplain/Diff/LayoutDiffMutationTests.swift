import Foundation
import Quoin
import SwiftUI
import Testing

/// Random changes of views: a difference names the change.
@MainActor
@Suite("Differences name random changes") struct LayoutDiffMutationTests {
  /// The outcome of one change.
  private struct Trial {
    let mutation: Mutation
    let diff: LayoutDiff
    var isRight: Bool { diff.decision.map(mutation.isNamed(by:)) ?? false }
  }

  private func trials(_ kinds: [Mutation.Kind], count: Int, seed: UInt64) -> [Trial] {
    var random = SeededNumbers(seed)
    var trials: [Trial] = []
    while trials.count < count {
      // Half of them change the views that the seeds and the gallery consist of.
      let shape = Specimen.shapes.randomElement(using: &random) ?? .color()
      let view = Bool.random(using: &random) ? shape : Specimen.random(depth: 2, &random)
      guard let kind = kinds.randomElement(using: &random),
        let mutation = Mutation(kind, of: view, &random)
      else { continue }
      let before = LayoutDiffTests.report(mutation.original.view)
      let after = LayoutDiffTests.report(mutation.mutated.view)
      // Changes that no report shows, such as a second priority, can't be named.
      guard before != after else { continue }
      #expect(before.nodes.count == mutation.original.addresses().count)
      #expect(after.nodes.count == mutation.mutated.addresses().count)
      trials.append(Trial(mutation: mutation, diff: LayoutDiff(from: before, to: after)))
    }
    return trials
  }

  private func list(_ wrong: [Trial]) {
    for trial in wrong {
      print(
        """
        wrong: \(trial.mutation.kind) at \(trial.mutation.address): \(trial.diff.summary)
          of \(trial.mutation.original)
        """)
    }
  }

  @Test("modifiers added, removed and swapped, and changed numbers")
  func modifiers() {
    let trials = trials([.added, .removed, .swapped, .number], count: 600, seed: 14)
    let wrong = trials.filter { !$0.isRight }
    list(wrong)
    print("\(trials.count - wrong.count) of \(trials.count) changes are named")
    #expect(wrong.isEmpty)
    // Each kind occurs, and most changes move a view.
    for kind in [Mutation.Kind.added, .removed, .swapped, .number] {
      #expect(trials.count { $0.mutation.kind == kind } > 40)
    }
    #expect(trials.count { !$0.diff.moves.isEmpty } > 350)
  }

  @Test("texts, alignments and the views of stacks")
  func views() {
    let kinds: [Mutation.Kind] = [
      .text, .alignment, .childAdded, .childRemoved, .childrenSwapped, .stackExchanged,
    ]
    let trials = trials(kinds, count: 200, seed: 15)
    let wrong = trials.filter { !$0.isRight }
    list(wrong)
    print("\(trials.count - wrong.count) of \(trials.count) changes are named")
    #expect(wrong.isEmpty)
  }
}

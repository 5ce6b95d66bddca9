import Foundation
import QuoinGeometry
import QuoinLayout
import Testing

/// A custom layout runs on its caller's thread and actor, however deep the tree is.
@Suite @MainActor struct CallerThreadTests {
  @TaskLocal private static var color = "none"

  @Test(arguments: [1, 1000, 5000])
  func aLayoutRunsOnTheThreadOfItsCaller(levels: Int) throws {
    let witness = Witness()
    let tree = LayoutTree()
    let mark = tree.mark
    tree.beginLayout(WitnessLayout { witness.note(Self.color) })
    tree.addLeaf(size: CGSize(width: 20, height: 20))
    tree.end()
    for _ in 0..<levels { tree.wrapPadding(since: mark, EdgeInsets(.all, 1)) }

    Thread.current.threadDictionary["CallerThreadTests"] = "mine"
    defer { Thread.current.threadDictionary["CallerThreadTests"] = nil }
    try Self.$color.withValue("teal") { _ = try tree.layout(proposal: .unspecified) }

    #expect(!witness.notes.isEmpty)
    for note in witness.notes {
      #expect(note.thread == Thread.current)
      #expect(note.threadVariable == "mine")
      #expect(note.taskLocal == "teal")
    }
    #expect(tree.size(of: tree.root!).width == CGFloat(20 + 2 * levels))
  }

  /// Code inside a deep layout may lay out another deep tree.
  @Test func aLayoutInsideALayoutHasRoom() throws {
    var inner = CGSize.zero
    let tree = LayoutTree()
    let mark = tree.mark
    tree.beginLayout(
      WitnessLayout {
        let own = LayoutTree()
        let mark = own.mark
        own.addLeaf(size: CGSize(width: 20, height: 20))
        for _ in 0..<20_000 { own.wrapPadding(since: mark, EdgeInsets(.all, 1)) }
        inner = (try? own.layout(proposal: .unspecified)) ?? .zero
      })
    tree.addLeaf()
    tree.end()
    for _ in 0..<5000 { tree.wrapEffect(since: mark) }
    try tree.layout(proposal: .unspecified)
    #expect(inner == CGSize(width: 40_020, height: 40_020))
  }
}

@MainActor private final class Witness {
  var notes: [(thread: Thread, threadVariable: String?, taskLocal: String)] = []

  func note(_ taskLocal: String) {
    let variable = Thread.current.threadDictionary["CallerThreadTests"] as? String
    notes.append((.current, variable, taskLocal))
  }
}

private struct WitnessLayout: Layout {
  let witness: @MainActor () -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    MainActor.assumeIsolated { witness() }
    return subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    MainActor.assumeIsolated { witness() }
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

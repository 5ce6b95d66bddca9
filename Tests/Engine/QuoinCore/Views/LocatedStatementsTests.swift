import LiveViews
import Quoin
import QuoinCore
import QuoinLayout
import SwiftUI
import Testing

/// The statements around each node of views with source locations.
@MainActor
@Suite("The statements around nodes")
struct LocatedStatementsTests {
  private func statements(_ tree: ViewTree) -> LocatedStatements {
    var nodes: [LayoutTree.NodeID] = []
    var waiting: [LayoutTree.NodeID] = tree.layout.root.map { [$0] } ?? []
    while let node = waiting.popLast() {
      if !tree.layout.isBoundary(node) { nodes.append(node) }
      waiting += tree.layout.children(of: node).reversed()
    }
    return tree.statements(of: nodes)
  }

  private func statements<V: View>(_ view: V) throws -> LocatedStatements {
    let tree = try ViewTree(view, shaper: FixedShaper())
    try tree.layOut(proposal: ProposedViewSize(width: 100, height: 100))
    return statements(tree)
  }

  /// The statements of each node, the innermost first.
  private func chains(_ statements: LocatedStatements) -> [[String]] {
    statements.innermost.map { innermost in
      var chain: [String] = []
      var next = innermost
      while let number = next {
        chain.append(statements.all[number].text)
        next = statements.all[number].outer
      }
      return chain
    }
  }

  private struct Framed: ViewModifier {
    func body(content: Content) -> some View { _located("M", content.padding(1)) }
  }

  private struct Plain: View {
    var body: some View { Color.red }
  }

  @Test("a stack of one view, which has no node")
  func elidedStack() throws {
    let found = try statements(_located("V", VStack { _located("C", Color.red) }))
    #expect(chains(found) == [["C", "V"]])
  }

  @Test("each row of a ForEach is an evaluation of its own", arguments: [false, true])
  func rows(isLazy: Bool) throws {
    let rows = _located("F", ForEach(0..<3, id: \.self) { _ in _located("R", Color.red) })
    let found = try isLazy ? statements(LazyVStack { rows }) : statements(VStack { rows })
    #expect(found.all.filter { $0.text == "F" }.count == 1)
    #expect(found.all.filter { $0.text == "R" }.count == 3)
    #expect(Set(chains(found).filter { !$0.isEmpty }) == [["R", "F"]])
  }

  @Test("the content of a modifier with a body belongs to the statement outside")
  func modifierContent() throws {
    let found = try statements(_located("S", Color.red.modifier(Framed())))
    #expect(chains(found) == [["M", "S"], ["S"]])
    #expect(found.all.count == 2)
  }

  @Test("a view without locations has no statements")
  func nothing() throws {
    let found = try statements(VStack { Plain().padding(1) })
    #expect(found.all.isEmpty)
    #expect(found.innermost.allSatisfy { $0 == nil })
  }

  @Test("a view that is kept in an update joins the new evaluation around it")
  func keptViews() throws {
    let handle = Handle<Int>()
    let host = ViewHost(
      Parent(handle: handle) { value in
        _located(
          "H",
          HStack {
            _located("C", Color.red.frame(width: CGFloat(value + 1)))
            _located("P", Plain())
          })
      }, size: ProposedViewSize(width: 100, height: 100))
    try host.update()
    let before = statements(host.tree.tree)
    handle.set(1)
    try host.update()
    let after = statements(host.tree.tree)
    #expect(before.all.count == 3)
    #expect(after.all.count == 3)
    #expect(chains(after) == chains(before))
  }

  @Test("a view that is emitted again alone keeps the statements around it")
  func changedViews() throws {
    let handle = Handle<Int>()
    let host = ViewHost(
      _located(
        "G",
        Group {
          _located(
            "S", Parent(handle: handle) { Color.red.frame(width: CGFloat($0 + 1)) })
        }), size: ProposedViewSize(width: 100, height: 100))
    try host.update()
    let before = statements(host.tree.tree)
    handle.set(1)
    try host.update()
    let after = statements(host.tree.tree)
    #expect(Set(chains(before).filter { !$0.isEmpty }) == [["S", "G"]])
    #expect(chains(after) == chains(before))
  }
}

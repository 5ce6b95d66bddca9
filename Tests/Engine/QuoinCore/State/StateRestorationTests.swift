import Foundation
import QuoinCore
import SwiftUI
import Testing

@testable import Quoin

/// The state that a view passes on to its next launch.
@MainActor
struct StateRestorationTests {
  private enum Mood: CaseIterable { case calm, glad }

  private struct Inner: View {
    @State var count = 0
    var body: some View { Button("Add \(count)") { count += 1 } }
  }

  private struct Outer: View {
    @State var name = "Ada"
    @State var mood = Mood.calm
    @State var secret = NSObject()
    var ids = [1, 2, 3]
    var hasExtra = false
    var body: some View {
      VStack {
        if hasExtra { Text("An extra line") }
        Text("\(name) is \("\(mood)")")
        Button("Cheer") { (name, mood) = ("Grace", .glad) }
        ForEach(ids, id: \.self) { id in
          HStack {
            Text("#\(id)")
            Inner()
          }
        }
      }
    }
  }

  private func texts(_ host: ViewHost<Outer>) -> [String] {
    (try? host.layoutReport().nodes.compactMap { $0.text?.string }) ?? []
  }

  private func kept(_ change: (ViewHost<Outer>) throws -> Void) throws -> [KeptState] {
    let host = ViewHost(size: CGSize(width: 300, height: 400)) { Outer() }
    try host.update()
    try change(host)
    let data = try JSONEncoder().encode(host.tree.keptStates)
    return try JSONDecoder().decode([KeptState].self, from: data)
  }

  @Test("values are kept, even of cases without payload; others start over and are reported")
  func values() throws {
    let states = try kept { try $0.tap("Cheer") }
    let host = ViewHost(size: CGSize(width: 300, height: 400)) { Outer() }
    host.tree.begin(with: states)
    try host.update()
    let (kept, reset) = host.tree.endRestoring()
    #expect(texts(host).contains("Grace is glad"))
    #expect(kept.filter { !$0.isFrameworks }.map(\.title).contains("Outer.mood"))
    #expect(reset.filter { !$0.isFrameworks }.map(\.title) == ["Outer.secret"])
  }

  @Test("items are identified by their ids, whatever their position")
  func items() throws {
    let states = try kept {
      try $0.tap("Add 0")
      try $0.tap("Add 1")
    }
    let host = ViewHost(size: CGSize(width: 300, height: 400)) {
      Outer(ids: [2, 1], hasExtra: true)
    }
    host.tree.begin(with: states)
    try host.update()
    _ = host.tree.endRestoring()
    #expect(texts(host).suffix(4) == ["#2", "Add 0", "#1", "Add 2"])
  }

  @Test("state of another type starts over")
  func types() throws {
    var states = try kept { try $0.tap("Cheer") }
    for index in states.indices where states[index].name == "_name" { states[index].type = "Int" }
    let host = ViewHost(size: CGSize(width: 300, height: 400)) { Outer() }
    host.tree.begin(with: states)
    try host.update()
    #expect(texts(host).contains("Ada is glad"))
    #expect(host.tree.endRestoring().reset.map(\.title).contains("Outer.name"))
  }

  private struct Rows: View {
    var body: some View { List(0..<100, id: \.self) { Text("Row \($0)") } }
  }

  @Test("scroll views keep their positions")
  func scrolling() throws {
    let first = ViewHost(size: CGSize(width: 300, height: 400)) { Rows() }
    try first.update()
    try first.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 500))
    let before = first.displayList()
    let second = ViewHost(size: CGSize(width: 300, height: 400)) { Rows() }
    second.tree.begin(with: first.tree.keptStates)
    try second.update()
    _ = second.tree.endRestoring()
    try second.update()
    #expect(second.displayList() == before)
  }

  @Test("state not restored in the first update is not restored later")
  func laterStates() throws {
    let states = try kept { try $0.tap("Cheer") }
    let host = ViewHost(size: CGSize(width: 300, height: 400)) { Outer(ids: []) }
    host.tree.begin(with: states)
    try host.update()
    _ = host.tree.endRestoring()
    host.rootView = Outer(ids: [1])
    try host.update()
    #expect(texts(host).contains("Add 0"))
  }

  @Test(
    "with gliding, a list decelerates after a drag and comes to rest"
  )
  func gliding() throws {
    func offsets(_ glides: Bool) throws -> [CGFloat] {
      let host = ViewHost(size: CGSize(width: 300, height: 400)) { Rows() }
      host.tree.scrollViewsGlide = glides
      try host.drag(
        from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 200), duration: 0.1, steps: 10)
      return try (0..<6).map { _ in
        try host.advance(by: 1)
        let emission = host.tree.emission
        return emission.scrolling.all.first.map { emission.tree.scrollOffset(of: $0).y } ?? -1
      }
    }
    let still = try offsets(false)
    #expect(Set(still).count == 1)
    let gliding = try offsets(true)
    let ways = zip(gliding.dropFirst(), gliding).map { $0 - $1 }
    #expect(gliding[0] > still[0] + 100)
    #expect(ways == ways.sorted(by: >))
    #expect(ways.last == 0)
  }
}

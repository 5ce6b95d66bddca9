import Quoin
import SwiftUI
import Testing

/// Questionable code that is nevertheless common.
@MainActor
struct AdversarialTests {
  private func host<V: View>(_ width: CGFloat? = 200, @ViewBuilder _ view: () -> V) -> ViewHost<V> {
    ViewHost(view(), size: ProposedViewSize(width: width, height: 300))
  }

  @Test func actionsThatWriteStateSettle() throws {
    let host = host { Settling() }
    try host.update()
    // 1 from onAppear, 2 from onChange; the measured width and the preference arrive in the same
    // update.
    #expect(host.frame(of: "settled")?.size == CGSize(width: 12, height: 34))
    #expect(try host.update().passes == 0)
  }

  @Test(arguments: [Loop.Kind.change, .preference, .geometry])
  func endlessLoopsAreReported(kind: Loop.Kind) throws {
    let host = host { Loop(kind: kind) }
    let error = #expect(throws: ViewUpdateError.self) { try host.update() }
    #expect(error?.description.contains("Loop") == true)
    // The host is still usable and reports the same error again.
    #expect(throws: ViewUpdateError.self) { try host.update() }
    host.close()
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity, 1e300] as [CGFloat])
  func hostsOfAnySizeAreLaidOut(length: CGFloat) throws {
    let host = ViewHost(
      size: CGSize(width: length, height: length),
      content: {
        VStack {
          Text("a few words that wrap")
          GeometryReader { Color.red.frame(width: $0.size.width / 2) }
          ScrollView { LazyVStack { ForEach(0..<50, id: \.self) { Text("\($0)") } } }
          List(0..<5, id: \.self) { Text("\($0)") }
        }
      })
    try host.update()
    host.proposedSize = ProposedViewSize(width: 100, height: 100)
    try host.update()
    host.proposedSize = ProposedViewSize(width: length, height: length)
    try host.update()
    _ = host.displayList()
  }

  @Test func aClosedHostStaysClosed() throws {
    let log = Log()
    let host = host { Color.red.onAppear { log.add("in") }.onDisappear { log.add("out") } }
    try host.update()
    host.close()
    host.close()
    host.proposedSize = .zero
    host.environment.colorScheme = .dark
    #expect(!host.needsUpdate)
    #expect(try host.update().passes == 0)
    #expect(log.lines == ["in", "out"])
  }

  @Test func anUpdateInsideAnUpdateChangesNothing() throws {
    let log = Log()
    let host = host {
      Nested(action: { log.run() })
    }
    log.action = { [weak host] in _ = try? host?.update() }
    try host.update()
    #expect(log.lines == ["run", "run"])
    #expect(host.frame(of: "nested")?.width == 2)
    #expect(!host.needsUpdate)
  }

  @Test func aHostMayBeClosedByAnAction() throws {
    let log = Log()
    let host = host { Color.red.onAppear { log.run() }.onDisappear { log.add("out") } }
    log.action = { [weak host] in host?.close() }
    try host.update()
    #expect(log.lines == ["run", "out"])
  }

  @Test func viewsMayBeAsDeepAsTheyAreStatic() throws {
    let deep = host { Nest(depth: 600) }
    try deep.update()
    #expect(deep.size == CGSize(width: 3, height: 3))
    let endless = host { Nest(depth: 5000) }
    #expect(throws: ViewError.self) { try endless.update() }
  }

  @Test func recursiveViewsLiveInLazyContainers() throws {
    let host = host { ScrollView { LazyVStack(spacing: 0) { Countdown(from: 5) } } }
    try host.update()
    #expect(host.frame(of: "0")?.minY == 50)
  }

  @Test func aHundredThousandItemsCostOnlyTheVisibleOnes() throws {
    let model = Numbers(Array(0..<100_000))
    let host = host {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(model.numbers, id: \.self) { Text("\($0)").frame(height: 20) }
        }
      }
    }
    try host.update()
    model.numbers.swapAt(0, 1)
    let update = try host.update()
    #expect(update.measurements < 500)
    #expect(host.warnings == [])
  }

  @Test func idsWithEqualHashesAreDistinct() throws {
    let log = Log()
    let host = host { Moving(ids: [Colliding(1), Colliding(2), Colliding(3)], log: log) }
    try host.update()
    log.clear()
    host.rootView = Moving(ids: [Colliding(3), Colliding(1)], log: log)
    try host.update()
    #expect(log.lines == ["gone 2"])
  }

  @Test func idsMayBeOptionalsAndEnums() throws {
    let log = Log()
    let optionals = host { Moving(ids: [Int?.none, 1, 2], log: log) }
    try optionals.update()
    log.clear()
    optionals.rootView = Moving(ids: [2, nil], log: log)
    try optionals.update()
    #expect(log.lines == ["gone Optional(1)"])
    enum Case: Hashable {
      case plain
      case with(Int)
    }
    log.clear()
    let cases = host { Moving(ids: [Case.plain, .with(1), .with(2)], log: log) }
    try cases.update()
    log.clear()
    cases.rootView = Moving(ids: [Case.with(2), .plain], log: log)
    try cases.update()
    #expect(log.lines == ["gone with(1)"])
  }

  @Test func anItemThatMovesToAnotherSectionIsAnotherView() throws {
    // Identity is a path: the same id under another parent is another view.
    let log = Log()
    let host = ViewHost(
      Sections(sections: [[1, 2], [3]], log: log), size: .init(CGSize(width: 200, height: 400)))
    try host.update()
    log.clear()
    host.rootView = Sections(sections: [[2], [1, 3]], log: log)
    try host.update()
    // The removed row keeps its state, as rows of lists do.
    #expect(log.lines == ["made 1"])
  }

  @Test func anotherTypeInAnAnyViewIsAnotherView() throws {
    let log = Log()
    let host = host { AnyView(Watched(name: "a", log: log)) }
    try host.update()
    for _ in 0..<3 {
      host.rootView = AnyView(Watched(name: "a", log: log).padding(1))
      try host.update()
      host.rootView = AnyView(Watched(name: "a", log: log))
      try host.update()
    }
    #expect(
      log.lines == ["made a"] + Array(repeating: ["made a", "gone a"], count: 6).flatMap(\.self))
  }
}

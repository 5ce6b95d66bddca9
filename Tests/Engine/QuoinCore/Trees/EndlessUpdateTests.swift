import Quoin
import QuoinLayout
import Scenes
import SwiftUI
import Testing

/// Views whose writes trigger themselves: an update ends with an error that names the views, and
/// the host remains usable.
@MainActor
struct EndlessUpdateTests {
  private func host<V: View>(_ view: V) -> ViewHost<V> {
    ViewHost(view, size: ProposedViewSize(width: 200, height: 300))
  }

  private func ends<V: View>(_ view: V, naming name: String) throws {
    let host = host(view)
    let error = #expect(throws: ViewUpdateError.self) { try host.update() }
    #expect(error?.description.contains(name) == true)
    #expect(throws: ViewUpdateError.self) { try host.update() }
    host.close()
    #expect(try host.update().passes == 0)
  }

  @Test func viewsThatAppearForEachOther() throws { try ends(Flicker(), naming: "Flicker") }

  @Test func viewsThatDisappearForEachOther() throws {
    try ends(Vanishing(), naming: "Vanishing")
  }

  @Test func aReaderThatWritesWhatItReads() throws { try ends(Growing(), naming: "Growing") }

  @Test func preferenceAndGeometryBackAndForth() throws {
    try ends(BackAndForth(), naming: "BackAndForth")
  }

  /// Each task starts in the update that the one before has caused, until the update is cut off.
  @Test func tasksThatBeginEachOther() async throws {
    let model = Steps()
    let host = host(Begetting(model: model))
    await #expect(throws: ViewUpdateError.self) { try await host.waitUntilIdle() }
    #expect(model.count > 50 && model.count < 200)
    host.close()
    try await host.waitUntilIdle()
  }

  @Test(arguments: [100, 900]) func nestedBranchesAreEmittedAndLeft(depth: Int) throws {
    let host = host(Branching(depth: depth))
    try host.update()
    #expect(host.frame(of: "leaf")?.size == CGSize(width: 3, height: 3))
    host.rootView = Branching(depth: depth - 1)
    try host.update()
    host.environment.layoutDirection = .rightToLeft
    try host.update()
    #expect(host.frame(of: "leaf")?.size == CGSize(width: 3, height: 3))
    host.close()
  }

  /// Each presentation is a window with its chrome: recursive presentation is rejected after
  /// several dozen levels.
  @Test func aSheetThatPresentsItselfIsRefusedSoon() throws {
    let calls = Calls()
    #expect(throws: ViewError.tooDeep) { try host(Presenting(model: calls)).update() }
    #expect(calls.count > 10 && calls.count < 60, "\(calls.count) bodies")
    calls.count = 0
    #expect(throws: ViewError.tooDeep) {
      let tree = try ViewTree(Presenting(model: calls), shaper: FixedShaper())
      try tree.layOut(proposal: ProposedViewSize(width: 200, height: 300))
    }
    #expect(calls.count > 10 && calls.count < 60, "\(calls.count) bodies")
  }

  @Test(arguments: [2000, 100_000]) func deeperOnesAreRefused(depth: Int) throws {
    let host = host(Branching(depth: depth))
    #expect(throws: ViewError.tooDeep) { try host.update() }
    host.rootView = Branching(depth: 10)
    try host.update()
    #expect(host.frame(of: "leaf")?.size == CGSize(width: 3, height: 3))
  }

  /// On a small main stack, a smaller depth is rejected in the same way.
  @Test func littleStackIsNoCrash() throws {
    let host = host(Branching(depth: 900))
    withStack(of: 512 << 10) {
      #expect(throws: ViewError.tooDeep) { try host.update() }
      host.rootView = Branching(depth: 10)
      #expect(throws: Never.self) { try host.update() }
    }
    #expect(host.frame(of: "leaf")?.size == CGSize(width: 3, height: 3))
  }

  /// Runs `body` with at most `size` bytes of the stack left.
  private func withStack(of size: Int, _ body: () -> Void) {
    guard RemainingStack.left > size else { return body() }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { buffer in
      buffer[0] = 1
      withStack(of: size, body)
    }
  }
}

/// Two views, each of which replaces itself with the other when it appears.
private struct Flicker: View {
  @State private var isFirst = true
  var body: some View {
    if isFirst {
      Color.red.onAppear { isFirst = false }
    } else {
      Color.blue.onAppear { isFirst = true }
    }
  }
}

private struct Vanishing: View {
  @State private var isFirst = true
  @State private var isBegun = false
  var body: some View {
    VStack {
      if isFirst { Color.red.onDisappear { isFirst = true } }
      if !isFirst { Color.blue.onDisappear { isFirst = false } }
    }
    .onAppear { isFirst = false }
  }
}

private struct Growing: View {
  @State private var width: CGFloat = 1
  var body: some View {
    GeometryReader { proxy in
      let _ = { width = proxy.size.width + 1 }()
      Color.red
    }
    .frame(width: width)
  }
}

private struct BackAndForth: View {
  @State private var first = 0
  @State private var second = 0
  var body: some View {
    Color.red.frame(width: CGFloat(first), height: 1)
      .preference(key: SceneKey.self, value: second)
      .onPreferenceChange(SceneKey.self) { first = ($0 + 1) % 7 }
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        second = (Int($0) + 1) % 11
      }
  }
}

@MainActor @Observable
private final class Steps { var count = 0 }

@MainActor
private final class Calls { var count = 0 }

private struct Presenting: View {
  let model: Calls
  var body: some View {
    let _ = { model.count += 1 }()
    Color.red.sheet(isPresented: .constant(true)) { Presenting(model: model) }
  }
}

private struct Begetting: View {
  let model: Steps
  var body: some View {
    Color.red.task(id: model.count) { model.count += 1 }
  }
}

/// Views nested in branches of views.
private struct Branching: View {
  let depth: Int
  @State private var state = 0
  var body: some View {
    if depth > 0 {
      Branching(depth: depth - 1)
    } else {
      Color.red.frame(width: 3, height: 3).accessibilityIdentifier("leaf")
    }
  }
}

import Quoin
import SwiftUI
import Testing

@testable import QuoinCore

/// The tree knows whether a change may be animated without visiting the views below.
@MainActor
struct TransactionSearchTests {
  @Test func viewsKnowWhetherTransactionsChangeInside() throws {
    let model = Places()
    defer { model.elements = [:] }
    let living = LivingTree(
      Outer(model: model), proposal: ProposedViewSize(width: 100, height: 100),
      environment: EnvironmentValues(), shaper: FixedShaper())
    try living.update()
    let elementStore = try #require(living.emission.elementStore)
    func mayAnimate(_ name: String) throws -> Bool {
      elementStore.mayAnimate([try #require(model.elements[name])])
    }
    #expect(try mayAnimate("Outer"))
    #expect(try mayAnimate("Animated"))
    #expect(try !mayAnimate("Plain"))
    #expect(try !mayAnimate("Later"))
    // Information about content that is created later reaches all ancestors.
    model.isAnimated = true
    try living.update()
    #expect(try mayAnimate("Later"))
    #expect(try mayAnimate("Around"))
    #expect(try !mayAnimate("Plain"))
  }
}

@Observable
@MainActor
private final class Places {
  var isAnimated = false
  @ObservationIgnored var elements: [String: BodyElement] = [:]
  func note(_ name: String) { elements[name] = Emission.current?.elementStore?.owner }
}

private struct Outer: View {
  let model: Places
  var body: some View {
    let _ = model.note("Outer")
    VStack {
      Plain(model: model)
      Around(model: model)
      List(0..<3) { _ in Animated(model: model) }
    }
  }
}

private struct Plain: View {
  let model: Places
  var body: some View {
    let _ = model.note("Plain")
    Color.red
  }
}

private struct Animated: View {
  let model: Places
  var body: some View {
    let _ = model.note("Animated")
    Color.red.animation(.default, value: 1)
  }
}

private struct Around: View {
  let model: Places
  var body: some View {
    let _ = model.note("Around")
    Later(model: model)
  }
}

private struct Later: View {
  let model: Places
  var body: some View {
    let _ = model.note("Later")
    if model.isAnimated { Animated(model: model) }
  }
}

import SwiftUI
import Testing

/// The propagation of transactions to views, and their completion handlers.
@MainActor
struct TransactionTests {
  private let second = Animation.linear(duration: 1)

  @Test func anInnerAnimationBeatsTheOuterOne() throws {
    let moving = try MovingHost { first, _ in
      HStack(spacing: 0) {
        Color.red.frame(width: 10 + first, height: 10).named()
          .animation(.linear(duration: 2), value: first)
        Color.blue.frame(width: 10 + first, height: 10).named("y")
      }
    }
    try moving.set(100, second)
    try moving.host.advance(by: 0.5)
    #expect(try moving.x().width == 35)
    #expect(moving.host.frames["y"]?.width == 60)
  }

  @Test func aChangeOfAnotherValueIsNotAnimated() throws {
    let moving = try MovingHost { first, other in
      Color.red.frame(width: 10 + first, height: 10 + other).named()
        .animation(second, value: first)
    }
    moving.toggled.second.wrappedValue = 20
    try moving.host.update()
    #expect(try moving.x().height == 30)
    moving.toggled.first.wrappedValue = 20
    try moving.host.update()
    #expect(try moving.x(after: 0.5).width == 20)
  }

  @Test func aBodyIsAnimatedAndWhatItIsWrittenOnIsNot() throws {
    let moving = try MovingHost { first, _ in
      Color.red.frame(width: 10 + first * 10, height: 10).named().opacity(first)
        .animation(second) { $0.offset(x: first * 100) }
    }
    try moving.set(1, nil)
    let frame = try moving.x(after: 0.25)
    #expect(frame == CGRect(x: 25, y: 0, width: 20, height: 10))
    let opacities = moving.host.displayList().items.compactMap {
      if case .push(.opacity(let opacity)) = $0 { opacity } else { nil }
    }
    #expect(opacities == [1])
  }

  /// Each value of an open transaction takes precedence over that of a binding.
  @Test func aBindingYieldsToTheOpenTransaction() throws {
    let moving = try MovingHost { first, _ in
      Color.red.frame(width: 10 + first, height: 10).named()
    }
    var binding = moving.toggled.first
    binding.transaction.animation = second
    binding.wrappedValue = 100
    try moving.host.update()
    #expect(try moving.x(after: 0.5).width == 60)
    try moving.host.advance(by: 1)
    withAnimation(nil) { binding.wrappedValue = 0 }
    try moving.host.update()
    #expect(try moving.x().width == 10)
    withTransaction(\.isContinuous, true) { binding.wrappedValue = 100 }
    try moving.host.update()
    #expect(try moving.x(after: 0.5).width == 60)
  }

  @Test func customTransactionValuesArePassedOn() throws {
    var seen: [Bool] = []
    let moving = try MovingHost { first, _ in
      Color.red.frame(width: 10 + first, height: 10).transaction { seen.append($0[Careful.self]) }
    }
    withTransaction(\.isCareful, true) { moving.toggled.first.wrappedValue = 5 }
    try moving.host.update()
    #expect(seen.contains(true))
    seen = []
    moving.toggled.first.wrappedValue = 7
    try moving.host.update()
    #expect(!seen.contains(true))
  }

  @Test func transactionsOfAValue() throws {
    let moving = try MovingHost { first, other in
      Color.red.frame(width: 10 + first, height: 10 + other).named()
        .transaction(value: other) { $0.animation = second }
    }
    try moving.set(10, nil)
    #expect(try moving.x().width == 20)
    moving.toggled.second.wrappedValue = 10
    try moving.host.update()
    #expect(try moving.x(after: 0.5).height == 15)
  }

  @Test func observableObjectsAreAnimatedToo() throws {
    let model = Model()
    let host = ViewHost(Observing(model: model))
    try host.update()
    withAnimation(second) { model.width = 110 }
    try host.update()
    try host.advance(by: 0.5)
    #expect(host.frames["x"]?.width == 60)
  }

  @Test func completionsComeInTime() throws {
    var told: [String] = []
    let moving = try box()
    withAnimation(.spring(duration: 1, bounce: 0.5)) {
      moving.toggled.first.wrappedValue = 100
    } completion: {
      told.append("done \(moving.host.time)")
    }
    withAnimation(second, completionCriteria: .removed) {
      moving.toggled.second.wrappedValue = 1
    } completion: {
      told.append("removed")
    }
    try moving.host.update()
    try moving.host.advance(by: 0.99)
    #expect(told.isEmpty)
    try moving.host.advance(by: 0.02)
    #expect(told == ["removed", "done 1.0"] || told == ["done 1.0", "removed"])
    #expect(moving.host.isAnimating)
  }

  @Test func removalWaitsForWhatComesAfter() throws {
    var told: [String] = []
    let moving = try box()
    withAnimation(second, completionCriteria: .removed) {
      moving.toggled.first.wrappedValue = 100
    } completion: {
      told.append("first \(moving.host.time)")
    }
    try moving.host.advance(by: 0.5)
    withAnimation(second) {
      moving.toggled.first.wrappedValue = 0
    } completion: {
      told.append("second \(moving.host.time)")
    }
    try moving.host.advance(by: 5)
    #expect(told == ["first 1.5", "second 1.5"] || told == ["second 1.5", "first 1.5"])
  }

  @Test func completionsComeAtOnceWithNothingToAnimate() throws {
    var told = 0
    withAnimation {
    } completion: {
      told += 1
    }
    #expect(told == 1)
    let moving = try box()
    withAnimation {
      moving.toggled.first.wrappedValue = 0
    } completion: {
      told += 1
    }
    try moving.host.update()
    #expect(told == 2)
    withAnimation(nil) {
      moving.toggled.first.wrappedValue = 9
    } completion: {
      told += 1
    }
    try moving.host.update()
    #expect(told == 3)
    #expect(!moving.host.isAnimating)
  }

  private func box() throws -> MovingHost {
    try MovingHost { first, second in
      Color.red.opacity(second).frame(width: 10 + first, height: 10).named()
    }
  }
}

private struct Careful: TransactionKey { static let defaultValue = false }

extension Transaction {
  fileprivate var isCareful: Bool {
    get { self[Careful.self] }
    set { self[Careful.self] = newValue }
  }
}

@Observable
private final class Model { var width: CGFloat = 10 }

private struct Observing: View {
  let model: Model
  var body: some View { Color.red.frame(width: model.width, height: 10).named() }
}

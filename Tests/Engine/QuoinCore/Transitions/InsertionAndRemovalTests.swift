import Foundation
import LiveViews
import SwiftUI
import Testing

/// Insertions and removals, and their effect on the surrounding views.
@MainActor
struct InsertionAndRemovalTests {
  private func host<V: View>(_ view: V) throws -> ViewHost<V> {
    let host = ViewHost(view, size: ProposedViewSize(width: 100, height: 100))
    try host.update()
    return host
  }

  private func animate(_ body: () -> Void) { withAnimation(.linear(duration: 1), body) }

  @Test func siblingsMoveAtOnceWhileTheRemovedViewFadesWhereItWas() throws {
    let host = try host(Pile(rows: [0, 1]))
    #expect(host.looks == [.row(0, y: 0), .row(1, y: 30)])
    animate { host.rootView.rows = [1] }
    try host.advance(by: 0.5)
    #expect(host.looks == [.row(0, y: 0, opacity: 0.5), .row(1, y: 15)])
    try host.advance(by: 0.5)
    #expect(host.looks == [.row(1, y: 0)])
  }

  @Test func rowsThatAreInsertedFadeInAtTheirPlace() throws {
    let host = try host(Pile(rows: [0, 2]))
    animate { host.rootView.rows = [0, 1, 2] }
    try host.advance(by: 0.5)
    #expect(host.looks == [.row(0, y: 0), .row(1, y: 30, opacity: 0.5), .row(2, y: 45)])
  }

  /// Rows added, moved and removed: at every tenth of a second their number and positions are
  /// correct.
  @Test func aListIsRightAtEveryTenthOfASecond() throws {
    let host = try host(Pile(rows: [0, 1, 2]))
    animate { host.rootView.rows = [2, 3, 0] }
    try host.update()
    for tenth in 0...10 {
      let part = Double(tenth) / 10
      let frames = host.frames
      #expect(frames.count == 3)
      #expect(isClose(frames["row 0"]?.minY, 60 * part))
      #expect(isClose(frames["row 2"]?.minY, 60 * (1 - part)))
      #expect(isClose(frames["row 3"]?.minY, 30))
      // Row 1 is still visible in its old position; row 3 isn't visible in the first frame.
      #expect(host.looks.count == (tenth == 0 || tenth == 10 ? 3 : 4))
      if 1..<10 ~= tenth {
        #expect(Set(host.looks.map(\.opacity)) == Set([1, part, 1 - part].map(Look.rounded)))
      }
      try host.advance(by: 0.1)
    }
    #expect(!host.isAnimating)
  }

  private func isClose(_ first: CGFloat?, _ second: Double) -> Bool {
    first.map { abs(Double($0) - second) < 1e-6 } ?? false
  }

  @Test func rowsOfALazyStackComeAndGoToo() throws {
    let host = try host(LazyPile(rows: [0, 1, 2]))
    animate { host.rootView.rows = [0, 2, 3] }
    try host.advance(by: 0.2)
    let looks: [Look] = [
      .row(0, y: 0), .row(1, y: 30, opacity: 0.8), .row(2, y: 54), .row(3, y: 60, opacity: 0.2),
    ]
    #expect(host.looks.sorted { $0.width < $1.width } == looks)
    try host.advance(by: 1)
    #expect(host.looks == [.row(0, y: 0), .row(2, y: 30), .row(3, y: 60)])
  }

  @Test func aTransitionInsideWhatComesIsNotUsed() throws {
    let host = try host(NestedTransition(isShown: false))
    animate { host.rootView.isShown = true }
    try host.advance(by: 0.25)
    #expect(host.looks == [Look(x: 0, y: 0, opacity: 0.25)])
  }

  @Test func aTransitionIsSeenThroughModifiersAndViews() throws {
    let host = try host(Wrapped(isShown: false))
    animate { host.rootView.isShown = true }
    try host.advance(by: 0.25)
    #expect(host.looks.map(\.opacity) == [1, 1])
    #expect(host.looks.last == Look(x: 35, y: 5, width: 30, height: 30))
  }

  @Test func branchesFadeIntoEachOther() throws {
    let host = try host(Branches(number: 0))
    for number in [1, 2, 0] {
      let before = host.rootView.number
      animate { host.rootView.number = number }
      try host.advance(by: 0.25)
      #expect(
        Set(host.looks.map { Pair($0.width, $0.opacity) }) == [
          Pair(Branches.width(before), 0.75), Pair(Branches.width(number), 0.25),
        ])
      try host.advance(by: 1)
      #expect(host.looks.map(\.width) == [Branches.width(number)])
    }
  }

  @Test func anotherIdIsAnotherView() throws {
    let host = try host(Named(id: 0))
    animate { host.rootView.id = 1 }
    try host.advance(by: 0.25)
    #expect(host.looks.map(\.opacity) == [0.75, 0.25])
    try host.advance(by: 1)
    #expect(host.looks.map(\.opacity) == [1])
  }

  @Test func anotherTypeIsAnotherView() throws {
    let host = try host(Erased(isRound: false))
    animate { host.rootView.isRound = true }
    try host.advance(by: 0.25)
    #expect(host.looks.map(\.opacity) == [0.75, 0.25])
  }

  @Test func theRemovedViewIsSeenInItsPlaceAmongTheOthers() throws {
    let host = try host(Layers(isShown: true))
    let widths = host.looks.map(\.width)
    #expect(widths == [30, 20, 10])
    animate { host.rootView.isShown = false }
    try host.advance(by: 0.5)
    #expect(host.looks.map(\.width) == widths)
    try host.advance(by: 0.5)
    #expect(host.looks.map(\.width) == [30, 10])
  }

  @Test func theTransactionOfThePlaceCounts() throws {
    let host = try host(Placed(isShown: false))
    host.rootView.isShown = true
    try host.advance(by: 0.25)
    #expect(host.looks.map(\.opacity) == [0.25, 1])
    try host.advance(by: 1)
    animate { host.rootView.isShown = false }
    try host.advance(by: 0.25)
    #expect(host.looks.map(\.opacity) == [0.75])
  }

  @Test func aViewDisappearsWhenItIsNoLongerSeen() throws {
    let log = Lines()
    let host = try host(Told(isShown: true, log: log))
    animate { host.rootView.isShown = false }
    try host.advance(by: 0.9)
    #expect(log.lines == ["appear"])
    try host.advance(by: 0.2)
    #expect(log.lines == ["appear", "disappear"])
    host.rootView.isShown = true
    try host.update()
    host.rootView.isShown = false
    try host.update()
    #expect(log.lines == ["appear", "disappear", "appear", "disappear"])
    // A view that is being removed disappears together with its parent.
    host.rootView.isShown = true
    try host.update()
    animate { host.rootView.isShown = false }
    try host.update()
    host.close()
    #expect(log.lines.suffix(2) == ["appear", "disappear"])
  }

  @Test func nothingIsKeptOfAViewThatIsGone() throws {
    weak var log: Lines?
    let host = try host(Keeping(log: nil))
    do {
      let kept = Lines()
      log = kept
      host.rootView.log = kept
      try host.update()
      animate { host.rootView.log = nil }
      try host.advance(by: 0.5)
    }
    #expect(log != nil)
    try host.advance(by: 0.6)
    #expect(log == nil)
  }

  @Test func aContainerThatGoesTakesItsSnapshotsAlong() throws {
    let host = try host(Inner(isShown: true, isInnerShown: true))
    animate { host.rootView.isInnerShown = false }
    try host.advance(by: 0.5)
    #expect(host.looks.map(\.opacity) == [0.5, 1])
    animate { host.rootView.isShown = false }
    try host.advance(by: 0.25)
    #expect(host.looks.map(\.opacity) == [Look.rounded(0.1875), 0.75])
    try host.advance(by: 1)
    #expect(host.looks.isEmpty)
    #expect(!host.isAnimating)
  }

  @Test func aCompletionWaitsForTransitions() throws {
    let host = try host(Pile(rows: [0]))
    var isDone = false
    withAnimation(.linear(duration: 1)) {
      host.rootView.rows = []
    } completion: {
      isDone = true
    }
    try host.advance(by: 0.9)
    #expect(!isDone)
    try host.advance(by: 0.2)
    #expect(isDone)
  }
}

extension Look {
  /// Returns a row of a ``Pile``, whose width depends on its number.
  fileprivate static func row(_ number: Int, y: Double, opacity: Double = 1) -> Look {
    Look(x: 0, y: y, width: Double(10 + number), height: 30, opacity: opacity)
  }
}

private struct Pair: Hashable {
  let width: Double
  let opacity: Double
  init(_ width: Double, _ opacity: Double) { (self.width, self.opacity) = (width, opacity) }
}

@MainActor
private final class Lines {
  private(set) var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

private struct Pile: View {
  var rows: [Int]
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(rows, id: \.self) { row in
        Color.red.frame(width: CGFloat(10 + row), height: 30)
          .accessibilityIdentifier("row \(row)")
      }
    }
    .frame(width: 100, height: 100, alignment: .topLeading)
  }
}

private struct LazyPile: View {
  var rows: [Int]
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(rows, id: \.self) { row in
          Color.red.frame(width: CGFloat(10 + row), height: 30)
        }
      }
    }
    .frame(width: 100, height: 100)
  }
}

private struct NestedTransition: View {
  var isShown: Bool
  var body: some View {
    ZStack(alignment: .topLeading) {
      if isShown {
        VStack { Color.red.frame(width: 40, height: 40).transition(.move(edge: .leading)) }
      }
    }
    .frame(width: 100, height: 100, alignment: .topLeading)
  }
}

private struct Card: View {
  var body: some View {
    VStack { Color.red.frame(width: 30, height: 30) }.transition(.offset(x: 40))
  }
}

private struct Wrapped: View {
  var isShown: Bool
  var body: some View {
    ZStack(alignment: .topLeading) {
      if isShown { Card().padding(5).background(Color.blue) }
    }
    .frame(width: 100, height: 100, alignment: .topLeading)
  }
}

private struct Branches: View {
  var number: Int
  static func width(_ number: Int) -> Double { Double(10 * number + 10) }
  var body: some View {
    ZStack {
      switch number {
      case 0: Color.red.frame(width: 10, height: 10)
      case 1: Color.red.frame(width: 20, height: 10)
      default: Color.red.frame(width: 30, height: 10)
      }
    }
  }
}

private struct Named: View {
  var id: Int
  var body: some View { ZStack { Color.red.frame(width: 40, height: 40).id(id) } }
}

private struct Erased: View {
  var isRound: Bool
  var body: some View {
    ZStack {
      isRound ? AnyView(Circle().fill(.red)) : AnyView(Rectangle().fill(.red))
    }
  }
}

private struct Layers: View {
  var isShown: Bool
  var body: some View {
    ZStack {
      Color.red.frame(width: 30, height: 30)
      if isShown { Color.green.frame(width: 20, height: 20) }
      Color.blue.frame(width: 10, height: 10)
    }
  }
}

private struct Placed: View {
  var isShown: Bool
  var body: some View {
    VStack {
      VStack { if isShown { Color.red.frame(width: 10, height: 10) } }
        .animation(.linear(duration: 1), value: isShown)
      VStack { if isShown { Color.red.frame(width: 10, height: 10) } }
        .transaction { $0.animation = nil }
    }
  }
}

private struct Told: View {
  var isShown: Bool
  let log: Lines
  var body: some View {
    VStack {
      if isShown {
        Color.red.onAppear { log.add("appear") }.onDisappear { log.add("disappear") }
      }
    }
  }
}

private struct Keeping: View {
  var log: Lines?
  var body: some View {
    VStack { if let log { Color.red.onDisappear { log.add("gone") } } }
  }
}

private struct Inner: View {
  var isShown: Bool
  var isInnerShown: Bool
  var body: some View {
    ZStack {
      if isShown {
        VStack {
          if isInnerShown { Color.red.frame(width: 10, height: 10) }
          Color.blue.frame(width: 20, height: 20)
        }
      }
    }
  }
}

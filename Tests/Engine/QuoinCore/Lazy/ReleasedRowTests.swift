import Quoin
import SwiftUI
import Testing

/// Rows far out of sight have no nodes; their state remains.
@MainActor
struct ReleasedRowTests {
  private func show<V: View>(_ view: V) throws -> ViewHost<V> {
    let host = ViewHost(
      view, size: ProposedViewSize(width: 300, height: 400), shaper: FixedShaper())
    try host.update()
    return host
  }

  @Test(arguments: Form.allCases)
  func aScrolledListKeepsTheNodesOfWhatIsNear(form: Form) throws {
    let model = Rows(count: 10_000)
    let living = LivingTree(
      Scrolled(form: form, model: model), proposal: ProposedViewSize(width: 300, height: 400),
      environment: EnvironmentValues(), shaper: FixedShaper())
    try living.update()
    let atStart = living.tree.layout.liveCount
    var most = 0
    for target in stride(from: 0, to: 10_000, by: 400) {
      living.scroll(to: target)
      try living.update()
      most = max(most, living.tree.layout.liveCount)
    }
    living.scroll(to: 9_999)
    try living.update()
    #expect(model.seen.contains(9_999))
    // A screen, the same again before and after it, and new rows before the old ones are released.
    #expect(max(most, living.tree.layout.liveCount) < atStart * 5)
  }

  @Test(arguments: Form.allCases)
  func rowsComeBackWithTheirStates(form: Form) throws {
    let model = Rows(count: 200)
    let host = try show(Scrolled(form: form, model: model))
    let first = try #require(model.bindings[3])
    first.wrappedValue = 7
    try host.update()
    #expect(host.frame(of: "row 3")?.width == 107)
    try host.scroll("rows", to: CGPoint(x: 0, y: 5000))
    #expect(host.frame(of: "row 3") == nil)
    #expect(model.seen.allSatisfy { $0 > 50 })
    let back = try host.scroll("rows", to: .zero)
    #expect(host.frame(of: "row 3")?.width == 107)
    // The bodies are cached.
    #expect(!back.views.contains("ScrolledRow"))
    #expect(model.made == model.madeOnce)
  }

  @Test func changesWhileReleasedShowOnReturn() throws {
    let model = Rows(count: 200)
    let host = try show(Scrolled(form: .list, model: model))
    try host.scroll("rows", to: CGPoint(x: 0, y: 5000))
    model.bindings[2]?.wrappedValue = 5
    #expect(try host.update().views.isEmpty)
    model.title = "b"
    host.environment.colorScheme = .dark
    try host.update()
    try host.scroll("rows", to: .zero)
    #expect(host.frame(of: "row 2")?.width == 105)
    for row in 0..<3 { #expect(model.titles[row] == "b dark") }
  }

  /// Rows of all heights have the same positions as in an eager column, however they were scrolled.
  @Test(arguments: [Form.stack, .spacedStack, .grid])
  func rowsKeepTheirPlaces(form: Form) throws {
    let model = Rows(count: 150)
    model.isUneven = true
    let host = try show(Scrolled(form: form, model: model))
    // Rows below that have not been seen are estimated.
    for step in 0..<25 { try host.scroll("rows", to: CGPoint(x: 0, y: CGFloat(step) * 350)) }
    let whole = try show(Whole(form: form, model: model))
    let places = whole.frames
    var row = 0
    var positions = stride(from: 8000, through: 0, by: -700).map { CGFloat($0) }
    positions += [2000, 100, 6000, 0]
    for position in positions {
      try host.scroll("rows", to: CGPoint(x: 0, y: position))
      let offset = min(position, whole.size.height - 400)
      for (name, frame) in host.frames where name.hasPrefix("row ") {
        let expected = try #require(places[name])
        #expect(
          abs(frame.minY - (expected.minY - offset)) < 0.01, "\(form) \(name) at \(position)")
        row += 1
      }
    }
    #expect(row > 100)
  }

  @Test func appearingFollowsTheSight() throws {
    let model = Rows(count: 100)
    let host = try show(Scrolled(form: .list, model: model))
    let atStart = model.seen
    #expect(model.log == atStart.sorted().reversed().map { "+\($0)" })
    for _ in 0..<2 {
      try host.scroll("rows", to: CGPoint(x: 0, y: 3000))
      #expect(model.seen.isDisjoint(with: atStart))
      model.log = []
      try host.scroll("rows", to: .zero)
      #expect(model.seen == atStart)
      // As at the first appearance, and before the rows that disappear.
      #expect(
        Array(model.log.prefix(atStart.count)) == atStart.sorted().reversed().map { "+\($0)" })
      #expect(model.log.dropFirst(atStart.count).allSatisfy { $0.hasPrefix("-") })
    }
  }

  /// Requests of rows after layout are removed with their nodes.
  @Test func releasedRowsAreNotMeasured() throws {
    let model = Rows(count: 500)
    let host = try show(
      List(0..<500, id: \.self) { row in
        Color.red.frame(height: 40)
          .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { model.heights[row] = $0 }
          .background { GeometryReader { Text("\($0.size.height)") } }
          .visualEffect { effect, _ in effect.opacity(0.5) }
          .id(row)
      }
      .accessibilityIdentifier("rows"))
    for offset in [4000, 0, 15_000, 300] {
      try host.scroll("rows", to: CGPoint(x: 0, y: CGFloat(offset)))
      host.proposedSize.width = 250
      try host.update()
      host.proposedSize.width = 300
      try host.update()
    }
    #expect(model.heights.values.allSatisfy { $0 == 40 })
    try host.scroll(to: 499)
    #expect(model.heights[499] == 40)
  }

  /// The rows of a list inside a row that was released are there again.
  @Test func rowsInsideRows() throws {
    let model = Rows(count: 40)
    let host = try show(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<60, id: \.self) { row in
            ScrollView(.horizontal) {
              LazyHStack { ForEach(0..<40, id: \.self) { Inner(id: row * 100 + $0, model: model) } }
            }
            .frame(height: 80)
            .accessibilityIdentifier("inner \(row)")
          }
        }
      }
      .accessibilityIdentifier("rows"))
    try host.scroll("inner 1", to: CGPoint(x: 500, y: 0))
    let (atStart, frames) = (model.seen, host.frames)
    try host.scroll("rows", to: CGPoint(x: 0, y: 4000))
    #expect(model.seen.isDisjoint(with: atStart))
    try host.scroll("rows", to: .zero)
    #expect(model.seen == atStart)
    #expect(host.frames == frames)
  }
}

extension ReleasedRowTests {
  enum Form: CaseIterable { case list, stack, spacedStack, grid }
}

extension LivingTree {
  fileprivate func scroll(to id: Int) {
    emission.scrolling.scroll(to: AnyHashable(id), anchor: nil)
  }
}

@MainActor
private final class Rows: ObservableObject {
  let count: Int
  let titled = Titled()
  var title: String {
    get { titled.title }
    set { titled.title = newValue }
  }
  var isUneven = false
  var seen: Set<Int> = []
  var log: [String] = []
  var bindings: [Int: Binding<Int>] = [:]
  var titles: [Int: String] = [:]
  var heights: [Int: CGFloat] = [:]
  var made = 0
  var madeOnce = 0
  init(count: Int) { self.count = count }

  func note(_ row: Int, _ binding: Binding<Int>, _ title: String) {
    (bindings[row], titles[row]) = (binding, title)
  }

  func height(_ row: Int) -> CGFloat { isUneven ? 20 + CGFloat(row * 37 % 61) : 44 }
}

@Observable
private final class Titled { var title = "a" }

private struct Scrolled: View {
  let form: ReleasedRowTests.Form
  let model: Rows
  private var rows: some View {
    ForEach(0..<model.count, id: \.self) { ScrolledRow(id: $0, model: model) }
  }
  var body: some View {
    Group {
      switch form {
      case .list: List { rows }
      case .stack: ScrollView { LazyVStack(alignment: .leading) { rows } }
      case .spacedStack: ScrollView { LazyVStack(alignment: .leading, spacing: 3) { rows } }
      case .grid:
        ScrollView {
          LazyVGrid(columns: [GridItem(.fixed(140)), GridItem(.fixed(140))]) { rows }
        }
      }
    }
    .accessibilityIdentifier("rows")
  }
}

/// The same rows in an eager container.
private struct Whole: View {
  let form: ReleasedRowTests.Form
  let model: Rows
  private func row(_ id: Int) -> some View { ScrolledRow(id: id, model: model) }
  var body: some View {
    if form == .grid {
      VStack {
        ForEach(0..<model.count / 2, id: \.self) { line in
          HStack {
            row(line * 2)
            row(line * 2 + 1)
          }
        }
      }
      .fixedSize()
    } else {
      VStack(alignment: .leading, spacing: form == .spacedStack ? 3 : nil) {
        ForEach(0..<model.count, id: \.self) { row($0) }
      }
      .fixedSize()
    }
  }
}

private struct ScrolledRow: View {
  let id: Int
  let model: Rows
  @State private var extra = 0
  @StateObject private var made: Made
  @Environment(\.colorScheme) private var colorScheme

  init(id: Int, model: Rows) {
    self.id = id
    self.model = model
    _made = StateObject(wrappedValue: Made(model))
  }

  var body: some View {
    let _ = made
    let _ = model.note(id, $extra, "\(model.title) \(colorScheme == .dark ? "dark" : "light")")
    Color.red.frame(width: CGFloat(100 + extra), height: model.height(id))
      .accessibilityIdentifier("row \(id)")
      .onAppear {
        model.seen.insert(id)
        model.log.append("+\(id)")
      }
      .onDisappear {
        model.seen.remove(id)
        model.log.append("-\(id)")
      }
  }
}

/// An object that lives as long as a row keeps its state.
@MainActor
private final class Made: ObservableObject {
  private let model: Rows
  init(_ model: Rows) {
    self.model = model
    model.made += 1
    model.madeOnce += 1
  }
  isolated deinit { model.made -= 1 }
}

private struct Inner: View {
  let id: Int
  let model: Rows
  var body: some View {
    Color.blue.frame(width: 60, height: 60).accessibilityIdentifier("\(id)")
      .onAppear { model.seen.insert(id) }
      .onDisappear { model.seen.remove(id) }
  }
}

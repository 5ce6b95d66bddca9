import Quoin
import SwiftUI
import Testing

/// An update only re-evaluates what changed.
@MainActor
struct UpdateCountTests {
  @Test func oneRowOfAThousandRunsOneBody() throws {
    let store = Rows(1000)
    let host = ViewHost(Feed(rows: store.rows), size: ProposedViewSize(width: 300, height: nil))
    let first = try host.update()
    #expect(first.evaluations.count == 1001)
    store.rows[500].count += 1
    let update = try host.update()
    #expect(update.views == ["Row"])
    #expect(update.measurements < 20)
    #expect(update.placements < 20)
  }

  @Test func anUnreadPropertyRunsNoBody() throws {
    let row = RowModel(0)
    let host = ViewHost(Row(model: row))
    try host.update()
    row.unread += 1
    #expect(try host.update().evaluations.isEmpty)
    row.count += 1
    let update = try host.update()
    #expect(update.views == ["Row"])
    #expect(update.evaluations.first?.reasons == [.observable(\RowModel.count)])
  }

  @Test func manyWritesRunABodyOnce() throws {
    let row = RowModel(0)
    let host = ViewHost(Row(model: row))
    try host.update()
    for _ in 0..<10 { row.count += 1 }
    #expect(try host.update().views == ["Row"])
    let counter = CounterProbe()
    let counting = ViewHost(ProbedCounter(probe: counter))
    try counting.update()
    withTransaction(Transaction()) {
      for number in 1...10 { counter.binding?.wrappedValue = number }
    }
    #expect(try counting.update().views == ["ProbedCounter"])
  }

  @Test func aChangeOfTheEnvironmentReachesItsReaders() throws {
    let host = ViewHost(
      HStack {
        Reader()
        Other()
        VStack { Reader() }
      })
    try host.update()
    host.environment.colorScheme = .dark
    let update = try host.update()
    #expect(update.views == ["Reader", "Reader"])
    #expect(update.evaluations.first?.reasons == [.property("_colorScheme")])
  }

  @Test func anEndlessActionIsReported() throws {
    let host = ViewHost(Endless())
    #expect(throws: ViewUpdateError.self) { try host.update() }
  }

  @Test func duplicateIDsAreReportedOnce() throws {
    let host = ViewHost(ForEach([1, 2, 2, 2], id: \.self) { _ in Other() })
    try host.update()
    try host.update()
    #expect(host.warnings.filter { $0.contains("The id 2 occurs") }.count == 1)
  }

  @Test func rowsOfALazyStackAppearWhenTheyAreSeen() throws {
    let log = Seen()
    let host = ViewHost(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { number in
            Color.red.frame(height: 50).onAppear { log.rows.append(number) }
          }
        }
      }, size: ProposedViewSize(width: 100, height: 200))
    try host.update()
    #expect(Set(log.rows).isSuperset(of: 0..<4))
    #expect(log.rows.count < 10)
  }
}

@MainActor
private final class Seen { var rows: [Int] = [] }

@Observable
private final class RowModel: Identifiable {
  let id: Int
  var count = 0
  var unread = 0
  init(_ id: Int) { self.id = id }
}

@MainActor
private final class Rows {
  let rows: [RowModel]
  init(_ count: Int) { rows = (0..<count).map(RowModel.init) }
}

private struct Feed: View {
  let rows: [RowModel]
  var body: some View { VStack { ForEach(rows) { Row(model: $0) } } }
}

private struct Row: View {
  let model: RowModel
  var body: some View {
    HStack {
      Color.red.frame(width: 20, height: 20)
      Color.blue.frame(width: CGFloat(model.count), height: 10)
      Spacer()
    }
  }
}

@MainActor
private final class CounterProbe {
  var binding: Binding<Int>?
  func follow(_ binding: Binding<Int>) { self.binding = binding }
}

private struct ProbedCounter: View {
  let probe: CounterProbe
  @State private var count = 0
  var body: some View {
    let _ = probe.follow($count)
    Color.red.frame(width: CGFloat(count), height: 1)
  }
}

private struct Reader: View {
  @Environment(\.colorScheme) private var colorScheme
  var body: some View { Color.red.frame(width: colorScheme == .dark ? 2 : 1, height: 1) }
}

private struct Other: View {
  var body: some View { Color.red.frame(width: 1, height: 1) }
}

private struct Endless: View {
  @State private var count = 0
  var body: some View {
    Color.red.onChange(of: count, initial: true) { count += 1 }
  }
}

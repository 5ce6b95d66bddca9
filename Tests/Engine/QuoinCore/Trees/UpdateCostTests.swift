import Quoin
import SwiftUI
import Testing

/// The cost of a single change, wherever the view is.
@MainActor
struct UpdateCostTests {
  private func cost<V: View>(_ models: [CountedModel], @ViewBuilder _ view: () -> V) throws
    -> UpdateRecord
  {
    let host = ViewHost(view(), size: ProposedViewSize(width: 300, height: 600))
    try host.update()
    models[1].count += 1
    return try host.update()
  }

  private let models = (0..<1000).map(CountedModel.init)

  @Test func aRowOfALazyStack() throws {
    let update = try cost(models) {
      ScrollView { LazyVStack { ForEach(models) { CountedRow(model: $0) } } }
    }
    #expect(update.views == ["CountedRow"])
    // 30 rows are visible.
    #expect(update.measurements < 100)
  }

  @Test func aRowOfAListBetweenBars() throws {
    let update = try cost(models) {
      NavigationStack {
        List(models) { CountedRow(model: $0) }
          .navigationTitle("rows").toolbar { Button("Add") {} }
      }
    }
    #expect(update.views == ["CountedRow"])
    #expect(update.measurements < 100)
  }

  @Test func aRowOfAForm() throws {
    let update = try cost(models) {
      Form { Section("section") { ForEach(models.prefix(20)) { CountedRow(model: $0) } } }
    }
    #expect(update.views == ["CountedRow"])
    #expect(update.measurements < 100)
  }

  @Test func aCellOfAGrid() throws {
    let update = try cost(models) {
      Grid {
        ForEach(models.prefix(20)) { model in
          GridRow {
            Text("\(model.id)")
            CountedRow(model: model)
          }
        }
      }
    }
    #expect(update.views == ["CountedRow"])
  }

  @Test func equalValuesEvaluateNothing() throws {
    let host = ViewHost(CountedRow(model: models[0]), size: ProposedViewSize(width: 300, height: 9))
    try host.update()
    #expect(try host.update().passes == 0)
    host.environment.colorScheme = host.environment.colorScheme
    host.proposedSize = host.proposedSize
    let update = try host.update()
    #expect(update.evaluations.isEmpty)
    #expect(update.measurements == 0)
    host.rootView = CountedRow(model: models[0])
    #expect(try host.update().evaluations.isEmpty)
    host.rootView = CountedRow(model: models[1])
    #expect(try host.update().views == ["CountedRow"])
  }

  @Test func anEnvironmentValueReachesItsReadersAmongThousands() throws {
    let host = ViewHost(
      VStack {
        ForEach(0..<1000, id: \.self) { number in
          if number.isMultiple(of: 100) { SchemeReader() } else { Text("\(number)") }
        }
      })
    try host.update()
    host.environment.colorScheme = .dark
    #expect(try host.update().views == Array(repeating: "SchemeReader", count: 10))
  }
}

@Observable
private final class CountedModel: Identifiable {
  let id: Int
  var count = 0
  init(_ id: Int) { self.id = id }
}

private struct CountedRow: View {
  let model: CountedModel
  var body: some View { Text("row \(model.id): \(model.count)") }
}

private struct SchemeReader: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { Color.red.frame(width: scheme == .dark ? 2 : 1, height: 1) }
}

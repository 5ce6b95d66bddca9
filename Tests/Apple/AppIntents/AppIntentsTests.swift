import AppIntents
import Quoin
import SwiftUI
import Testing

private struct Count: AppIntent {
  static let title: LocalizedStringResource = "Count"
  static let description: IntentDescription? = IntentDescription("Counts.")
  static let openAppWhenRun = false
  @Parameter(title: "Step", default: 2) var step: Int
  @Parameter(title: "Note") var note: String?
  static var parameterSummary: some ParameterSummary { Summary("Count by \(\.$step)") }

  init() {}
  init(step: Int) { self.step = step }
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    .result(value: step, dialog: "Counted \(step)")
  }
}

private struct Refresh: AppIntent {
  static let title: LocalizedStringResource = "Refresh"
  @MainActor func perform() async throws -> some IntentResult { .result() }
}

private enum Size: String, AppEnum {
  case small, large
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
    .small: "Small", .large: DisplayRepresentation(title: "Large", subtitle: "The other one"),
  ]
}

private struct Cup: AppEntity {
  let id: UUID
  let name: String
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Cup")
  static let defaultQuery = CupQuery()
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

private struct CupQuery: EntityQuery {
  func entities(for identifiers: [Cup.ID]) async throws -> [Cup] {
    identifiers.map { Cup(id: $0, name: "cup") }
  }
}

private struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Count(), phrases: ["Count in \(.applicationName)"], shortTitle: "Count",
      systemImageName: "plus")
    AppShortcut(
      intent: Refresh(), phrases: ["Refresh"], shortTitle: "Refresh", systemImageName: "star")
  }
}

@MainActor
@Suite(.serialized)
struct AppIntentsTests {
  @Test func intentsArePerformedWithTheirParameters() async throws {
    #expect(try await Count().perform().value == 2)
    #expect(try await Count(step: 5).perform().value == 5)
    #expect(Count().note == nil)
    #expect(Size.large.displayRepresentation.title.key == "Large")
    let id = UUID()
    #expect(try await Cup.defaultQuery.entities(for: [id]).first?.id == id)
    #expect(Shortcuts.appShortcuts.compactMap(\.systemImageName) == ["plus", "star"])
    #expect(Shortcuts.appShortcuts[0].phrases[0].hasPrefix("Count in "))
  }

  @Test func buttonsPerformIntents() {
    let view = VStack {
      Button(intent: Refresh()) { Text("Refresh") }
      Button("Again", intent: Refresh())
      Toggle(isOn: true, intent: Refresh()) { Text("On") }
      SiriTipView(intent: Count())
      ShortcutsLink()
    }
    #expect(!report(300, 300, view).frames("Button").isEmpty)
  }
}

import ActivityKit
import AppIntents
import CoreSpotlight
import GameplayKit
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

private struct Ride: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes: Int }
  var name: String
}

@MainActor
@Suite(.serialized)
struct IntentTests {
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

  @Test func noActivityCanBegin() async {
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
    #expect(throws: ActivityAuthorizationError.unsupported) {
      try Activity.request(
        attributes: Ride(name: "home"),
        content: ActivityContent(state: Ride.ContentState(minutes: 3), staleDate: nil))
    }
    #expect(Activity<Ride>.activities.isEmpty)
  }

  @Test func thereIsNoIndexToSearch() async {
    let set = CSSearchableItemAttributeSet(contentType: .text)
    set.title = "A title"
    let item = CSSearchableItem(
      uniqueIdentifier: "1", domainIdentifier: "com.example", attributeSet: set)
    await #expect(throws: (any Error).self) {
      try await CSSearchableIndex.default().indexSearchableItems([item])
    }
  }

  @Test func randomNumbersFollowTheirSeed() {
    let numbers = { (0..<5).map { _ in GKRandomSource.sharedRandom().nextInt(upperBound: 6) } }()
    #expect(numbers.allSatisfy { (0..<6).contains($0) })
    let one = GKMersenneTwisterRandomSource(seed: 7)
    let two = GKMersenneTwisterRandomSource(seed: 7)
    #expect(one.nextInt() == two.nextInt())
    let die = GKShuffledDistribution.d6()
    #expect(Set((0..<6).map { _ in die.nextInt() }) == Set(1...6))
    #expect(
      Set(one.arrayByShufflingObjects(in: [1, 2, 3]).compactMap { $0 as? Int }) == [1, 2, 3])
    let middle = GKGaussianDistribution(lowestValue: 0, highestValue: 10)
    #expect((0..<20).allSatisfy { _ in (0...10).contains(middle.nextInt()) })
  }

  @Test func aStrategistTakesTheBestMove() {
    final class Player: NSObject, GKGameModelPlayer { let playerId = 1 }
    final class Move: NSObject, GKGameModelUpdate {
      var value = 0
      let points: Int
      init(_ points: Int) { self.points = points }
    }
    final class Game: NSObject, GKGameModel {
      let player = Player()
      var points = 0
      var players: [any GKGameModelPlayer]? { [player] }
      var activePlayer: (any GKGameModelPlayer)? { player }
      func setGameModel(_ gameModel: any GKGameModel) { points = (gameModel as? Game)?.points ?? 0 }
      func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]? {
        [Move(1), Move(9), Move(4)]
      }
      func apply(_ gameModelUpdate: any GKGameModelUpdate) {
        points += (gameModelUpdate as? Move)?.points ?? 0
      }
      func score(for player: any GKGameModelPlayer) -> Int { points }
      func copy(with zone: NSZone? = nil) -> Any {
        let copy = Game()
        copy.setGameModel(self)
        return copy
      }
    }
    let strategist = GKMinmaxStrategist()
    strategist.gameModel = Game()
    strategist.maxLookAheadDepth = 2
    #expect((strategist.bestMoveForActivePlayer() as? Move)?.points == 9)
  }
}

import Quoin
import Scenes
import SwiftUI
import Testing

/// Nodes that are built but not shown are released with the next build: after the same changes a
/// tree has the same number of nodes.
@MainActor
struct NodeLeakTests {
  /// Returns the number of records in use after `change` has been made twice, several times.
  private func counts(
    _ view: some View, platform: Platform = .iOS, _ change: (Int) -> Void
  ) throws -> [Int] {
    var environment = EnvironmentValues()
    environment.platform = platform
    let living = LivingTree(
      view, proposal: ProposedViewSize(width: 320, height: 480), environment: environment,
      shaper: FixedShaper())
    try living.update()
    var counts: [Int] = []
    for round in 0..<8 {
      change(round)
      try living.update()
      if !round.isMultiple(of: 2) { counts.append(living.tree.layout.liveCount) }
    }
    return counts
  }

  /// The first round may create nodes that stay, such as rows that were visible once.
  private func expectSteady(_ counts: [Int], _ name: String = "") {
    #expect(Set(counts.dropFirst()).count == 1, "\(name) \(counts)")
  }

  @Test func tabsThatWereNeverShown() throws {
    let model = Number()
    expectSteady(try counts(OldTabs(model: model)) { model.value = $0 % 2 + 1 })
  }

  @Test func tabsThatTakeTurns() throws {
    let model = Number()
    expectSteady(try counts(OldTabs(model: model)) { model.tab = $0 % 2 })
  }

  @Test func labelsThatAreEmittedTwice() throws {
    let model = Number()
    expectSteady(try counts(TwoLines(model: model)) { model.value = $0 % 2 })
  }

  @Test(arguments: [Platform.iOS, .macOS])
  func rowsInTheColourOfASelection(platform: Platform) throws {
    let model = Number()
    expectSteady(
      try counts(SelectedRows(model: model), platform: platform) { model.value = $0 % 2 })
  }

  @Test func pagesBelowOthers() throws {
    let model = Number()
    expectSteady(try counts(Pages(model: model)) { model.value = $0 % 2 })
  }

  @Test func buttonsOfAnAlert() throws {
    let model = Number()
    expectSteady(try counts(Alerting(model: model)) { model.value = $0 % 2 })
  }

  /// Random views that alternate between two random states.
  @Test(arguments: RandomScene.Family.allCases)
  func randomViews(family: RandomScene.Family) throws {
    for seed in 0..<12 {
      var generator = SeededGenerator(seed: seed + 1)
      let scene = RandomScene.random(family, size: 3 + seed * 2, using: &generator)
      let states = (0..<2).map { _ in
        scene.stateIDs.map { ($0, Int.random(in: 0...5, using: &generator)) }
      }
      let store = SceneValues()
      let platform = seed % 4 == 3 ? Platform.macOS : .iOS
      let counts = try counts(SceneView(scene, store), platform: platform) { round in
        for (id, value) in states[round % 2] { store.write(value, to: id) }
      }
      expectSteady(counts, "\(family) \(seed)")
    }
  }
}

@Observable
private final class Number {
  var value = 0
  var tab = 0
}

private struct OldTabs: View {
  @Bindable var model: Number
  var body: some View {
    TabView(selection: $model.tab) {
      VStack { Text("first \(model.value)") }.tabItem { Text("First \(model.value)") }.tag(0)
      Kept(text: "second").padding(CGFloat(model.value)).tabItem { Text("Second") }.tag(1)
      NavigationStack {
        List(0..<3) { Text("\($0 + model.value)") }.navigationTitle("Third")
      }
      .tabItem { Text("Third") }.tag(2)
    }
  }
}

private struct Kept: View {
  let text: String
  @State private var count = 0
  var body: some View {
    VStack {
      Text(text)
      Text("\(count)")
    }
  }
}

private struct TwoLines: View {
  let model: Number
  var body: some View {
    Form {
      Toggle(isOn: .constant(true)) {
        Kept(text: "title")
        Text("subtitle \(model.value)")
      }
      Section {
        Text("row")
      } header: {
        Kept(text: "\(model.value)").headerProminence(.increased)
      }
    }
  }
}

private struct SelectedRows: View {
  let model: Number
  var body: some View {
    List(selection: .constant(Set([model.value]))) {
      ForEach(0..<3) { Kept(text: "\($0)").tag($0) }
    }
  }
}

private struct Pages: View {
  let model: Number
  var body: some View {
    NavigationStack(path: .constant(Array(repeating: 1, count: model.value + 1))) {
      Kept(text: "root \(model.value)").navigationTitle("Root").toolbar {
        ToolbarItem { Button("Add") {} }
      }
      .navigationDestination(for: Int.self) { Kept(text: "page \($0)").navigationTitle("Page") }
    }
  }
}

private struct Alerting: View {
  let model: Number
  var body: some View {
    Text("\(model.value)").alert("Title", isPresented: .constant(true)) {
      Button("Cancel", role: .cancel) {}
      Button("One \(model.value)") {}
      Button("Two") {}
    }
  }
}

import QuoinCore
import QuoinExplain
import QuoinLayout

/// Checks how a view behaves when its bodies are evaluated again without changes, and finds lists
/// whose rows can't be counted.
@MainActor
struct UpdateCheck {
  let picture: ViewPicture
  let view: any Living

  static let rules: Set<LintRule> = [.resettingState, .needlessBody, .erasedRow]

  func findings() throws -> [Finding] {
    let habits = try view.updateHabits()
    let rows = view.emission.diagnostics.uncertainRows
    guard !habits.isEmpty || !rows.isEmpty else { return [] }
    var pass = try picture.lintPass()
    var positions: [LayoutTree.NodeID: Int] = [:]
    for index in pass.report.nodes.indices {
      if let node = pass.treeNode(index) { positions[node] = index }
    }
    for habit in habits { note(habit, at: habit.node.flatMap { positions[$0] }, &pass) }
    for row in rows { note(row, &pass) }
    return pass.findings(of: LintRule.all)
  }

  private func note(_ habit: UpdateHabit, at index: Int?, _ pass: inout LintPass) {
    let loss =
      habit.states.isEmpty
      ? "" : " and loses \(habit.states.prefix(3).joined(separator: ", "))"
    let name = habit.view.isEmpty ? index.map { pass.name($0) } ?? "a view" : habit.view
    switch habit.kind {
    case .newItemIDs:
      pass.note(
        .resettingState, index,
        "\(name) in a ForEach is recreated at each update\(loss): all items get new ids",
        hint: "Keep the items with their ids in a @State or a model", fingerprint: name)
    case .newID:
      pass.note(
        .resettingState, index,
        "\(name) is recreated at each update\(loss): its .id(…) is new each time",
        hint: "Give it an id that stays the same as long as the view should exist",
        fingerprint: name)
    case .newObject(let property, let type):
      pass.note(
        .resettingState, index,
        "the \(type) of \(written(property)) in \(name) is recreated at each update of the parent view and loses its data",
        hint: "Use @StateObject there, or store it in a view that persists",
        fingerprint: "\(name) \(property)")
    case .unreadObject(let property, let type):
      pass.note(
        .needlessBody, index,
        "the body of \(name) runs at each change of the \(type) in \(written(property)), but doesn't read it",
        hint:
          "Pass it to the views that read it, store it without @ObservedObject if only actions need it, or make it @Observable",
        fingerprint: "\(name) \(property)")
    }
  }

  /// Returns the name of a property in the source.
  private func written(_ property: String) -> String {
    property.hasPrefix("_") ? String(property.dropFirst()) : property
  }

  private func note(_ rows: UnknownRowCounts, _ pass: inout LintPass) {
    let source = rows.place.flatMap { LayoutReport.Source(of: "ForEach", in: $0) }
    let what =
      rows.content == .erased
      ? "each row of this ForEach is an AnyView, which may be any number of views"
      : "each row of this ForEach is an if without an else, which may be no view"
    pass.note(
      .erasedRow, nil, "\(what): the list must create all rows to count them",
      hint: rows.content == .erased
        ? "Use one type for the rows, or put an if and else into a stack"
        : "Filter the data instead, or put the if into a stack",
      fingerprint: "\(rows.content)", source: source)
  }
}

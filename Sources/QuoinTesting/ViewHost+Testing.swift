import Quoin
import QuoinCore
import QuoinViews

extension ViewHost {
  /// The text of the view called `name`: the characters that a field shows, or the texts inside another view; `nil` where
  /// no view is called so.
  ///
  ///     #expect(host.text("total") == "3")
  ///
  /// - Parameter name: the view's `accessibilityIdentifier`, `accessibilityLabel` or text.
  public func text(_ name: String) -> String? { try? text(of: name) }

  /// What a screen reader says of the view as it is now, a line for each element in the order in which they are read: what it
  /// is called, its value, what it is, its hint. Only what lies in front can be reached.
  ///
  ///     Favorites, heading
  ///     Volume, 0.4, adjustable
  ///     Save, button, dimmed
  ///
  /// - Throws: what `update()` throws.
  public func accessibilityText() throws -> String {
    try spokenElements().map { "\($0.text)\n" }.joined()
  }

  /// Expects what is done in `steps` to run at most so many bodies.
  ///
  ///     try host.expectUpdates(atMost: 2) { try host.tap("Increment") }
  ///     try host.expectUpdates(atMost: 0, of: "Row") { try host.type("Ada", into: "Name") }
  ///
  /// Changes that were made before are shown first and don't count.
  ///
  /// - Parameters:
  ///   - limit: how many bodies may run.
  ///   - view: the name of the type whose bodies count; all of them without one.
  ///   - fileID: the test's file, for swift-testing.
  ///   - filePath: the same, with its folders.
  ///   - line: the line of the test.
  ///   - column: the column of the test.
  ///   - steps: what is done with the host.
  /// - Returns: the bodies that ran, in order.
  @discardableResult
  public func expectUpdates(
    atMost limit: Int, of view: String? = nil, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ steps: () throws -> Void
  ) throws -> [UpdateRecord.Evaluation] {
    try update()
    let records = try watchingUpdates {
      try steps()
      try update()
    }
    return expect(
      records, limit, view,
      TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// The same for steps that wait.
  ///
  /// - Parameters:
  ///   - limit: how many bodies may run.
  ///   - view: the name of the type whose bodies count; all of them without one.
  ///   - fileID: the test's file, for swift-testing.
  ///   - filePath: the same, with its folders.
  ///   - line: the line of the test.
  ///   - column: the column of the test.
  ///   - steps: what is done with the host.
  /// - Returns: the bodies that ran, in order.
  @discardableResult
  public func expectUpdates(
    atMost limit: Int, of view: String? = nil, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ steps: () async throws -> Void
  ) async throws -> [UpdateRecord.Evaluation] {
    try update()
    let records = try await watchingLaterUpdates {
      try await steps()
      try await idle()
    }
    return expect(
      records, limit, view,
      TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private func expect(
    _ records: [UpdateRecord], _ limit: Int, _ view: String?, _ place: TestPlace
  ) -> [UpdateRecord.Evaluation] {
    let evaluations = records.flatMap(\.evaluations).filter { view == nil || $0.view == view }
    guard evaluations.count > limit else { return evaluations }
    var counts: [(text: String, count: Int)] = []
    for text in evaluations.map(\.text) {
      if let index = counts.firstIndex(where: { $0.text == text }) {
        counts[index].count += 1
      } else {
        counts.append((text, 1))
      }
    }
    let what = view.map { "the body of \($0)" } ?? "bodies"
    let reasons = counts.map { "\n  \($0.text)\($0.count > 1 ? " (\($0.count) times)" : "")" }
    Failures.report(
      "\(evaluations.count) \(evaluations.count == 1 ? "run" : "runs") of \(what), and at most \(limit) \(limit == 1 ? "was" : "were") expected:\(reasons.joined())",
      at: place)
    return evaluations
  }
}

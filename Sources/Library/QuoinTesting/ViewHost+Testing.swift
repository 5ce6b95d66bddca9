import Quoin
import QuoinCore
import QuoinViews

extension ViewHost {
  /// A former form of `ViewHost.text(of:)`.
  ///
  /// - Parameter name: the view's `accessibilityIdentifier`, `accessibilityLabel` or text.
  @available(*, deprecated, message: "Use text(of:) instead, which throws the reason.")
  public func text(_ name: String) -> String? { try? text(of: name) }

  /// Returns the spoken text of a screen reader for the current view, one line for each element in
  /// reading order: its label, value, traits and hint.
  ///
  /// Only elements in front are included.
  ///
  ///     Favorites, heading
  ///     Volume, 40%, adjustable
  ///     Save, button, dimmed
  ///
  /// - Throws: errors of `update()`.
  public func accessibilityText() throws -> String {
    try spokenElements().map(\.text).filter { !$0.isEmpty }.map { "\($0)\n" }.joined()
  }

  /// Expects `steps` to evaluate at most the given number of bodies.
  ///
  ///     try host.expectUpdates(atMost: 2) { try host.tap("Increment") }
  ///     try host.expectUpdates(atMost: 0, of: "Row") { try host.type("Ada", into: "Name") }
  ///
  /// Earlier changes are applied first and don't count.
  ///
  /// - Parameters:
  ///   - limit: the maximum number of evaluated bodies.
  ///   - view: the name of the type whose bodies count; by default all.
  ///   - fileID: the test's file, for swift-testing.
  ///   - filePath: the path of the test's file.
  ///   - line: the line of the test.
  ///   - column: the column of the test.
  ///   - steps: the interactions with the host.
  /// - Returns: the evaluated bodies, in order.
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

  /// Expects asynchronous `steps` to evaluate at most the given number of bodies.
  ///
  /// - Parameters:
  ///   - limit: the maximum number of evaluated bodies.
  ///   - view: the name of the type whose bodies count; by default all.
  ///   - fileID: the test's file, for swift-testing.
  ///   - filePath: the path of the test's file.
  ///   - line: the line of the test.
  ///   - column: the column of the test.
  ///   - steps: the interactions with the host.
  /// - Returns: the evaluated bodies, in order.
  @discardableResult
  public func expectUpdates(
    atMost limit: Int, of view: String? = nil, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ steps: () async throws -> Void
  ) async throws -> [UpdateRecord.Evaluation] {
    try update()
    let records = try await watchingLaterUpdates {
      try await steps()
      try await waitUntilIdle()
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

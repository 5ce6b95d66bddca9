import Foundation
import Quoin
import QuoinCore
import QuoinExplain
import QuoinGeometry
import QuoinViews

/// Expects things of how a view is laid out, each by an operator on lengths that are looked up by name.
///
///     expectLayout(Card(), size: CGSize(width: 320, height: 480)) {
///       $0["title"].width == 200
///       $0["title"].maxY + 8 <= $0["subtitle"].minY
///       $0["badge"].isInside($0["card"])
///     }
///
/// Every line that doesn't hold fails the test by itself, at its place, and says how the views came to their lengths.
///
/// - Parameters:
///   - view: the view.
///   - size: the size that the view is proposed, in points; without one and without a device nothing is proposed.
///   - device: the device on whose screen the view lies; frames then count from the corner of the screen.
///   - traits: the surroundings.
///   - fileID: the test's file, for swift-testing.
///   - filePath: the same, with its folders.
///   - line: the line of the test.
///   - column: the column of the test.
///   - checks: what is expected.
/// - Returns: whether all of it holds.
@MainActor
@discardableResult
public func expectLayout<Content: View>(
  _ view: Content, size: CGSize? = nil, device: DeviceProfile? = nil,
  traits: SnapshotTraits = SnapshotTraits(), fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  @LayoutChecks _ checks: (LayoutViews) -> [LayoutCheck]
) -> Bool {
  let renderer = ImageRenderer(content: view)
  if let device { renderer.device = device }
  if let size { renderer.proposedSize = ProposedViewSize(size) }
  traits.apply(to: renderer)
  return expect(
    { try renderer.drawn() }, checks,
    TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// The same of a view that lives, as it is laid out after an update.
///
/// - Parameters:
///   - host: the view.
///   - fileID: the test's file, for swift-testing.
///   - filePath: the same, with its folders.
///   - line: the line of the test.
///   - column: the column of the test.
///   - checks: what is expected.
/// - Returns: whether all of it holds.
@MainActor
@discardableResult
public func expectLayout<Content: View>(
  _ host: ViewHost<Content>, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  @LayoutChecks _ checks: (LayoutViews) -> [LayoutCheck]
) -> Bool {
  return expect(
    { try host.drawn() }, checks,
    TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

@MainActor
private func expect(
  _ drawn: () throws -> DrawnView, _ checks: (LayoutViews) -> [LayoutCheck], _ place: TestPlace
) -> Bool {
  let view: DrawnView
  do {
    view = try drawn()
  } catch {
    Failures.report("The view can't be laid out: \(error)", at: place)
    return false
  }
  guard !view.report.nodes.isEmpty else {
    Failures.report("The view can't be laid out: it is empty.", at: place)
    return false
  }
  var isMet = true
  for check in checks(LayoutViews(report: view.report)) where !check.isMet {
    isMet = false
    let why = Why(report: view.report).reasons(of: check) { try view.why($0) }
    Failures.report(
      why.isEmpty ? check.sentence : "\(check.sentence)\n\(why)", at: check.place ?? place)
  }
  return isMet
}

/// Something that was expected of a layout: made by comparing lengths, as in `$0["title"].width == 200`.
public struct LayoutCheck: Sendable {
  let isMet: Bool
  /// What is wrong where it isn't.
  let sentence: String
  /// What it is about.
  let lengths: [LengthQuestion]
  /// Where it was written.
  var place: TestPlace?

  init(_ isMet: Bool, _ sentence: String, _ lengths: [LengthQuestion]) {
    (self.isMet, self.sentence, self.lengths) = (isMet, sentence, lengths)
  }
}

/// A length that a failure has to explain.
struct LengthQuestion: Sendable, Hashable {
  /// The view, by its place in the report.
  var node: Int
  /// What the view is called, and what is asked of it: `title.width`.
  var question: String
}

/// Lists what is expected of a layout, a line each; `if` and `for` do what they do elsewhere.
@resultBuilder
public enum LayoutChecks {
  /// A line, with its place.
  public static func buildExpression(
    _ check: LayoutCheck, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> [LayoutCheck] {
    var check = check
    check.place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return [check]
  }
  /// Several.
  public static func buildExpression(_ checks: [LayoutCheck]) -> [LayoutCheck] { checks }
  /// The lines together.
  public static func buildBlock(_ checks: [LayoutCheck]...) -> [LayoutCheck] {
    checks.flatMap { $0 }
  }
  /// Those of an `if`.
  public static func buildOptional(_ checks: [LayoutCheck]?) -> [LayoutCheck] { checks ?? [] }
  /// Those of the first branch.
  public static func buildEither(first checks: [LayoutCheck]) -> [LayoutCheck] { checks }
  /// Those of the other branch.
  public static func buildEither(second checks: [LayoutCheck]) -> [LayoutCheck] { checks }
  /// Those of a loop.
  public static func buildArray(_ checks: [[LayoutCheck]]) -> [LayoutCheck] {
    checks.flatMap { $0 }
  }
}

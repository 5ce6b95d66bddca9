import Foundation
import Quoin
import QuoinCore
import QuoinExplain
import QuoinGeometry
import QuoinHostProtocol
import QuoinViews

/// Checks the layout of a view with operators on lengths, which are looked up by view name.
///
///     expectLayout(Card(), size: CGSize(width: 320, height: 480)) {
///       $0["title"].width == 200
///       $0["title"].maxY + 8 <= $0["subtitle"].minY
///       $0["badge"].isInside($0["card"])
///     }
///
/// Each check that fails reports a failure at its own line, with the reasons for the lengths.
///
/// - Parameters:
///   - view: the view.
///   - size: the size proposed to the view, in points; without a size and a device, nothing is
///   proposed.
///   - device: the device on whose screen the view is shown; frames are then relative to the corner
///   of the screen.
///   - traits: the settings that the view is laid out with.
///   - fileID: the test's file, for swift-testing.
///   - filePath: the path of the test's file.
///   - line: the line of the test.
///   - column: the column of the test.
///   - checks: the checks.
/// - Returns: whether all checks succeed.
@MainActor
@discardableResult
public func expectLayout<Content: View>(
  _ view: Content, size: CGSize? = nil, device: DeviceProfile? = nil,
  traits: RenderConfiguration = RenderConfiguration(), fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  @LayoutChecks _ checks: (LayoutViews) -> [LayoutCheck]
) -> Bool {
  let renderer = ImageRenderer(content: view)
  if let device { renderer.device = device }
  if let size { renderer.proposedSize = ProposedViewSize(size) }
  return expect(
    {
      try renderer.apply(traits)
      return try renderer.drawn()
    }, checks, TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Checks the layout of a live view after an update.
///
/// - Parameters:
///   - host: the host of the view.
///   - fileID: the test's file, for swift-testing.
///   - filePath: the path of the test's file.
///   - line: the line of the test.
///   - column: the column of the test.
///   - checks: the checks.
/// - Returns: whether all checks succeed.
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
  lazy var machine = try? view.answerMachine()
  for check in checks(LayoutViews(report: view.report)) where !check.isMet {
    isMet = false
    let why = Why(report: view.report).reasons(of: check, from: machine)
    Failures.report(
      why.isEmpty ? check.message : "\(check.message)\n\(why)", at: check.place ?? place)
  }
  return isMet
}

/// A check of a layout, made by comparing lengths, as in `$0["title"].width == 200`.
public struct LayoutCheck: Sendable {
  let isMet: Bool
  /// The failure message.
  let message: String
  /// The lengths that it compares.
  let lengths: [LengthQuestion]
  /// Its source location.
  var place: TestPlace?

  init(_ isMet: Bool, _ message: String, _ lengths: [LengthQuestion]) {
    (self.isMet, self.message, self.lengths) = (isMet, message, lengths)
  }
}

/// A length to explain in a failure.
struct LengthQuestion: Sendable, Hashable {
  /// The view, as a position in the report.
  var node: Int
  /// The node's number and the property: `#5.width`.
  var question: String
}

/// Builds a list of layout checks, one for each line; `if` and `for` are supported.
@resultBuilder
public enum LayoutChecks {
  /// Adds the location of a line.
  public static func buildExpression(
    _ check: LayoutCheck, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> [LayoutCheck] {
    var check = check
    check.place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return [check]
  }
  /// Adds several checks.
  public static func buildExpression(_ checks: [LayoutCheck]) -> [LayoutCheck] { checks }
  /// Combines the lines.
  public static func buildBlock(_ checks: [LayoutCheck]...) -> [LayoutCheck] {
    checks.flatMap { $0 }
  }
  /// Adds the checks of an `if`.
  public static func buildOptional(_ checks: [LayoutCheck]?) -> [LayoutCheck] { checks ?? [] }
  /// Adds the checks of the first branch.
  public static func buildEither(first checks: [LayoutCheck]) -> [LayoutCheck] { checks }
  /// Adds the checks of the second branch.
  public static func buildEither(second checks: [LayoutCheck]) -> [LayoutCheck] { checks }
  /// Adds the checks of a loop.
  public static func buildArray(_ checks: [[LayoutCheck]]) -> [LayoutCheck] {
    checks.flatMap { $0 }
  }
}

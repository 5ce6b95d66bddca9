import Foundation
import Quoin
import QuoinCore
import QuoinExplain
import QuoinGeometry
import QuoinHostProtocol

/// Expects a view to have the given sizing behavior.
///
/// A view hugs its content, expands, or, if it contains a `ProbeChild`, may be neutral.
///
///     expectSizing(CalendarView(), horizontal: .expanding, vertical: .hugging)
///
/// A failure names the view inside that causes the difference.
///
/// - Parameters:
///   - view: the view.
///   - horizontal: the expected horizontal behavior; `nil` for any.
///   - vertical: the expected vertical behavior; `nil` for any.
///   - traits: the settings that the view is laid out with.
///   - fileID: the test's file, for swift-testing.
///   - filePath: the path of the test's file.
///   - line: the line of the test.
///   - column: the column of the test.
/// - Returns: whether the view has this behavior.
@MainActor
@discardableResult
public func expectSizing<Content: View>(
  _ view: Content, horizontal: AxisBehavior? = nil, vertical: AxisBehavior? = nil,
  traits: RenderConfiguration = RenderConfiguration(), fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let renderer = ImageRenderer(content: view)
  do {
    try renderer.apply(traits)
  } catch {
    Failures.report("The view can't be laid out: \(error)", at: place)
    return false
  }
  let behavior = renderer.sizingBehavior()
  var isMet = true
  for (axis, wanted, found) in [
    (Axis.horizontal, horizontal, behavior.horizontal),
    (.vertical, vertical, behavior.vertical),
  ] {
    guard let wanted, wanted != found else { continue }
    isMet = false
    let sizing = renderer.sizing()
    let canvas = SizingProbe.canvas
    renderer.proposedSize = ProposedViewSize(width: canvas, height: canvas)
    let report = renderer.layoutReport()
    Failures.report(
      SizingFailure(view: Content.self, axis: axis, wanted: wanted, sizing: sizing, report: report)
        .message, at: place)
  }
  return isMet
}

/// The failure message of `expectSizing` for an axis.
private struct SizingFailure {
  let view: Any.Type
  let axis: Axis
  let wanted: AxisBehavior
  let sizing: SizingReport
  let report: LayoutReport

  private var curve: AxisSizing { axis == .horizontal ? sizing.horizontal : sizing.vertical }
  private var found: AxisBehavior {
    axis == .horizontal ? sizing.behavior.horizontal : sizing.behavior.vertical
  }

  var message: String {
    let side = axis == .horizontal ? "wide" : "high"
    let answers = [0, 100, 400, 1000].compactMap { (proposal: CGFloat) in
      curve.length(at: proposal).map {
        "\(LengthFormat.text($0)) for \(LengthFormat.text(proposal))"
      }
    }
    return """
      \(name) is \(Self.word(found)) \(axis == .horizontal ? "horizontally" : "vertically"), not \(Self.word(wanted)): it is \(answers.joined(separator: ", ")) proposed points, and \(LengthFormat.text(curve.ideal)) \(side) without a proposal.\(advice)
      On a canvas of \(LengthFormat.text(SizingProbe.canvas)) points:
      \(Why(report: report).chain(downAlong: axis))
      """
  }

  /// The type name, or the name in the report for the long types of modified views.
  private var name: String {
    let type = "\(view)"
    return type.contains("<") || type.contains("(") ? report.root?.name ?? "The view" : type
  }

  private var advice: String {
    wanted == .neutral && !sizing.isComposed
      ? " Only a view around a ProbeChild() can be neutral." : ""
  }

  private static func word(_ behavior: AxisBehavior) -> String {
    switch behavior {
    case .hugging: "hugging"
    case .expanding: "expanding"
    case .neutral: "neutral"
    }
  }
}

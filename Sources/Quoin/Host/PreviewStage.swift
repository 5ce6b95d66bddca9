import Foundation
import QuoinDrawing
import QuoinExplain
import QuoinViews

/// A preview to draw and explain, in its first state or after the steps of a script.
@MainActor
protocol PreviewStage {
  /// Pixels a point of a PNG.
  var scale: CGFloat { get }
  func layoutReport() throws -> LayoutReport
  func displayList() -> DisplayList
  func pngData() throws -> Data
  func pdfData() throws -> Data
  func svgString() -> String
}

extension ImageRenderer: PreviewStage {}
extension ViewHost: PreviewStage {}

extension ImageRenderer<AnyView> {
  /// The preview after `steps`, each the sentence of an ``Interaction``; its first state where there are none. The
  /// tasks that a step begins run before the next step.
  func stage(after steps: [String]) throws -> any PreviewStage {
    guard !steps.isEmpty else { return self }
    let host = viewHost()
    try host.idleOnMainThread()
    for (number, sentence) in steps.enumerated() {
      do {
        try host.perform(sentence)
        try host.idleOnMainThread()
      } catch {
        throw HostFailure(
          message: "step \(number + 1) of \(steps.count), “\(sentence)”: \(error)",
          isMisuse: error is InteractionSyntaxError)
      }
    }
    return host
  }
}

import Foundation
import QuoinDrawing
import QuoinExplain
import QuoinViews

/// A preview to be drawn and explained: as it is at first, or after some steps of its life.
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
  /// The preview after `steps`, sentences as those of an ``Interaction``; as it is at first where there are none. Tasks
  /// that a step begins run before the next one.
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

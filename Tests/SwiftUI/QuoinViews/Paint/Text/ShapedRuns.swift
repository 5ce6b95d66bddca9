import Foundation
import QuoinCore
import QuoinGeometry
import QuoinText
import QuoinViews

/// Returns the text and runs that a view passes to the shaper.
@MainActor
func shapedRuns(
  _ view: some View, _ width: CGFloat? = nil, platform: Platform = .macOS
) throws -> [(text: String, run: TextRun)] {
  let spy = Spy()
  _ = try Rendering(view, width, platform: platform, shaper: spy)
  return spy.runs
}

/// Records its input.
private final class Spy: TextShaper, @unchecked Sendable {
  var runs: [(text: String, run: TextRun)] = []
  func shape(_ text: String, runs: [TextRun]) -> ShapedText {
    var rest = Array(text.utf8)[...]
    for run in runs {
      self.runs.append((String(decoding: rest.prefix(run.utf8Count), as: UTF8.self), run))
      rest = rest.dropFirst(run.utf8Count)
    }
    return FixedShaper().shape(text, runs: runs)
  }
  func customMetrics(_ font: FontKey) -> LineMetrics? { nil }
}

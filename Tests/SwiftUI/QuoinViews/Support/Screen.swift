import Foundation
import Quoin
import SwiftUI

/// A view on a screen of 402 × 874 whose safe area begins 62 below the top and ends 34 above the
/// bottom.
@MainActor
struct Screen {
  let report: LayoutReport

  init<V: View>(
    platform: Platform = .iOS, direction: LayoutDirection = .leftToRight, size: CGSize? = nil,
    @ViewBuilder _ content: () -> V
  ) {
    let renderer = ImageRenderer(content: content())
    renderer.platform = platform
    renderer.layoutDirection = direction
    renderer.shaper = FixedShaper()
    renderer.proposedSize = ProposedViewSize(size ?? CGSize(width: 402, height: 874))
    renderer.safeAreaInsets = EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
    report = renderer.layoutReport()
  }

  /// Returns the frame of the view with an identifier.
  func frame(_ identifier: String) -> CGRect? { report.frame(of: identifier) }

  /// Returns the frames of the parts that are called `name` in reports.
  func frames(_ name: String) -> [CGRect] { report.nodes.filter { $0.name == name }.map(\.frame) }

  func shows(_ text: String) -> Bool { !frames("Text(\"\(text)\")").isEmpty }
}

import Foundation
import Quoin
import Testing

/// The folder of the examples, in which images are looked up.
private let seeds = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("Examples/Seeds").path

/// Returns the layout of `view` for a proposal of `width` and `height`.
@MainActor
func report(_ width: CGFloat?, _ height: CGFloat?, _ view: some View) -> LayoutReport {
  let renderer = ImageRenderer(content: view.environment(\.imageDirectories, [seeds]))
  renderer.proposedSize = ProposedViewSize(width: width, height: height)
  return renderer.layoutReport()
}

/// Returns the layouts of a provider's previews, by name.
@MainActor
func reports(of provider: any PreviewProvider.Type) -> [String: LayoutReport] {
  var reports: [String: LayoutReport] = [:]
  for preview in PreviewCatalog.previews(of: provider) {
    let renderer = preview.renderer()
    renderer.content = AnyView(renderer.content.environment(\.imageDirectories, [seeds]))
    reports[preview.name] = renderer.layoutReport()
  }
  return reports
}

extension LayoutReport {
  /// Returns the frames of all nodes whose name begins with `name`, in source order.
  func frames(_ name: String) -> [CGRect] {
    nodes.filter { $0.name.hasPrefix(name) }.map(\.frame)
  }

  /// Returns the frame of the only node whose name begins with `name`.
  func only(_ name: String) throws -> CGRect {
    let found = frames(name)
    try #require(found.count == 1, "\(found.count) nodes are called \(name):\n\(self)")
    return found[0]
  }
}

/// Whether two frames are equal to within a thousandth of a point.
func isClose(_ a: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
  abs(a.minX - x) < 1e-3 && abs(a.minY - y) < 1e-3 && abs(a.width - width) < 1e-3
    && abs(a.height - height) < 1e-3
}

func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-3 }

import Foundation
import Quoin
import QuoinCore
import QuoinGeometry
import QuoinViews

/// The size of the view in a snapshot.
public enum SnapshotLayout: Sendable, Hashable {
  /// The whole screen of a device, with the window's background and its safe area.
  case device(config: ViewImageConfig)
  /// The center of a window of this size, in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// The ideal size of the view.
  case sizeThatFits

  /// Returns a renderer for `view`: images have the device's scale, or 2 pixels per point without a
  /// device.
  @MainActor
  func renderer<Content: View>(
    for view: Content, traits: RenderConfiguration
  ) throws -> ImageRenderer<Content> {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 2
    switch self {
    case .device(let config):
      renderer.device = config.device
      renderer.isOpaque = true
    case .fixed(let width, let height):
      renderer.proposedSize = ProposedViewSize(width: width, height: height)
      renderer.safeAreaInsets = EdgeInsets()
    case .sizeThatFits: break
    }
    try renderer.apply(traits)
    return renderer
  }
}

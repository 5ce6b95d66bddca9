import QuoinHostProtocol
import QuoinViews

extension RenderConfiguration {
  /// Returns the configuration that shows `preview` on a whole screen, as in a running app.
  ///
  /// The device is the platform's default. If the preview or the user specifies a device or a size,
  /// the configuration stays the same.
  @MainActor
  func onWholeScreen(for preview: NamedPreview) -> RenderConfiguration {
    guard size == nil, device == nil, preview.device == nil, case .device = preview.layout else {
      return self
    }
    var result = self
    result.device = deviceInUse(nil).name
    return result
  }

  /// Returns a configuration that proposes the size specified by `preview`, without a frame of that
  /// size.
  @MainActor
  func unframed(for preview: NamedPreview) -> RenderConfiguration {
    guard size == nil, case .fixed(let width, let height) = preview.layout else { return self }
    var result = self
    result.size = Size(width: Double(width), height: Double(height))
    return result
  }

  /// Warnings about settings that a probe ignores.
  var probeWarnings: [String] {
    size == nil && safeArea == nil && scale == nil
      ? [] : ["a probe uses its own canvas; size, safe area and scale have no effect"]
  }
}

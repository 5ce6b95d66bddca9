import QuoinCore
import QuoinGeometry
import QuoinHostProtocol
import QuoinViews

extension NamedPreview {
  /// Returns a renderer that shows the preview as its own modifiers specify.
  public func renderer() -> ImageRenderer<AnyView> {
    renderer(in: RenderConfiguration(), on: nil)
  }

  /// Returns a renderer that shows the preview with the settings of `configuration`.
  ///
  /// Settings that are `nil` are determined by the preview's modifiers, or else by the default: an
  /// iPhone 16, or on macOS a window of 800 × 600 points. With a device the image shows its whole
  /// screen, on a window's background. Otherwise it is transparent and has the size of the view,
  /// unless the configuration has a safe area; a view that prefers the other color scheme
  /// (`preferredColorScheme`) is on the background of such a window. A preview with its own canvas
  /// (`.previewLayout(.fixed(…))`) is centered in it, unless the configuration has a size.
  ///
  /// - Throws: ``RenderConfigurationError`` for settings that can't be applied.
  public func renderer(in configuration: RenderConfiguration) throws -> ImageRenderer<AnyView> {
    try configuration.prepare()
    let renderer = renderer(in: configuration, on: try configuration.deviceProfile())
    renderer.applyEnvironment(of: configuration)
    return renderer
  }

  private func renderer(
    in configuration: RenderConfiguration, on chosen: DeviceProfile?
  ) -> ImageRenderer<AnyView> {
    var warnings = Warnings()
    let platform = configuration.platformOfMetrics
    let named = chosen ?? namedDevice(for: platform, &warnings)
    let device = configuration.deviceInUse(named, orientation: orientation)

    let renderer = ImageRenderer(content: view)
    renderer.device = device
    renderer.scale =
      (configuration.scale ?? configuration.displayScale).map { CGFloat($0) }
      ?? (named == nil ? 2 : device.displayScale)
    // White text would be invisible on a transparent image.
    renderer.isOpaque = named != nil || device.platform.standardColorScheme == .dark
    renderer.showsPreferredScheme = true
    var content = content(in: renderer.environment)
    switch (configuration.proposal, layout) {
    case (let size?, _):
      renderer.proposedSize = size
      renderer.safeAreaInsets = configuration.safeAreaInsets
    case (nil, .device):
      renderer.safeAreaInsets =
        configuration.safeAreaInsets ?? named.map { _ in device.safeAreaInsets }
    case (nil, .sizeThatFits), (nil, .fixed):
      renderer.safeAreaInsets = nil
      if configuration.safeArea != nil {
        warnings.warnings.append("a preview with its own canvas has no safe area")
      }
    }
    if configuration.size == nil, case .fixed(let width, let height) = layout {
      content = AnyView(content.frame(width: width, height: height))
      renderer.proposedSize = ProposedViewSize(width: width, height: height)
    }
    renderer.content = AnyView(content.modifier(warnings))
    return renderer
  }

  /// Returns the device that the preview specifies, if there is one and it is of `platform`.
  private func namedDevice(for platform: Platform?, _ warnings: inout Warnings) -> DeviceProfile? {
    guard let name = device?.rawValue else { return nil }
    do {
      let device = try DeviceProfile(named: name)
      guard platform == nil || platform == device.platform else {
        warnings.warnings.append(
          "the preview's device “\(name)” belongs to another platform and is ignored")
        return nil
      }
      return device
    } catch {
      warnings.errors.append("\(error)")
      return nil
    }
  }
}

/// Adds warnings to the emission that were collected before it existed.
private struct Warnings: PrimitiveModifier {
  var errors: [String] = []
  var warnings: [String] = []

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    for error in modifier.errors { emission.diagnostics.addError(error) }
    for warning in modifier.warnings { emission.diagnostics.addWarning(warning) }
    V._emit(content, into: emission)
  }
}

import QuoinGeometry
import QuoinViews

/// The settings for showing previews.
///
/// Values that are `nil` are determined by each preview's modifiers, or else by the default: an
/// iPhone 16, or on macOS a window of 800 × 600 points.
public struct PreviewCanvas: Sendable {
  /// The size proposed to the view, in points; an axis may be `nil`.
  public var size: ProposedViewSize?
  /// The device; overrides `.previewDevice`.
  public var device: DeviceProfile?
  /// The orientation of the device; overrides `.previewInterfaceOrientation`.
  public var orientation: InterfaceOrientation?
  /// The safe area of the window, in points; overrides the device's.
  public var safeAreaInsets: EdgeInsets?
  /// The platform whose metrics apply; devices of other platforms specified by previews are then
  /// ignored.
  public var platform: Platform?
  /// Pixels per point of a PNG; by default the specified device's, or else 2.
  public var scale: CGFloat?

  public init() {}

  /// The given device, or else the platform's default, in the given orientation.
  func held(_ named: DeviceProfile?, _ orientation: InterfaceOrientation?) -> DeviceProfile {
    var device = named ?? (platform == .macOS ? .standardMac : .standardPhone)
    if let orientation { device.orientation = orientation }
    return device
  }
}

extension NamedPreview {
  /// Returns a renderer that shows the preview on `canvas`.
  ///
  /// With a device the image shows its whole screen, on a window's background. Otherwise it is
  /// transparent and has the size of the view, unless the canvas has a safe area. A preview with
  /// its own canvas (`.previewLayout(.fixed(…))`) is centered in it, unless `canvas` has a size.
  public func renderer(on canvas: PreviewCanvas = PreviewCanvas()) -> ImageRenderer<AnyView> {
    var messages = Messages()
    let named = canvas.device ?? namedDevice(for: canvas.platform, &messages)
    let device = canvas.held(named, canvas.orientation ?? orientation)

    let renderer = ImageRenderer(content: view)
    renderer.device = device
    renderer.scale = canvas.scale ?? (named == nil ? 2 : device.displayScale)
    renderer.isOpaque = named != nil
    var content = content(in: renderer.environment)
    switch (canvas.size, layout) {
    case (let size?, _):
      renderer.proposedSize = size
      renderer.safeAreaInsets = canvas.safeAreaInsets
    case (nil, .device):
      renderer.safeAreaInsets = canvas.safeAreaInsets ?? named.map { _ in device.safeAreaInsets }
    case (nil, .sizeThatFits), (nil, .fixed):
      renderer.safeAreaInsets = nil
      if canvas.safeAreaInsets != nil {
        messages.warnings.append("a preview with its own canvas has no safe area")
      }
    }
    if canvas.size == nil, case .fixed(let width, let height) = layout {
      content = AnyView(content.frame(width: width, height: height))
      renderer.proposedSize = ProposedViewSize(width: width, height: height)
    }
    renderer.content = AnyView(content.modifier(messages))
    return renderer
  }

  /// The device that the preview specifies, if there is one and it is of `platform`.
  private func namedDevice(for platform: Platform?, _ messages: inout Messages) -> DeviceProfile? {
    guard let name = device?.rawValue else { return nil }
    do {
      let device = try DeviceProfile(named: name)
      guard platform == nil || platform == device.platform else {
        messages.warnings.append(
          "the preview's device “\(name)” belongs to another platform and is ignored")
        return nil
      }
      return device
    } catch {
      messages.errors.append("\(error)")
      return nil
    }
  }
}

/// Adds warnings to the emission that were made before it existed.
private struct Messages: PrimitiveModifier {
  var errors: [String] = []
  var warnings: [String] = []

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    modifier.errors.forEach(emission.addError)
    modifier.warnings.forEach(emission.addWarning)
    V._emit(content, into: emission)
  }
}

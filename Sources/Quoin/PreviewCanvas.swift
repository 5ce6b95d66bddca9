import QuoinGeometry
import QuoinViews

/// The surroundings that previews are shown in. What a canvas leaves `nil`, each preview decides with its
/// modifiers; failing that it is an iPhone 16, or on macOS a window of 800 × 600 points.
public struct PreviewCanvas: Sendable {
  /// The size that the view is proposed, in points; an axis may be `nil`.
  public var size: ProposedViewSize?
  /// The device, instead of what `.previewDevice` names.
  public var device: DeviceProfile?
  /// How the device is held, instead of what `.previewInterfaceOrientation` says.
  public var orientation: InterfaceOrientation?
  /// The safe area of the window, in points, instead of the device's.
  public var safeAreaInsets: EdgeInsets?
  /// The platform whose metrics apply; a preview's device of another platform is then ignored.
  public var platform: Platform?
  /// Pixels a point of a PNG; without it the named device's, else 2.
  public var scale: CGFloat?

  public init() {}

  /// The given device, or else the platform's usual one, held in the given orientation.
  func held(_ named: DeviceProfile?, _ orientation: InterfaceOrientation?) -> DeviceProfile {
    var device = named ?? (platform == .macOS ? .standardMac : .standardPhone)
    if let orientation { device.orientation = orientation }
    return device
  }
}

extension NamedPreview {
  /// A renderer that shows the preview on `canvas`.
  ///
  /// With a named device the picture shows its whole screen, on a window's background. Otherwise it is transparent
  /// and as large as the view's answer, unless the canvas has a safe area. A preview with a canvas of its own
  /// (`.previewLayout(.fixed(…))`) stands in the centre of that, unless `canvas` has a size.
  public func renderer(on canvas: PreviewCanvas = PreviewCanvas()) -> ImageRenderer<AnyView> {
    var remarks = Remarks()
    let named = canvas.device ?? namedDevice(for: canvas.platform, &remarks)
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
        remarks.remarks.append("a preview with a canvas of its own has no safe area")
      }
    }
    if canvas.size == nil, case .fixed(let width, let height) = layout {
      content = AnyView(content.frame(width: width, height: height))
      renderer.proposedSize = ProposedViewSize(width: width, height: height)
    }
    renderer.content = AnyView(content.modifier(remarks))
    return renderer
  }

  /// The device that the preview names, if there is one and it is of `platform`.
  private func namedDevice(for platform: Platform?, _ remarks: inout Remarks) -> DeviceProfile? {
    guard let name = device?.rawValue else { return nil }
    do {
      let device = try DeviceProfile(named: name)
      guard platform == nil || platform == device.platform else {
        remarks.remarks.append(
          "the preview's device “\(name)” has another platform; it is left out")
        return nil
      }
      return device
    } catch {
      remarks.problems.append("\(error)")
      return nil
    }
  }
}

/// Hands remarks to the emission that were made before there was one.
private struct Remarks: PrimitiveModifier {
  var problems: [String] = []
  var remarks: [String] = []

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    modifier.problems.forEach(emission.problem)
    modifier.remarks.forEach(emission.remark)
    V._emit(content, into: emission)
  }
}

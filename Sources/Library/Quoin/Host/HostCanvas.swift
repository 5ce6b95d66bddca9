import Foundation
import QuoinGeometry
import QuoinHostProtocol
import QuoinViews

/// Applies the settings of the command line (device, size, platform, …) to a renderer.
@MainActor
struct HostCanvas {
  private(set) var canvas: PreviewCanvas
  private let circumstances: Circumstances

  /// Throws for an unknown device, and for one whose platform contradicts the requested platform.
  init(_ circumstances: Circumstances) throws {
    self.circumstances = circumstances
    for folder in circumstances.fontFolders { try Self.registerFonts(in: folder) }
    var canvas = PreviewCanvas()
    canvas.size = circumstances.size.map {
      ProposedViewSize(width: $0.width.map { CGFloat($0) }, height: $0.height.map { CGFloat($0) })
    }
    canvas.safeAreaInsets = circumstances.safeArea.map {
      EdgeInsets(top: $0.top, leading: $0.leading, bottom: $0.bottom, trailing: $0.trailing)
    }
    canvas.platform = circumstances.platform.flatMap(Platform.init(rawValue:))
    canvas.orientation = circumstances.orientation.flatMap(InterfaceOrientation.init(rawValue:))
    canvas.scale = circumstances.scale.map { CGFloat($0) }
    canvas.device = try circumstances.device.map(Self.device(named:))
    if let device = canvas.device, let platform = canvas.platform, device.platform != platform {
      throw HostFailure(
        message: "the device “\(device.name)” is not a device of the platform \(platform)",
        isMisuse: true)
    }
    self.canvas = canvas
  }

  /// Shows `preview` on the whole screen of the platform's default device, as in a running app,
  /// unless the preview or the user specifies another size.
  mutating func useWholeScreen(for preview: NamedPreview) {
    guard canvas.size == nil, canvas.device == nil, preview.device == nil,
      case .device = preview.layout
    else { return }
    canvas.device = canvas.platform == .macOS ? .standardMac : .standardPhone
  }

  /// A canvas that proposes the size specified by `preview`, without a frame of that size.
  func unframed(for preview: NamedPreview) -> HostCanvas {
    guard canvas.size == nil, case .fixed(let width, let height) = preview.layout else {
      return self
    }
    var result = self
    result.canvas.size = ProposedViewSize(width: width, height: height)
    return result
  }

  private static func registerFonts(in folder: String) throws {
    do {
      try SystemShaper.registerFonts(in: folder)
    } catch {
      throw HostFailure(message: ErrorText.sentence(about: error), isMisuse: true)
    }
  }

  private static func device(named name: String) throws -> DeviceProfile {
    do {
      return try DeviceProfile(named: name)
    } catch {
      throw HostFailure(message: ErrorText.sentence(about: error), isMisuse: true)
    }
  }

  /// Warnings about settings that a probe ignores.
  var probeWarnings: [String] {
    canvas.size == nil && canvas.safeAreaInsets == nil && canvas.scale == nil
      ? [] : ["a probe uses its own canvas; size, safe area and scale have no effect"]
  }

  /// Applies every setting, for views that aren't previews.
  func applyAll(to renderer: ImageRenderer<AnyView>) {
    renderer.device = canvas.held(canvas.device, canvas.orientation)
    apply(to: renderer)
  }

  /// Applies the settings that a preview's own modifiers can't determine.
  func apply(to renderer: ImageRenderer<AnyView>) {
    renderer.colorScheme = circumstances.dark ? .dark : .light
    renderer.legibilityWeight = circumstances.boldText ? .bold : .regular
    renderer.colorSchemeContrast = circumstances.increasedContrast ? .increased : .standard
    let locale = circumstances.locale.map(Locale.init(identifier:))
    let isRightToLeft = circumstances.rightToLeft || locale.map(AppResources.isRightToLeft) == true
    renderer.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    if let size = circumstances.dynamicType.flatMap(DynamicTypeSize.init(name:)) {
      renderer.dynamicTypeSize = size
    }
    if let locale { renderer.locale = locale }
  }
}

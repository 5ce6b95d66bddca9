import Foundation
import Quoin
import QuoinCore
import QuoinGeometry
import QuoinViews

/// The surroundings that a view is tested in, as far as they are not the usual ones: what is `nil` stays as the device,
/// or iOS, has it.
public struct SnapshotTraits: Sendable, Hashable {
  /// Light or dark.
  public var colorScheme: ColorScheme?
  /// The user's text size.
  public var dynamicTypeSize: DynamicTypeSize?
  /// Whether leading is left or right.
  public var layoutDirection: LayoutDirection?
  /// The language and region that texts, numbers and dates are written for.
  public var locale: Locale?
  /// How heavy the user wants letters to be.
  public var legibilityWeight: LegibilityWeight?
  /// How strong a contrast the user wants between the system's colours.
  public var colorSchemeContrast: ColorSchemeContrast?
  /// Whose metrics and defaults apply.
  public var platform: Platform?
  /// Pixels a point: of the picture, and of the grid that layout rounds text to.
  public var displayScale: CGFloat?

  /// - Parameters:
  ///   - colorScheme: light or dark.
  ///   - dynamicTypeSize: the user's text size.
  ///   - layoutDirection: whether leading is left or right.
  ///   - locale: the language and region.
  ///   - legibilityWeight: how heavy the user wants letters to be.
  ///   - colorSchemeContrast: how strong a contrast the user wants.
  ///   - platform: whose metrics and defaults apply.
  ///   - displayScale: pixels a point.
  public init(
    colorScheme: ColorScheme? = nil, dynamicTypeSize: DynamicTypeSize? = nil,
    layoutDirection: LayoutDirection? = nil, locale: Locale? = nil,
    legibilityWeight: LegibilityWeight? = nil, colorSchemeContrast: ColorSchemeContrast? = nil,
    platform: Platform? = nil, displayScale: CGFloat? = nil
  ) {
    self.colorScheme = colorScheme
    self.dynamicTypeSize = dynamicTypeSize
    self.layoutDirection = layoutDirection
    self.locale = locale
    self.legibilityWeight = legibilityWeight
    self.colorSchemeContrast = colorSchemeContrast
    self.platform = platform
    self.displayScale = displayScale
  }

  /// Light or dark by UIKit's names.
  ///
  /// - Parameter userInterfaceStyle: light or dark; unspecified leaves it open.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    switch userInterfaceStyle {
    case .light: colorScheme = .light
    case .dark: colorScheme = .dark
    case .unspecified: break
    }
  }

  /// Several together; later ones count more.
  ///
  /// - Parameter traits: what is put together.
  public init(traitsFrom traits: [SnapshotTraits]) {
    self.init()
    for other in traits {
      colorScheme = other.colorScheme ?? colorScheme
      dynamicTypeSize = other.dynamicTypeSize ?? dynamicTypeSize
      layoutDirection = other.layoutDirection ?? layoutDirection
      locale = other.locale ?? locale
      legibilityWeight = other.legibilityWeight ?? legibilityWeight
      colorSchemeContrast = other.colorSchemeContrast ?? colorSchemeContrast
      platform = other.platform ?? platform
      displayScale = other.displayScale ?? displayScale
    }
  }

  /// Sets what is set here.
  @MainActor
  func apply<Content: View>(to renderer: ImageRenderer<Content>) {
    if let platform { renderer.platform = platform }
    if let colorScheme { renderer.colorScheme = colorScheme }
    if let dynamicTypeSize { renderer.dynamicTypeSize = dynamicTypeSize }
    if let layoutDirection { renderer.layoutDirection = layoutDirection }
    if let locale { renderer.locale = locale }
    if let legibilityWeight { renderer.legibilityWeight = legibilityWeight }
    if let colorSchemeContrast { renderer.colorSchemeContrast = colorSchemeContrast }
    if let displayScale {
      renderer.displayScale = displayScale
      renderer.scale = displayScale
    }
  }
}

/// How large a view is that a snapshot is taken of.
public enum SnapshotLayout: Sendable, Hashable {
  /// On the whole screen of a device, on a window's background, inside its safe area.
  case device(config: ViewImageConfig)
  /// In the middle of a window of this size, in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// As large as the view is where nothing is proposed: its ideal size.
  case sizeThatFits

  /// A renderer for `view`: pictures have the device's scale, or 2 pixels a point without a device.
  @MainActor
  func renderer<Content: View>(for view: Content, traits: SnapshotTraits) -> ImageRenderer<Content>
  {
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
    traits.apply(to: renderer)
    return renderer
  }
}

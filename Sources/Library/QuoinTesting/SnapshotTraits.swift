import Foundation
import Quoin
import QuoinCore
import QuoinGeometry
import QuoinViews

/// The traits of the environment that a view is tested in; `nil` for the default of the device, or
/// of iOS.
public struct SnapshotTraits: Sendable, Hashable {
  /// Light or dark.
  public var colorScheme: ColorScheme?
  /// The user's text size.
  public var dynamicTypeSize: DynamicTypeSize?
  /// The layout direction.
  public var layoutDirection: LayoutDirection?
  /// The language and region for texts, numbers and dates.
  public var locale: Locale?
  /// The user's bold text setting.
  public var legibilityWeight: LegibilityWeight?
  /// The user's contrast setting for system colors.
  public var colorSchemeContrast: ColorSchemeContrast?
  /// The platform whose metrics and defaults apply.
  public var platform: Platform?
  /// The number of pixels per point of the image, and of the grid to which layout rounds text.
  public var displayScale: CGFloat?

  /// - Parameters:
  ///   - colorScheme: light or dark.
  ///   - dynamicTypeSize: the user's text size.
  ///   - layoutDirection: the layout direction.
  ///   - locale: the language and region.
  ///   - legibilityWeight: the user's bold text setting.
  ///   - colorSchemeContrast: the user's contrast setting.
  ///   - platform: the platform whose metrics and defaults apply.
  ///   - displayScale: the number of pixels per point.
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

  /// Creates traits from a UIKit interface style.
  ///
  /// - Parameter userInterfaceStyle: light or dark; unspecified sets nothing.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    switch userInterfaceStyle {
    case .light: colorScheme = .light
    case .dark: colorScheme = .dark
    case .unspecified: break
    }
  }

  /// Combines several traits; later ones take precedence.
  ///
  /// - Parameter traits: the traits to combine.
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

  /// Applies the traits that are set.
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

/// The size of the view in a snapshot.
public enum SnapshotLayout: Sendable, Hashable {
  /// The whole screen of a device, with the window's background and its safe area.
  case device(config: ViewImageConfig)
  /// The center of a window of this size, in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// The ideal size of the view.
  case sizeThatFits

  /// A renderer for `view`: images have the device's scale, or 2 pixels per point without a device.
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

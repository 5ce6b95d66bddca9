import Foundation
import QuoinCore
import QuoinGeometry
import QuoinHostProtocol
import QuoinViews

/// The settings that a view is laid out and drawn with: device, size, color scheme, text size,
/// locale and so on.
public typealias RenderConfiguration = QuoinHostProtocol.RenderConfiguration

// The settings as SwiftUI's values.

extension RenderConfiguration {
  /// Creates a configuration; a setting that is `nil` is the default.
  ///
  /// - Parameters:
  ///   - device: the device, with its orientation.
  ///   - size: the size proposed to the view, in points; it replaces the screen of the device.
  ///   - colorScheme: light or dark.
  ///   - dynamicTypeSize: the user's text size.
  ///   - layoutDirection: the layout direction.
  ///   - locale: the language and region for texts, numbers and dates.
  ///   - legibilityWeight: the user's bold text setting.
  ///   - colorSchemeContrast: the user's contrast setting.
  ///   - platform: the platform whose metrics and defaults apply.
  ///   - osVersion: the version of the system whose metrics and colors apply.
  ///   - displayScale: the number of pixels per point.
  ///   - timeZone: the time zone for dates.
  ///   - keyboard: whether the device's on-screen keyboard is shown always, or never; if `nil`,
  ///     while a field has the focus.
  public init(
    device: DeviceProfile? = nil, size: ProposedViewSize? = nil, colorScheme: ColorScheme? = nil,
    dynamicTypeSize: DynamicTypeSize? = nil, layoutDirection: LayoutDirection? = nil,
    locale: Locale? = nil, legibilityWeight: LegibilityWeight? = nil,
    colorSchemeContrast: ColorSchemeContrast? = nil, platform: QuoinGeometry.Platform? = nil,
    osVersion: QuoinGeometry.Platform.Version? = nil, displayScale: CGFloat? = nil,
    timeZone: TimeZone? = nil, keyboard: Bool? = nil
  ) {
    self.init()
    self.device = device?.name
    orientation = device.map { Orientation($0.orientation) }
    self.size = size.map { Size($0) }
    self.colorScheme = colorScheme
    self.dynamicTypeSize = dynamicTypeSize
    self.layoutDirection = layoutDirection
    self.locale = locale?.identifier
    self.legibilityWeight = legibilityWeight
    self.colorSchemeContrast = colorSchemeContrast
    self.platform = platform.flatMap { Platform(rawValue: $0.rawValue) }
    self.osVersion = osVersion
    self.displayScale = displayScale.map { Double($0) }
    self.timeZone = timeZone?.identifier
    self.keyboard = keyboard
  }

  /// Light or dark.
  public var colorScheme: ColorScheme? {
    get { dark.map { $0 ? .dark : .light } }
    set { dark = newValue.map { $0 == .dark } }
  }

  /// The user's text size.
  public var dynamicTypeSize: DynamicTypeSize? {
    get { dynamicType.flatMap { DynamicTypeSize(name: $0.rawValue) } }
    set { dynamicType = newValue.flatMap { TextSize(rawValue: "\($0)") } }
  }

  /// The layout direction.
  public var layoutDirection: LayoutDirection? {
    get { rightToLeft.map { $0 ? .rightToLeft : .leftToRight } }
    set { rightToLeft = newValue.map { $0 == .rightToLeft } }
  }

  /// The user's bold text setting.
  public var legibilityWeight: LegibilityWeight? {
    get { boldText.map { $0 ? .bold : .regular } }
    set { boldText = newValue.map { $0 == .bold } }
  }

  /// The user's contrast setting for system colors.
  public var colorSchemeContrast: ColorSchemeContrast? {
    get { increasedContrast.map { $0 ? .increased : .standard } }
    set { increasedContrast = newValue.map { $0 == .increased } }
  }

  /// The version of the system whose metrics and colors apply; `nil` for an unknown one.
  public var osVersion: QuoinGeometry.Platform.Version? {
    get { os.flatMap { QuoinGeometry.Platform.Version(rawValue: $0) } }
    set { os = newValue?.rawValue }
  }

  var proposal: ProposedViewSize? {
    size.map {
      ProposedViewSize(width: $0.width.map { CGFloat($0) }, height: $0.height.map { CGFloat($0) })
    }
  }

  var safeAreaInsets: EdgeInsets? {
    safeArea.map {
      EdgeInsets(top: $0.top, leading: $0.leading, bottom: $0.bottom, trailing: $0.trailing)
    }
  }

  var platformOfMetrics: QuoinGeometry.Platform? {
    platform.flatMap { QuoinGeometry.Platform(rawValue: $0.rawValue) }
  }
}

extension RenderConfiguration.Size {
  init(_ proposal: ProposedViewSize) {
    self.init(
      width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) })
  }
}

extension RenderConfiguration.Orientation {
  init(_ orientation: InterfaceOrientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeLeft
    case .landscapeRight: self = .landscapeRight
    }
  }

  var interfaceOrientation: InterfaceOrientation {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    }
  }
}

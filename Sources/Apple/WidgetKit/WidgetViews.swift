import SwiftUI

/// The way in which a widget's colors are rendered.
public struct WidgetRenderingMode: Equatable, Sendable, CustomStringConvertible {
  public let description: String

  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  public static let accented = WidgetRenderingMode(description: "accented")
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

private enum WidgetFamilyKey: EnvironmentKey {
  static var defaultValue: WidgetFamily { .systemSmall }
}

private enum WidgetRenderingModeKey: EnvironmentKey {
  static var defaultValue: WidgetRenderingMode { .fullColor }
}

extension EnvironmentValues {
  /// The size family of the widget; by default, small.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// The way in which the widget's colors are rendered; by default, unchanged.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  /// Whether the background of the widget is shown: always.
  public var showsWidgetContainerBackground: Bool { true }
  /// Whether the widget's label is shown: never, as there is no watch face around it.
  public var showsWidgetLabel: Bool { false }
  /// The margins of the content, which a widget with `contentMarginsDisabled` may apply itself: 16
  /// points.
  public var widgetContentMargins: EdgeInsets {
    let margin = WidgetMetrics.margin
    return EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
  }
}

/// A preview in the size of a widget.
public struct WidgetPreviewContext: Sendable {
  let family: WidgetFamily

  public init(family: WidgetFamily) { self.family = family }
}

extension View {
  /// Renders the view in the size of a widget of the family, with a widget's corners.
  ///
  /// Sizing: the widget's size on the device in use.
  public func previewContext(_ context: WidgetPreviewContext) -> some View {
    WidgetCanvas(family: context.family, content: self)
  }

  /// Has no effect: widgets have no accented group.
  ///
  /// Sizing: as its content.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// Has no effect: the label of a widget in a watch's corner isn't drawn.
  ///
  /// Sizing: as its content.
  public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Has no effect: the label of a widget in a watch's corner isn't drawn.
  ///
  /// Sizing: as its content.
  public func widgetLabel(@ViewBuilder label: () -> some View) -> some View { self }
}

/// The background of small widgets on the Lock Screen.
///
/// Sizing: takes what is proposed; 10 points where nothing is.
public struct AccessoryWidgetBackground: View {
  public init() {}

  public var body: some View { Color.gray.opacity(0.3) }
}

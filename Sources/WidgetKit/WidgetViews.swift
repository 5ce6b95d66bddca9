import SwiftUI

/// How the colours of a widget are drawn.
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
  /// How large the widget is: small, unless a preview says otherwise.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// How the colours of the widget are drawn: as they are.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  public var showsWidgetContainerBackground: Bool { true }
  public var widgetContentMargins: EdgeInsets {
    EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  }
}

/// A preview as large as a widget.
public struct WidgetPreviewContext: Sendable {
  let family: WidgetFamily

  public init(family: WidgetFamily) { self.family = family }
}

extension View {
  /// Draws the view as large as a widget of the family, with a widget's corners.
  ///
  /// Sizing: the widget's size on a phone 390 points wide.
  public func previewContext(_ context: WidgetPreviewContext) -> some View {
    let size = context.family.size
    return environment(\.widgetFamily, context.family)
      .frame(width: size.width, height: size.height)
      .background(Color(uiColor: .systemBackground))
      .clipShape(.rect(cornerRadius: 22))
  }

  /// What a widget opens: nothing here.
  ///
  /// Sizing: as its content.
  public func widgetURL(_ url: URL?) -> some View { self }

  /// Whether the view is drawn with the accent of an accented widget: there is none.
  ///
  /// Sizing: as its content.
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

  /// The label of a widget in a watch's corner, which isn't drawn.
  ///
  /// Sizing: as its content.
  public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// The label of a widget in a watch's corner, which isn't drawn.
  ///
  /// Sizing: as its content.
  public func widgetLabel(@ViewBuilder label: () -> some View) -> some View { self }
}

/// What lies behind the small widgets of a lock screen.
///
/// Sizing: takes what is proposed; 10 points where nothing is.
public struct AccessoryWidgetBackground: View {
  public init() {}

  public var body: some View { Color.gray.opacity(0.3) }
}

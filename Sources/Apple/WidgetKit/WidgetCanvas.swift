import QuoinCore
import QuoinViews
import SwiftUI

/// A widget in the size of its family on the device in use, with its background and corners.
/// Sizing: h-hug, v-hug.
struct WidgetCanvas<Content: View>: View {
  let family: WidgetFamily
  /// The space around the content.
  var margin: CGFloat = 0
  let content: Content
  @Environment(\.deviceInUse) private var device

  var body: some View {
    let size = WidgetMetrics.size(of: family, on: device)
    content
      .environment(\.widgetFamily, family)
      .environment(\.widgetRenderingMode, family.isAccessory ? .vibrant : .fullColor)
      .environment(\.isInWidget, true)
      .padding(margin)
      .frame(width: size.width, height: size.height)
      .backgroundPreferenceValue(WidgetBackgroundKey.self) { $0 }
      .background {
        if !family.isAccessory { Color(uiColor: .systemBackground) }
      }
      .clipShape(.rect(cornerRadius: family.isAccessory ? 0 : WidgetMetrics.radius))
  }
}

extension WidgetFamily {
  /// Whether it belongs to a watch's face or to the Lock Screen.
  var isAccessory: Bool {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait:
      false
    case .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline: true
    }
  }
}

/// The view of a widget for an entry.
public struct _WidgetFace {
  let content: AnyView
  /// Whether the content has the system's margins.
  var hasMargins = true
}

/// A configuration whose content has no margins.
public struct _MarginlessConfiguration<Base: WidgetConfiguration>: WidgetConfiguration {
  public typealias Body = Never
  let base: Base

  public static func _face(
    of configuration: Self, for entry: any TimelineEntry
  ) -> _WidgetFace? {
    var face = Base._face(of: configuration.base, for: entry)
    face?.hasMargins = false
    return face
  }
}

// MARK: Previews

/// A result builder for the entries of a preview's timeline.
@resultBuilder
public enum PreviewTimelineBuilder {
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
  public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
  public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] {
    entries ?? []
  }
  public static func buildEither(first entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }
  public static func buildEither(second entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }
}

extension Preview {
  /// Creates a preview of a widget, which shows the first entry of a timeline.
  ///
  /// - Parameters:
  ///   - name: The name of the preview; by default, the name of the file.
  ///   - family: The size family of the widget.
  ///   - body: Creates the widget.
  ///   - timeline: The entries.
  public nonisolated init<Content: Widget>(
    _ name: String? = nil, as family: WidgetFamily, body: @escaping @MainActor () -> Content,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
  ) {
    self.init(name, traits: .sizeThatFitsLayout) {
      WidgetPreview(configuration: body().body, entry: timeline().first, family: family)
    }
  }
}

/// A widget with an entry of its timeline.
/// Sizing: h-hug, v-hug.
private struct WidgetPreview<Configuration: WidgetConfiguration>: View {
  let configuration: Configuration
  let entry: (any TimelineEntry)?
  let family: WidgetFamily

  var body: some View {
    let face = entry.flatMap { Configuration._face(of: configuration, for: $0) }
    let margin = face?.hasMargins == true && !family.isAccessory ? WidgetMetrics.margin : 0
    WidgetCanvas(family: family, margin: margin, content: face?.content ?? AnyView(EmptyView()))
  }
}

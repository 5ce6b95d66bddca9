import ActivityKit
import AppIntents
import SwiftUI

/// A provider of the timeline of a configurable widget.
public protocol AppIntentTimelineProvider: Sendable {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A configuration of a widget that its app recommends.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent>: Sendable {
  let intent: Intent
  public init(intent: Intent, description: Text) { self.intent = intent }
  @_disfavoredOverload
  public init(intent: Intent, description: some StringProtocol) { self.intent = intent }
  public init(intent: Intent, description: LocalizedStringKey) { self.intent = intent }
}

/// A configurable widget. It doesn't run: previews render the views of widgets.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  public typealias Body = Never

  private let content: @MainActor (any TimelineEntry) -> AnyView?

  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.content = { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
  }

  public static func _face(
    of configuration: Self, for entry: any TimelineEntry
  ) -> _WidgetFace? {
    configuration.content(entry).map { _WidgetFace(content: $0) }
  }
}

/// A live activity. It doesn't run: previews render the views of activities.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public typealias Body = Never

  private let content: @MainActor (ActivityViewContext<Attributes>) -> AnyView

  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    self.content = { AnyView(content($0)) }
  }

  public static func _face(
    of configuration: Self, for entry: any TimelineEntry
  ) -> _WidgetFace? {
    guard let entry = entry as? ActivityEntry<Attributes> else { return nil }
    let context = ActivityViewContext(attributes: entry.attributes, state: entry.state)
    return _WidgetFace(content: configuration.content(context), hasMargins: false)
  }
}

/// The state of a live activity, as an entry of a timeline.
struct ActivityEntry<Attributes: ActivityAttributes>: TimelineEntry {
  let attributes: Attributes
  let state: Attributes.ContentState
  var date: Date { .distantPast }
}

/// The values that the views of an activity show.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public var activityID: String { "" }
  public var isStale: Bool { false }
}

/// The Dynamic Island of a live activity. Stored, but not drawn.
@MainActor @preconcurrency
public struct DynamicIsland {
  public init<Expanded, Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded:
      @escaping () -> DynamicIslandExpandedContent<
        Expanded
      >,
    @ViewBuilder compactLeading: @escaping () -> Leading,
    @ViewBuilder compactTrailing: @escaping () -> Trailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
  ) -> DynamicIsland { self }
}

public enum DynamicIslandMode: Sendable { case expanded, compactLeading, compactTrailing, minimal }

/// A region of an expanded island.
public struct DynamicIslandExpandedRegionPosition: Sendable {
  private let name: String
  public static let leading = Self(name: "leading")
  public static let trailing = Self(name: "trailing")
  public static let center = Self(name: "center")
  public static let bottom = Self(name: "bottom")
}

/// The content of a region of an expanded island.
@MainActor @preconcurrency
public struct DynamicIslandExpandedRegion<Content: View> {
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {}
}

/// The regions of an expanded island.
public struct DynamicIslandExpandedContent<Content> {}

@resultBuilder @MainActor
public enum DynamicIslandExpandedContentBuilder {
  public static func buildExpression<Content: View>(_ region: DynamicIslandExpandedRegion<Content>)
    -> DynamicIslandExpandedContent<Content>
  { DynamicIslandExpandedContent() }
  public static func buildBlock<each Content>(
    _ content: repeat DynamicIslandExpandedContent<each Content>
  ) -> DynamicIslandExpandedContent<(repeat each Content)> { DynamicIslandExpandedContent() }
}

extension View {
  /// Sets the background color of a live activity. Sizing: neutral.
  public func activityBackgroundTint(_ color: Color?) -> some View { background(color) }
  /// Sets the color of a live activity's button, which isn't drawn. Sizing: neutral.
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}

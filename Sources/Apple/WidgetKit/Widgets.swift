@_exported import Foundation
import SwiftUI

/// The size family of a widget.
public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case systemSmall
  case systemMedium
  case systemLarge
  case systemExtraLarge
  case accessoryCorner
  case accessoryCircular
  case accessoryRectangular
  case accessoryInline
  case systemExtraLargePortrait

  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCorner: "accessoryCorner"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    case .systemExtraLargePortrait: "systemExtraLargePortrait"
    }
  }
}

/// The content of a widget at a point in time.
public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// The relevance of an entry.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  public var score: Float
  public var duration: TimeInterval

  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// The time at which a widget requests a new timeline.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let date: Date?
  private let isNever: Bool

  public static let atEnd = TimelineReloadPolicy(date: nil, isNever: false)
  public static let never = TimelineReloadPolicy(date: nil, isNever: true)
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(date: date, isNever: false)
  }
}

/// The entries of a widget over time.
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy

  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// Details about the widget that requests a timeline.
public struct TimelineProviderContext: Sendable {
  public let family: WidgetFamily
  public let isPreview: Bool
  public let displaySize: CGSize
}

/// A provider of a widget's timeline.
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// The configuration of a widget. It doesn't run: previews render the views of widgets.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  @MainActor @preconcurrency var body: Body { get }

  /// The view for an entry, or `nil` if the widget has none. Only Quoin's own types implement this.
  @MainActor @preconcurrency static func _face(
    of configuration: Self, for entry: any TimelineEntry
  ) -> _WidgetFace?
}

extension WidgetConfiguration {
  public static func _face(
    of configuration: Self, for entry: any TimelineEntry
  ) -> _WidgetFace? {
    Body._face(of: configuration.body, for: entry)
  }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
  public static func _face(
    of configuration: Self, for entry: any TimelineEntry
  ) -> _WidgetFace? { nil }
}

/// A widget.
@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  init()
  @MainActor @preconcurrency var body: Body { get }
}

extension Widget {
  /// Reports that widgets can't run, because only a system can run them.
  public static func main() {
    FileHandle.standardError.write(
      Data("\(Self.self) is a widget; draw its previews instead.\n".utf8))
  }
}

/// The widgets of an app.
@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget
  init()
  @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
}

extension WidgetBundle {
  /// Reports that widgets can't run, because only a system can run them.
  public static func main() {
    FileHandle.standardError.write(
      Data("\(Self.self) has widgets; draw their previews instead.\n".utf8))
  }
}

/// A list of widgets, which may be empty.
public struct _WidgetList: Widget {
  public init() {}
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// A configuration without content.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public typealias Body = Never
  public init() {}
}

/// A result builder for widgets.
@resultBuilder
@MainActor
public enum WidgetBundleBuilder {
  public static func buildBlock() -> _WidgetList { _WidgetList() }
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> _WidgetList
  { _WidgetList() }
  public static func buildOptional(_ widget: (any Widget)?) -> _WidgetList { _WidgetList() }
  public static func buildLimitedAvailability(_ widget: some Widget) -> _WidgetList {
    _WidgetList()
  }
}

/// A widget without configuration options.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public typealias Body = Never

  private let content: @MainActor (any TimelineEntry) -> AnyView?

  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    self.content = { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
  }

  public static func _face(
    of configuration: Self, for entry: any TimelineEntry
  ) -> _WidgetFace? {
    configuration.content(entry).map { _WidgetFace(content: $0) }
  }
}

extension WidgetConfiguration {
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }
  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey)
    -> some WidgetConfiguration
  { self }
  @_disfavoredOverload
  public func configurationDisplayName(_ displayName: some StringProtocol)
    -> some WidgetConfiguration
  { self }
  public func description(_ description: Text) -> some WidgetConfiguration { self }
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }
  @_disfavoredOverload
  public func description(_ description: some StringProtocol) -> some WidgetConfiguration { self }
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  /// Draws the content without the margins of 16 points.
  public func contentMarginsDisabled() -> some WidgetConfiguration {
    _MarginlessConfiguration(base: self)
  }
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    self
  }
  public func onBackgroundURLSessionEvents(
    matching matchingString: String,
    _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }
}

/// A description of a widget.
public struct WidgetInfo: Sendable {
  public let kind: String
  public let family: WidgetFamily
}

/// A center that requests new timelines of widgets. It does nothing, because widgets don't run.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  /// Has no effect: there are no widgets on a home screen.
  public func reloadAllTimelines() {}
  /// Has no effect: there are no widgets on a home screen.
  public func reloadTimelines(ofKind kind: String) {}
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success([]))
  }
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
  /// Has no effect: there are no widgets on a home screen.
  public func invalidateConfigurationRecommendations() {}
}

import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

// Compiles only: live activities, and widgets with settings.

private struct Ride: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes: Int }
  var name: String
}

private struct RideActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Ride.self) { context in
      Text("\(context.state.minutes)").activityBackgroundTint(Color.cyan)
        .activitySystemActionForegroundColor(Color.black)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("Leading") }
        DynamicIslandExpandedRegion(.bottom) { Text("\(context.state.minutes)") }
      } compactLeading: {
        Text("L")
      } compactTrailing: {
        Text(context.attributes.name)
      } minimal: {
        Text("m")
      }
      .widgetURL(URL(string: "https://example.com")).keylineTint(Color.red)
    }
  }
}

private struct Settings: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Settings"
  @Parameter(title: "Symbol", default: "star") var symbol: String
}

private struct Provider: AppIntentTimelineProvider {
  struct Entry: TimelineEntry { let date: Date }
  func placeholder(in context: Context) -> Entry { Entry(date: Date()) }
  func snapshot(for configuration: Settings, in context: Context) async -> Entry {
    Entry(date: Date())
  }
  func timeline(for configuration: Settings, in context: Context) async -> Timeline<Entry> {
    Timeline(entries: [], policy: .atEnd)
  }
}

private struct SymbolWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "symbol", intent: Settings.self, provider: Provider()) { entry in
      Text(entry.date, style: .time)
    }
    .configurationDisplayName("Symbol")
  }
}

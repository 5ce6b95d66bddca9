import Quoin
import SwiftUI
import Testing
import WidgetKit

private struct Entry: TimelineEntry {
  let date: Date
}

private struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
    completion(Entry(date: .distantPast))
  }
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [Entry(date: .distantPast)], policy: .atEnd))
  }
}

private struct Face: View {
  @Environment(\.widgetFamily) var family

  var body: some View {
    Text(verbatim: family.description).containerBackground(for: .widget) { Color.blue }
  }
}

private struct Clock: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "clock", provider: Provider()) { _ in Face() }
      .configurationDisplayName("Clock")
      .description("Tells the time.")
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}

private struct Bundle: WidgetBundle {
  var body: some Widget {
    Clock()
    Clock()
  }
}

@MainActor
struct WidgetTests {
  @Test func widgetsAreAsLargeAsTheirFamily() {
    let medium = report(
      nil, nil, Face().previewContext(WidgetPreviewContext(family: .systemMedium)))
    #expect(medium.size == CGSize(width: 338, height: 158))
    #expect(medium.nodes.contains { $0.name.contains("systemMedium") })
    _ = Bundle().body
    WidgetCenter.shared.reloadAllTimelines()
  }
}

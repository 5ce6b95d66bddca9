import ActivityKit
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
      .widgetURL(URL(string: "clock:now"))
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

private struct Trip: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes: Int }
}

private struct TripActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Trip.self) { context in
      Text(verbatim: "\(context.state.minutes) min")
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("Leading") }
      } compactLeading: {
        Text("L")
      } compactTrailing: {
        Text("T")
      } minimal: {
        Text("m")
      }
    }
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

  // Rules/Devices.md#widgets
  @Test(arguments: [
    ("iPhone 16", WidgetFamily.systemSmall, 158, 158), ("iPhone 16", .systemLarge, 338, 354),
    ("iPhone 16 Pro", .systemMedium, 338, 158), ("iPhone 16 Pro Max", .systemMedium, 364, 170),
    ("iPhone SE (3rd generation)", .accessoryRectangular, 153, 68),
    ("iPad Pro 11-inch (M4)", .systemExtraLarge, 628, 300),
    ("Apple Watch Series 9 (45mm)", .accessoryCircular, 50, 50),
    ("Apple Vision Pro", .systemExtraLarge, 450, 338),
  ])
  func familiesFollowTheDevice(
    name: String, family: WidgetFamily, width: CGFloat, height: CGFloat
  ) throws {
    let view = Face().previewContext(WidgetPreviewContext(family: family))
    let renderer = ImageRenderer(content: view)
    renderer.device = try DeviceProfile(named: name)
    renderer.proposedSize = .unspecified
    #expect(renderer.layoutReport().size == CGSize(width: width, height: height))
  }

  // Rules/Devices.md#widgets
  @Test func aPreviewShowsTheFirstEntryOfAWidget() {
    let preview = Preview(as: .systemSmall) {
      Clock()
    } timeline: {
      Entry(date: .distantPast)
      Entry(date: .distantFuture)
    }
    let shown = report(nil, nil, preview.element.view)
    #expect(shown.size == CGSize(width: 158, height: 158))
    #expect(shown.nodes.count { $0.name.contains("systemSmall") } == 1)
    // The background fills the widget.
    #expect(shown.nodes.contains { $0.frame.size == shown.size && $0.name.contains("Color") })
  }

  // Rules/Devices.md#live-activities
  @Test func aPreviewShowsTheFirstStateOfAnActivity() {
    let preview = Preview(as: .content, using: Trip()) {
      TripActivity()
    } contentStates: {
      Trip.ContentState(minutes: 7)
      Trip.ContentState(minutes: 8)
    }
    let shown = report(nil, nil, preview.element.view)
    #expect(shown.size == CGSize(width: 371, height: 84))
    #expect(shown.nodes.contains { $0.name.contains("7 min") })
    #expect(!shown.nodes.contains { $0.name.contains("8 min") })
  }

  @Test func contentHasMarginsUnlessTheConfigurationDisablesThem() {
    struct Wide: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "wide", provider: Provider()) { _ in
          Color.red.accessibilityIdentifier("content")
        }
      }
    }
    struct Bare: Widget {
      var body: some WidgetConfiguration { Wide().body.contentMarginsDisabled() }
    }
    func frame<W: Widget>(_ widget: W) -> CGRect? {
      let preview = Preview(as: .systemSmall) {
        widget
      } timeline: {
        Entry(date: .distantPast)
      }
      return report(nil, nil, preview.element.view).frame(of: "content")
    }
    #expect(frame(Wide()) == CGRect(x: 16, y: 16, width: 126, height: 126))
    #expect(frame(Bare()) == CGRect(x: 0, y: 0, width: 158, height: 158))
  }
}

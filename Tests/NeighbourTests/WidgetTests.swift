import AuthenticationServices
import Quoin
import SwiftUI
import Testing
import TipKit
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

private struct StarTip: Tip {
  var title: Text { Text("Keep it") }
  var message: Text? { Text("Tap the star.") }
  var image: Image? { Image(systemName: "star") }
  var actions: [Tips.Action] { Tips.Action(id: "more", title: "Learn more") }
  var options: [any TipOption] { Tips.MaxDisplayCount(3) }
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

  @Test func tipsAreCards() throws {
    try Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
    let tip = report(300, nil, TipView(StarTip(), arrowEdge: .bottom).tipBackground(.red))
    #expect(abs(tip.size.width - 300) < 0.01)
    for text in ["Keep it", "Tap the star.", "Learn more"] {
      #expect(tip.nodes.contains { $0.name.contains(text) }, "\(text)")
    }
    let plain = report(300, nil, Text("A").popoverTip(StarTip(), arrowEdge: .top))
    #expect(!plain.nodes.contains { $0.name.contains("Keep it") })
    #expect(StarTip().id == "StarTip")
  }

  @Test func buttonsToSignIn() throws {
    var error: (any Error)?
    let button = SignInWithAppleButton(.signUp) { request in
      request.requestedScopes = [.fullName, .email]
    } onCompletion: { result in
      if case .failure(let failure) = result { error = failure }
    }
    .signInWithAppleButtonStyle(.whiteOutline)
    let offered = report(300, 50, button)
    #expect(offered.size == CGSize(width: 300, height: 50))
    #expect(offered.nodes.contains { $0.name.contains("Sign up with Apple") })
    #expect(report(500, 50, button).size.width == 375)
    let host = ViewHost(button, size: ProposedViewSize(width: 300, height: 50))
    try host.tap("Sign up with Apple")
    #expect((error as? ASAuthorizationError)?.code == .notHandled)
  }
}

import LiveViews
import Quoin
import SwiftUI
import Testing

/// Touching views by their names.
@MainActor
struct TouchTargetTests {
  private let log = EventLog()

  private func host<V: View>(@ViewBuilder _ content: () -> V) -> ViewHost<V> {
    ViewHost(content(), size: ProposedViewSize(width: 200, height: 200))
  }

  @Test func aViewIsFoundByIdentifierThenLabelThenText() throws {
    let host = host {
      VStack {
        Text("one").onTapGesture { log.add("text") }
        Color.red.frame(height: 10).accessibilityLabel("one").onTapGesture { log.add("label") }
        Color.red.frame(height: 10).accessibilityIdentifier("two").onTapGesture { log.add("two") }
        Text("two").onTapGesture { log.add("text two") }
        Button("three") { log.add("button") }
      }
    }
    try host.tap("one")
    try host.tap("two")
    try host.tap("three")
    #expect(log.take() == ["label", "two", "button"])
  }

  @Test func aPointIsFoundBesideWhatCoversTheCentre() throws {
    let host = host {
      ZStack {
        Color.red.frame(width: 100, height: 100).onTapGesture { log.add("tap") }
          .accessibilityIdentifier("square")
        Color.blue.frame(width: 60, height: 60)
      }
    }
    try host.tap("square")
    #expect(log.take() == ["tap"])
  }

  @Test func aDisabledPartIsNoObstacle() throws {
    let host = host {
      VStack(spacing: 0) {
        Color.red.frame(height: 60)
        Button("off") {}.disabled(true)
      }
      .accessibilityIdentifier("card")
      .padding(10)
      .onTapGesture { log.add("card") }
    }
    try host.tap("card")
    #expect(log.take() == ["card"])
  }

  @Test func untouchableViewsExplainWhy() throws {
    let host = host {
      VStack(spacing: 0) {
        Button("off") {}.disabled(true)
        Button("gone") {}.opacity(0)
        Button("through") {}.allowsHitTesting(false)
        Text("plain")
        Button("under") {}.overlay { Color.red }
        Button("away") {}.offset(x: 400)
        Spacer().accessibilityIdentifier("nothing")
      }
    }
    for (name, expected): (String, InteractionError) in [
      ("off", .disabled("off")), ("gone", .hidden("gone")), ("through", .refused("through")),
      ("plain", .noGesture("plain")), ("under", .covered("under", by: "Color")),
      ("away", .offscreen("away")), ("nothing", .empty("nothing")),
    ] {
      #expect(throws: expected) { try host.tap(name) }
    }
    let error = #expect(throws: NameError.self) { try host.tap("plane") }
    #expect(
      error?.description
        == "No view is named \"plane\". There are: \"plain\", \"off\", \"gone\", \"through\", \"under\", \"away\", \"nothing\"."
    )
  }

  @Test func anUnknownNameIsAnsweredWithTheNamesThereAre() throws {
    let host = host {
      VStack {
        Text(String(repeating: "a long sentence ", count: 9))
        Button("Increment") {}
        ForEach(0..<9) { Text("\($0)").accessibilityIdentifier("figure \($0)").onTapGesture {} }
      }
    }
    let error = #expect(throws: NameError.self) { try host.tap("Nope") }
    let description = error?.description ?? ""
    #expect(description.contains("There are: \"Increment\", \"figure 0\", "), "\(description)")
    #expect(description.hasSuffix(" more."), "\(description)")
    #expect(!description.contains("sentence"), "\(description)")
    let alone = #expect(throws: NameError.self) {
      try self.host { Text(String(repeating: "long ", count: 99)) }.tap("Nope")
    }
    #expect(alone.map { $0.description.count < 200 && $0.description.contains("…") } == true)
    let nothing = #expect(throws: NameError.self) { try self.host { Color.red }.tap("Nope") }
    #expect(nothing?.description.contains("Give the view an .accessibilityIdentifier") == true)
  }

  @Test func namesAreFoundAsTheyAreTyped() throws {
    let events = EventLog()
    let host = host {
      VStack {
        Button("2:40\u{202F}AM") { events.add("time") }
        Button("Don\u{2019}t \u{201C}save\u{201D}") { events.add("quotes") }
        Button("1\u{2013}2\u{A0}weeks\u{2026}") { events.add("range") }
        Button("-5") { events.add("hyphen") }
        Button("\u{2212}5") { events.add("minus") }
      }
    }
    try host.tap("2:40 AM")
    try host.tap("2:40\u{A0}AM")
    try host.tap("Don't \"save\"")
    try host.tap("1-2 weeks...")
    // An exact match takes precedence.
    try host.tap("\u{2212}5")
    try host.tap("-5")
    #expect(events.lines == ["time", "time", "quotes", "range", "minus", "hyphen"])
    // Letters must match.
    let error = #expect(throws: NameError.self) { try host.tap("2:40 am") }
    #expect(error?.description.contains("2:40\u{202F}AM") == true)
  }

  @Test func invalidTouchesAreRefused() throws {
    let host = host { Color.red }
    #expect(
      throws: InteractionError.outside(CGPoint(x: 201, y: 0), CGSize(width: 200, height: 200))
    ) {
      try host.tap(at: CGPoint(x: 201, y: 0))
    }
    #expect(throws: InteractionError.notFinite) { try host.tap(at: CGPoint(x: CGFloat.nan, y: 0)) }
    #expect(throws: InteractionError.isUp) { try host.endTouch() }
    #expect(throws: InteractionError.isUp) { try host.moveTouch(to: .zero) }
    try host.beginTouch(at: .zero)
    #expect(throws: InteractionError.isDown) { try host.beginTouch(at: .zero) }
    try host.endTouch()
    #expect(throws: InteractionError.notFinite) {
      try host.drag(from: .zero, to: CGPoint(x: CGFloat.infinity, y: 0))
    }
  }
}

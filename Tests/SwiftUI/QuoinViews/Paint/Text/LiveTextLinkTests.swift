import LiveViews
import SwiftUI
import Testing

/// Links in texts (Rules/Text.md#text-links).
@MainActor
struct LiveTextLinkTests {
  private let log = EventLog()

  private func host(_ text: Text) throws -> ViewHost<some View> {
    let log = log
    let view = text.fixedSize().accessibilityIdentifier("text")
      .onTapGesture { log.add("around") }
      .environment(
        \.openURL,
        OpenURLAction {
          log.add($0.absoluteString)
          return .handled
        })
    let host = ViewHost(view, size: ProposedViewSize(width: 300, height: 100))
    try host.update()
    return host
  }

  @Test func aTapOnALinkOpensIt() throws {
    let host = try host(Text("Before the [long link](https://example.com/a)"))
    let frame = try #require(host.frame(of: "text"))
    try host.tap(at: CGPoint(x: frame.maxX - 10, y: frame.midY))
    #expect(log.take() == ["https://example.com/a"])
    try host.tap(at: CGPoint(x: frame.minX + 10, y: frame.midY))
    #expect(log.take() == ["around"])
    // A finger that moves doesn't tap.
    try host.beginTouch(at: CGPoint(x: frame.maxX - 10, y: frame.midY))
    try host.moveTouch(to: CGPoint(x: frame.maxX - 20, y: frame.midY))
    try host.endTouch()
    #expect(log.take() == [])
  }

  @Test func attributedTextsHaveLinks() throws {
    var string = AttributedString("Link")
    string.link = URL(string: "https://example.com/b")
    let host = try host(Text(string))
    try host.tap("text")
    #expect(log.take() == ["https://example.com/b"])
  }
}

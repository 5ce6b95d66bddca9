import QuoinGeometry
import QuoinViews
import SwiftUI
import Testing

@testable import Quoin

/// Sentences about touches in detail.
@MainActor
struct TouchSentenceTests {
  private func touch(_ sentence: String) throws -> Interaction.Touch? {
    guard case .touch(let touch) = try Interaction(sentence).step else { return nil }
    return touch
  }

  @Test("a quoted name may be followed by a number, a point and keys")
  func details() throws {
    let tap = try #require(try touch("tap \"Twin\" #2 at 3,4.5 with command+shift"))
    #expect(tap.kind == .tap(count: 1) && tap.name == "Twin" && tap.number == 2)
    #expect(tap.point == CGPoint(x: 3, y: 4.5) && tap.modifiers == [.command, .shift])
    let press = try #require(try touch("long-press at 10,20 for 1.5"))
    #expect(press.kind == .press(for: 1.5) && press.name == nil)
    let drag = try #require(try touch("drag \"Milk\" at 8,8 by 0,120 after 0.6 over 2"))
    #expect(drag.kind == .drag(by: CGSize(width: 0, height: 120), hold: 0.6, duration: 2))
    #expect(try touch("magnify \"Photo\" by 2")?.kind == .magnify(by: 2))
    #expect(try touch("rotate Photo by -30")?.kind == .rotate(degrees: -30))
  }

  @Test("plain sentences keep their meaning")
  func plain() throws {
    #expect(try Interaction("tap Item #2") == .tap("Item #2"))
    #expect(try Interaction("tap \"Twin\" #1") == .tap("Twin"))
    #expect(try Interaction("tap Meet at noon") == .tap("Meet at noon"))
    #expect(
      try Interaction("drag \"Card\" by 1,2") == .drag("Card", by: CGSize(width: 1, height: 2)))
  }

  @Test(
    "what is wrong is reported",
    arguments: [
      ("tap \"A\" #two", "“#two” is not a number such as #2"),
      ("tap \"A\" #0", "“#0” is not a number"),
      ("tap \"A\" with hyper", "“hyper” is not a modifier key"),
      ("tap \"A\" with", "a modifier key is missing"),
      ("long-press \"A\" for -1", "the duration is negative"),
      ("magnify \"A\" by 0", "the factor is not positive"),
      ("drag \"A\" at 1,2", "“by” is missing"),
      ("tap \"A\" at 1,2 twice", "“twice” is unexpected"),
    ])
  func wrong(sentence: String, reason: String) {
    let error = #expect(throws: InteractionSyntaxError.self) { try Interaction(sentence) }
    #expect(error?.description.contains(reason) == true)
  }

  private struct Twins: View {
    @State private var count = 0
    @State private var scale = 1.0
    var body: some View {
      VStack {
        Text("Count \(count)")
        Button("Twin") { count += 1 }
        Button("Twin") { count += 10 }
        Text("Scale \(Int(scale))")
        Color.red.frame(width: 80, height: 80).accessibilityIdentifier("photo")
          .gesture(MagnifyGesture().onEnded { scale = $0.magnification })
      }
    }
  }

  @Test("the number chooses among views with the same name")
  func numbers() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 300)) { Twins() }
    try host.update()
    try host.perform(Interaction("tap \"Twin\" #2"))
    try host.perform(Interaction("double-tap \"Twin\" #1"))
    #expect(try host.text(of: "Count 12") == "Count 12")
    let error = #expect(throws: InteractionError.self) {
      try host.perform(Interaction("tap \"Twin\" #3"))
    }
    #expect(error == .number("Twin", 3, count: 2))
    try host.perform(Interaction("magnify \"photo\" by 2"))
    #expect(try host.text(of: "Scale 2") == "Scale 2")
  }
}

import Foundation
import Quoin
import SwiftUI
import Testing

/// Steps of a script, as sentences.
struct InteractionTests {
  @MainActor @Test func theIdentityToScrollToMayBeANumber() throws {
    let ids = (0..<60).map { _ in UUID() }
    let rows = ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<60) { Text("Row \($0)").frame(height: 40) }
        ForEach(ids, id: \.self) { id in Text("Item \(id)").frame(height: 40) }
      }
    }
    let host = ViewHost(rows, size: ProposedViewSize(width: 400, height: 200))
    #expect(throws: NameError.self) { try host.text(of: "Row 55") }
    try host.perform(Interaction("scroll to 55"))
    #expect(try host.text(of: "Row 55") == "Row 55")
    try host.perform(Interaction("scroll to \(ids[50])"))
    #expect(try host.text(of: "Item \(ids[50])") == "Item \(ids[50])")
    #expect(throws: ControlError.scrollTarget("70")) {
      try host.perform(Interaction("scroll to 70"))
    }
  }

  @Test func sentencesAreSteps() throws {
    let known: [(String, Interaction)] = [
      ("tap Increment", .tap("Increment")),
      ("tap New entry", .tap("New entry")),
      ("tap \"at noon\"", .tap("at noon")),
      ("tap at 10,20.5", .tap(at: CGPoint(x: 10, y: 20.5))),
      ("double-tap Photo", .doubleTap("Photo")),
      ("long-press Photo", .longPress("Photo")),
      ("drag Card by -30,0", .drag("Card", by: CGSize(width: -30, height: 0))),
      ("swipe Milk left", .swipe("Milk", .left, isFull: false)),
      ("swipe New entry fully right", .swipe("New entry", .right, isFull: true)),
      ("swipe \"left fully\" up", .swipe("left fully", .up, isFull: false)),
      ("type Milk into the coffee into Note", .type("Milk into the coffee", into: "Note")),
      ("type Milk and \"into\"", .type("Milk and into")),
      (
        "drag at 10,20 by -30,0.5",
        .drag(from: CGPoint(x: 10, y: 20), to: CGPoint(x: -20, y: 20.5))
      ),
      (
        "scroll at 1,2 by 0,200",
        .scroll(at: CGPoint(x: 1, y: 2), by: CGSize(width: 0, height: 200))
      ),
      ("type \"\" into Note", .type("", into: "Note")),
      ("type 'two  spaces' into \"into\"", .type("two  spaces", into: "into")),
      ("clear Note", .clear("Note")),
      ("submit Note", .submit("Note")),
      ("set Volume to 0.25", .set("Volume", to: 0.25)),
      ("toggle Wi-Fi", .toggle("Wi-Fi")),
      ("increment Copies", .increment("Copies")),
      ("decrement Copies", .decrement("Copies")),
      ("select “Dark red” in Colour", .select("Dark red", in: "Colour")),
      ("focus Note", .focus("Note")),
      ("scroll to 40", .scroll(to: "40")),
      ("scroll Feed by 0,200", .scroll("Feed", by: CGSize(width: 0, height: 200))),
      ("back", .goBack), ("dismiss", .dismiss),
      ("press return", .press(key: .return)),
      ("press command+shift+s", .press(key: "s", modifiers: [.command, .shift])),
      ("press command++", .press(key: "+", modifiers: .command)),
      ("press +", .press(key: "+")),
      ("  wait   0.5 ", .advance(by: 0.5)),
    ]
    for (sentence, step) in known { #expect(try Interaction(sentence) == step) }
  }

  @Test(arguments: [
    ("", "the step is empty"),
    ("jump high", "“jump” is not a verb"),
    ("tap", "a name is missing"),
    ("tap \"\"", "a name is missing"),
    ("tap at 10", "“10” is not a pair of numbers such as 10,20"),
    ("tap at 10,x", "“x” is not a number"),
    ("type", "a text is missing"),
    ("drag at 1,2", "“by” is missing"),
    ("scroll at 1,2 by", "two numbers are missing"),
    ("type Milk into", "a name is missing"),
    ("set Volume to loud", "“loud” is not a number"),
    ("set Volume to 1 2", "“2” is unexpected"),
    ("wait", "a number is missing"),
    ("wait inf", "“inf” is not a number"),
    ("wait -1", "the duration is negative"),
    ("drag Card by", "two numbers are missing"),
    ("swipe Milk", "the direction is missing: left, right, up or down"),
    ("swipe left", "a name is missing"),
    ("swipe Milk sideways", "the direction is missing"),
    ("back twice", "“twice” is unexpected"),
    ("press", "a key is missing"),
    ("press hyper+s", "“hyper” is not a modifier key"),
    ("press enter", "“enter” is not a key"),
  ])
  func unknownSentencesAreReported(sentence: String, reason: String) {
    let error = #expect(throws: InteractionSyntaxError.self) { try Interaction(sentence) }
    #expect(error?.description.contains(reason) == true)
    #expect(error?.description.contains("tap NAME") == true)
  }
}

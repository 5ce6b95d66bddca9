import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinViews
import Testing

@testable import Quoin

/// The recorded sentences repeat the actions in a preview.
@MainActor
struct ActionRecordTests {
  private struct Shelf: View {
    @State private var count = 0
    @State private var name = "Ada"
    @State private var volume = 0.2
    @State private var held = 0
    var body: some View {
      ScrollView {
        VStack(spacing: 10) {
          Text("Count \(count)")
          Button("Increment") { count += 1 }
          Button("Twin") { count += 10 }
          Button("Twin") { count += 100 }
          TextField("Name", text: $name)
          Slider(value: $volume).frame(width: 200).accessibilityIdentifier("volume")
          Text("Held \(held)").onLongPressGesture { held += 1 }.accessibilityIdentifier("hold")
          ForEach(0..<40) { Text("Row \($0)").frame(height: 30) }
        }
      }
    }
  }

  private func host() throws -> ViewHost<AnyView> {
    let host = ViewHost(AnyView(Shelf()), size: ProposedViewSize(width: 300, height: 500))
    try host.update()
    return host
  }

  private func events(_ json: String) throws -> [LiveEvent] {
    try JSONDecoder().decode([LiveEvent].self, from: Data(json.utf8))
  }

  private func point(_ name: String, in host: ViewHost<AnyView>) throws -> String {
    let point = try host.target(name)
    return "\"x\":\(point.x),\"y\":\(point.y)"
  }

  /// Performs `events` as a live preview does, and returns the sentences.
  private func drive(_ host: ViewHost<AnyView>, _ events: [LiveEvent]) throws -> [String] {
    var record = ActionRecord()
    for event in events {
      record.note(event, in: host)
      switch (event.pointer, event.point) {
      case (.down, let point?):
        try host.beginTouch(at: point, fingers: event.fingers ?? 1, modifiers: event.keys)
      case (.move, let point?):
        try host.advance(by: 0.05)
        host.tree.pointer.move(
          to: point, magnification: CGFloat(event.magnification ?? 1),
          rotation: .radians(event.rotation ?? 0))
        try host.update()
      case (.up, _): try host.endTouch()
      default: break
      }
      if let text = event.text { try host.perform(.type(text)) }
      if let text = event.paste { try host.paste(text) }
      if let wheel = event.wheel {
        try host.scroll(
          at: CGPoint(x: wheel.x, y: wheel.y), by: CGSize(width: wheel.dx, height: wheel.dy))
      }
      if let name = event.key, let key = LiveEvent.key(named: name) {
        try host.press(key: key, modifiers: event.keys)
      }
    }
    return record.sentences
  }

  private func expectSame(_ host: ViewHost<AnyView>, _ sentences: [String]) throws {
    let other = try self.host()
    for sentence in sentences { try other.perform(Interaction(sentence)) }
    for host in [host, other] { try host.advance(by: 5) }
    #expect(other.picture.drawnList() == host.picture.drawnList(), "\(sentences)")
  }

  @Test("taps use names, and numbers for shared ones")
  func taps() throws {
    let host = try host()
    let increment = try point("Increment", in: host)
    let twins = try host.spokenElements().filter { $0.label == "Twin" }.map(\.frame)
    #expect(twins.count == 2)
    let second = "\"x\":\(twins[1].midX),\"y\":\(twins[1].midY)"
    let sentences = try drive(
      host,
      events(
        """
        [{"pointer":"down",\(increment)},{"pointer":"up",\(increment)},
         {"pointer":"down",\(second)},{"pointer":"up",\(second)}]
        """))
    #expect(sentences == ["tap \"Increment\"", "tap \"Twin\" #2"])
    #expect(try host.text(of: "Count 101") == "Count 101")
    try expectSame(host, sentences)
  }

  @Test("pasted text and the keys that edit it are repeated")
  func editing() throws {
    let host = try host()
    let field = try point("Name", in: host)
    let sentences = try drive(
      host,
      events(
        #"""
        [{"pointer":"down",\#(field)},{"pointer":"up",\#(field)},{"paste":" of\n\"Ada\""},
         {"key":"left","modifiers":["shift","option"]},{"text":"Eve"}]
        """#))
    #expect(
      sentences.dropFirst() == [
        "paste ' of\n\"Ada\"'", "press shift+option+left", "type \"Eve\"",
      ])
    try expectSame(host, sentences)
  }

  @Test("consecutive typing and scrolling become one step")
  func going() throws {
    let host = try host()
    let field = try point("Name", in: host)
    let sentences = try drive(
      host,
      events(
        #"""
        [{"pointer":"down",\#(field)},{"pointer":"up",\#(field)},{"key":"end"},
         {"text":" "},{"text":"\"L\""},{"text":"öw"},{"key":"left"},{"text":"!"},
         {"wheel":{"x":150,"y":300,"dx":0,"dy":40}},{"wheel":{"x":150,"y":300,"dx":0,"dy":60}}]
        """#))
    #expect(sentences.first?.hasPrefix("tap \"") == true, "\(sentences)")
    #expect(
      sentences.dropFirst().prefix(4) == [
        "press end", "type ' \"L\"öw'", "press left", "type \"!\"",
      ])
    #expect(sentences.count == 6 && sentences[5].hasPrefix("scroll "))
    #expect(sentences.last?.hasSuffix(" by 0,100") == true)
    try expectSame(host, sentences)
  }

  @Test("a drag can be repeated")
  func drags() throws {
    let host = try host()
    let sentences = try drive(
      host,
      events(
        """
        [{"pointer":"down","x":150,"y":400},{"pointer":"move","x":150,"y":380},
         {"pointer":"move","x":150,"y":300},{"pointer":"up","x":150,"y":300},
         {"pointer":"down","x":150,"y":400},{"pointer":"cancel"}]
        """))
    #expect(sentences.count == 1)
    #expect(sentences[0].hasPrefix("drag ") && sentences[0].hasSuffix(" by 0,-100"))
    try expectSame(host, sentences)
  }

  @Test("a drag in a control is relative to the control")
  func sliders() throws {
    let host = try host()
    let frame = try #require(host.tree.tree.identifiedFrames["volume"])
    let (x, y) = (frame.minX + frame.width * 0.2, frame.midY)
    let sentences = try drive(
      host,
      events(
        """
        [{"pointer":"down","x":\(x),"y":\(y)},{"pointer":"move","x":\(x + 40),"y":\(y)},
         {"pointer":"move","x":\(x + 90),"y":\(y)},{"pointer":"up","x":\(x + 90),"y":\(y)}]
        """))
    #expect(sentences.count == 1 && sentences[0].hasPrefix("drag \"volume\" at "), "\(sentences)")
    try expectSame(host, sentences)
  }

  @Test("a long press stays one, with its duration")
  func longPresses() throws {
    let host = try host()
    let hold = try point("hold", in: host)
    let moves = Array(repeating: "{\"pointer\":\"move\",\(hold)}", count: 16)
    let sentences = try drive(
      host,
      events(
        """
        [{"pointer":"down",\(hold)},\(moves.joined(separator: ",")),{"pointer":"up",\(hold)}]
        """))
    #expect(sentences.count == 1)
    #expect(sentences[0].hasPrefix("long-press \"hold\" at "), "\(sentences)")
    #expect(sentences[0].hasSuffix(" for 0.8"), "\(sentences)")
    #expect(try host.text(of: "Held 1") == "Held 1")
    try expectSame(host, sentences)
  }

  @Test("keys that are held during a tap are kept")
  func modifiers() throws {
    let host = try host()
    let increment = try point("Increment", in: host)
    let sentences = try drive(
      host,
      events(
        """
        [{"pointer":"down",\(increment),"modifiers":["command","shift","hyper"]},
         {"pointer":"up",\(increment)}]
        """))
    #expect(sentences == ["tap \"Increment\" with command+shift"])
    try expectSame(host, sentences)
  }

  @Test("two fingers become a magnification and a rotation")
  func pinches() throws {
    let host = try host()
    let sentences = try drive(
      host,
      events(
        """
        [{"pointer":"down","x":1,"y":1,"fingers":2,"magnification":1,"rotation":0},
         {"pointer":"move","x":1,"y":1,"fingers":2,"magnification":2,"rotation":0.5},
         {"pointer":"up","x":1,"y":1,"fingers":2,"magnification":2,"rotation":0.5}]
        """))
    #expect(sentences.count == 2, "\(sentences)")
    #expect(sentences[0].hasPrefix("magnify ") && sentences[0].hasSuffix(" by 2"))
    #expect(sentences[1].hasPrefix("rotate ") && sentences[1].contains(" by 28.6"))
    for sentence in sentences { _ = try Interaction(sentence) }
  }

  @Test("a change that no action made is awaited")
  func waits() throws {
    let host = try host()
    var record = ActionRecord()
    let increment = try events("[{\"do\":\"tap Increment\"}]")[0]
    record.note(increment, in: host)
    record.noteChange(at: host.time + 0.42)
    record.note(increment, in: host)
    record.note(increment, in: host)
    #expect(record.sentences == ["tap Increment", "wait 0.5", "tap Increment", "tap Increment"])
  }

  @Test("the cause of an update is the action in the author's words")
  func causes() throws {
    let host = try host()
    var record = ActionRecord()
    let increment = try point("Increment", in: host)
    let all = try events(
      "[{\"pointer\":\"down\",\(increment)},{\"pointer\":\"up\",\(increment)}]")
    let causes = all.map { record.note($0, in: host) }
    #expect(causes == ["a touch of \"Increment\"", "tap \"Increment\""])
    #expect(AuthorsName.of("_count") == "count" && AuthorsName.of("_") == "_")
  }
}

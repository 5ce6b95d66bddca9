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
    var body: some View {
      ScrollView {
        VStack(spacing: 10) {
          Text("Count \(count)")
          Button("Increment") { count += 1 }
          Button("Twin") { count += 10 }
          Button("Twin") { count += 100 }
          TextField("Name", text: $name)
          Slider(value: $volume).frame(width: 200)
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
      case (.down, let point?): try host.beginTouch(at: point)
      case (.move, let point?):
        try host.advance(by: 0.05)
        host.tree.pointer.move(to: point, magnification: 1, rotation: .zero)
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

  @Test("taps use unique names, or positions for shared ones")
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
    #expect(sentences.first == "tap \"Increment\"")
    #expect(sentences.count == 2 && sentences[1].hasPrefix("tap at "))
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
    #expect(
      sentences.dropFirst() == [
        "press end", "type ' \"L\"öw'", "press left", "type \"!\"", "scroll at 150,300 by 0,100",
      ])
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
    #expect(sentences == ["drag at 150,400 by 0,-100"])
    try expectSame(host, sentences)
  }
}

import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinHostProtocol
import QuoinViews
import Testing

@testable import Quoin

/// The answers to questions of the studio's page.
@MainActor
struct LiveAnswerTests {
  private struct Dial: View {
    var body: some View {
      VStack {
        Circle().stroke(.gray, lineWidth: 14).frame(width: 180, height: 180)
        GeometryReader { _ in Text("Read") }
        Text("Pill").padding().background(.blue, in: Capsule())
        Path { $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10)) }.fill(.red)
        LazyVStack { ForEach(0..<3, id: \.self) { _ in Ellipse().frame(height: 20) } }
      }
    }
  }

  @Test(
    "a question changes nothing visible",
    arguments: [
      .named("report"), .named("findings"), .named("state"), .named("actions"),
      .named("accessibility"), .named("answers"), .why("Read"),
      .why("#1.height"), .curve(node: 2, axis: .horizontal), .curve(node: 2, axis: .vertical),
      .environment(node: 2),
    ] as [LiveQuestion.Question])
  func looking(question: LiveQuestion.Question) throws {
    let view = ViewHost(AnyView(Dial()), size: ProposedViewSize(width: 300, height: 600))
    view.tree.emission.recordsEnvironments = true
    try view.update()
    let before = view.picture.drawnList()
    let answer = try LiveAnswer(view: view, actions: []).content(of: question)
    #expect(!answer.isEmpty)
    #expect(view.picture.drawnList() == before)
  }

  @Test(
    "an invalid question has a number, so that it gets an answer",
    arguments: [
      #"{"ask":{"number":4,"question":{"shape":1}}}"#, #"{"ask":{"number":4}}"#,
      #"{"ask":{"number":4,"question":{"curve":"first"}},"ratio":"two"}"#,
    ])
  func invalid(message: String) {
    let data = Data(message.utf8)
    #expect(throws: (any Error).self) { try JSONDecoder().decode(LiveMessage.self, from: data) }
    #expect(LiveQuestion.number(in: data) == 4)
  }

  @Test(
    "other invalid messages have no number",
    arguments: ["", "[]", #"{"ask":{"number":"4"}}"#, #"{"ask":3}"#, #"{"ratio":"two"}"#])
  func unnumbered(message: String) {
    #expect(LiveQuestion.number(in: Data(message.utf8)) == nil)
  }

  @Test("a question about a length is answered in the sentences of quoin why")
  func why() throws {
    let view = ViewHost(
      AnyView(Text("Tea").frame(width: 120, height: 40)),
      size: ProposedViewSize(width: 300, height: 600))
    try view.update()
    let answer = LiveAnswer(view: view, actions: [])
    let text = try answer.content(of: .why("#1.width"))
    #expect(text.hasPrefix("\"text\":"))
    #expect(text.contains("120 wide"), "\(text)")
    #expect(throws: (any Error).self) { try answer.content(of: .why("#9.width")) }
    // A machine for several questions, as recordings have, gives the same sentences.
    let machine = try view.picture.answerMachine()
    let shared = LiveAnswer(view: view, actions: [], machine: machine)
    let short = try shared.content(of: .why("#1.width"))
    #expect(text.hasPrefix(short + ",\"answers\":"))
  }

  @Test("the report has the sentences of its steps without numbers")
  func steps() throws {
    let view = ViewHost(
      AnyView(Text("Tea").padding()), size: ProposedViewSize(width: 300, height: 600))
    try view.update()
    let text = try LiveAnswer(view: view, actions: []).content(of: .named("report"))
    #expect(text.contains("\"steps\":[\"The system proposes 300 × 600\""), "\(text)")
  }

  @Test("an overview lists what looks odd")
  func overview() throws {
    let view = ViewHost(
      AnyView(Text("A long title that is cut").lineLimit(1)),
      size: ProposedViewSize(width: 60, height: 600))
    try view.update()
    let text = try LiveAnswer(view: view, actions: []).content(of: .named("answers"))
    #expect(text.hasPrefix("\"answers\":{\"answers\":["), "\(text)")
  }

  @Test("screen readers get elements and positions")
  func accessibility() throws {
    let view = ViewHost(
      AnyView(
        VStack(spacing: 0) {
          Text("Tea").accessibilityAddTraits(.isHeader).frame(width: 100, height: 30)
          Button("Pour") {}.frame(width: 100, height: 30).disabled(true)
        }), size: ProposedViewSize(width: 100, height: 60))
    try view.update()
    let text = try LiveAnswer(view: view, actions: []).content(of: .named("accessibility"))
    struct Answer: Decodable {
      struct Element: Decodable {
        var label: String
        var words: [String]
        var frame: [Double]
      }
      var elements: [Element]
    }
    let elements = try JSONDecoder().decode(Answer.self, from: Data("{\(text)}".utf8)).elements
    #expect(elements.map(\.label) == ["Tea", "Pour"])
    #expect(elements.map(\.words) == [["heading"], ["button", "dimmed"]])
    let (tea, pour) = (elements[0].frame, elements[1].frame)
    #expect(tea[1] >= 0 && tea[1] + tea[3] <= 30)
    #expect(pour[1] >= 30 && pour[1] + pour[3] <= 60)
  }

  private struct Shelf: View {
    var body: some View {
      VStack {
        Text("Plain")
        Text("Short").lineLimit(2).environment(\.spice, 7).disabled(true)
        VStack {
          Text("One")
          Text("Two").lineSpacing(3)
        }
        .environment(\.spice, 9)
      }
      .environment(\.spice, 1)
    }
  }

  private struct Told: Decodable {
    struct Value: Decodable {
      var name, text: String
    }
    var environment: [Value]
    var modifiers: [String]
    var texts: [String: String] {
      Dictionary(uniqueKeysWithValues: environment.map { ($0.name, $0.text) })
    }
  }

  @Test("a node's environment is listed where it differs from the root's")
  func environment() throws {
    let view = ViewHost(AnyView(Shelf()), size: ProposedViewSize(width: 300, height: 600))
    view.tree.emission.recordsEnvironments = true
    try view.update()
    let report = try view.layoutReport()
    func told(_ number: Int?) throws -> [String: String] {
      let text = try LiveAnswer(view: view, actions: [])
        .content(of: .environment(node: try #require(number)))
      return try JSONDecoder().decode(Told.self, from: Data("{\(text)}".utf8)).texts
    }
    func number(_ text: String) -> Int? {
      report.nodes.firstIndex { $0.name.contains("\"\(text)\"") }
    }
    #expect(try told(number("Plain")) == ["spice": "1"])
    let short = try told(number("Short"))
    #expect(short["lineLimit"] == "2")
    #expect(short["spice"] == "7")
    #expect(short["isEnabled"] == "false")
    #expect(short["font"] == nil)
    // A container has the environment that its views have in common.
    let inner = report.nodes.indices.filter { report.nodes[$0].name == "VStack" }
    #expect(try told(inner.last) == ["spice": "9"])
    #expect(try told(number("Two")) == ["lineSpacing": "3.0", "spice": "9"])
    #expect(throws: HostFailure.self) { try told(report.nodes.count) }
  }
}

private struct SpiceKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var spice: Int {
    get { self[SpiceKey.self] }
    set { self[SpiceKey.self] = newValue }
  }
}

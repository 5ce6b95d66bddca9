import Foundation
import Testing

/// `--preview`: draws one of several previews without running the others.
@Suite("One preview of several")
struct PreviewSelectionTests {
  /// Views whose bodies trap, unless the environment disables that.
  private static let views = """
    import SwiftUI

    func check() { if ProcessInfo.processInfo.environment["QUOIN_CALM"] == nil { fatalError("bad") } }

    struct Good: View {
      var width: CGFloat
      var body: some View { HStack { Part(); Part() }.frame(width: width, height: 40) }
    }

    struct Part: View { var body: some View { Rectangle().padding(2) } }

    struct Bad: View {
      var body: some View {
        let _ = check()
        Circle().frame(width: 20, height: 20)
      }
    }

    struct BadModifier: ViewModifier {
      func body(content: Content) -> some View {
        let _ = check()
        content.padding()
      }
    }

    struct Pair: View {
      var body: some View {
        Good(width: 30)
        Good(width: 31)
      }
    }

    """

  @Test("the bodies of the others are not evaluated, in any kind of list")
  func others() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(
      Self.views + """
        struct First: PreviewProvider {
          static var previews: some View {
            Bad().previewDisplayName("a")
            VStack { Bad() }.previewDisplayName("b")
            Good(width: 10).previewDisplayName("One")
            Group {
              Text("c").modifier(BadModifier()).previewDisplayName("c")
              if true { Good(width: 11).background(Part()).previewDisplayName("Two") } else { Bad() }
            }
            .padding(1)
            ForEach(0..<3, id: \\.self) { index in
              if index == 1 { Good(width: 12).previewDisplayName("Three") } else { Bad() }
            }
            AnyView(Bad())
            Pair()
          }
        }

        struct Second: PreviewProvider { static var previews: some View { Bad() } }
        struct Fourth: PreviewProvider { static var previews: some View { Good(width: 13) } }
        """, to: "Card.swift")
    let all = try place.quoin(
      ["render", "Card.swift", "-o", "x.json"], environment: ["QUOIN_CALM": "1"])
    #expect(all.status == 0, "\(all.diagnostics)")
    for name in ["One", "Two", "Three", "First 10", "First 11", "Fourth"] {
      let one = try place.quoin("render", "Card.swift", "--preview", name, "-o", "one.json")
      #expect(one.status == 0, "\(name): \(one.diagnostics)")
      let suffix = name.replacingOccurrences(of: " ", with: "-")
      #expect(
        try Data(contentsOf: place.url("one.json"))
          == Data(contentsOf: place.url("x-\(suffix).json")), "\(name)")
    }
    // Live views, too.
    let living = try place.quoin(
      "render", "Card.swift", "--preview", "Two", "--do", "wait 1", "-o", "one.json")
    #expect(living.status == 0, "\(living.diagnostics)")
    #expect(
      try Data(contentsOf: place.url("one.json")) == Data(contentsOf: place.url("x-Two.json")))
  }

  @Test("a name that only exists in a body is found as well")
  func namesInside() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(
      Self.views + """
        struct Inside: View {
          var body: some View { Good(width: 10).previewDisplayName("Deep") }
        }

        struct First: PreviewProvider {
          static var previews: some View {
            Inside()
            Good(width: 20)
          }
        }
        """, to: "Card.swift")
    let outcome = try place.quoin("render", "Card.swift", "--preview", "Deep", "-o", "a.json")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    let unknown = try place.quoin("render", "Card.swift", "--preview", "Nope", "-o", "a.json")
    #expect(
      unknown.diagnostics.contains("the file has “Deep”, “First 2”"), "\(unknown.diagnostics)")
  }

  @Test("--view draws a view by itself, also without a preview")
  func views() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Self.views + "#Preview { Bad() }", to: "Card.swift")
    let drawn = try place.quoin(
      "render", "Card.swift", "--view", "Part", "--size", "20x20", "-o", "{name}.png")
    #expect(drawn.status == 0, "\(drawn.diagnostics)")
    #expect(try place.files().contains("Part.png"))
    let unknown = try place.quoin("render", "Card.swift", "--view", "Good", "-o", "x.png")
    #expect(
      unknown.status == 1 && unknown.diagnostics.contains("no view named Good can be created"))
  }
}

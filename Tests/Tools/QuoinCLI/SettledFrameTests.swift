import Foundation
import Testing

/// `quoin` draws the first settled frame, as a device shows it: it runs pending work of the main
/// queue and waits for that of threads.
@Suite("quoin render, settled")
struct SettlingTests {
  @Test("the image includes changes that views make themselves, but not those that need time")
  func settled() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Self.views, to: "Views.swift")
    let outcome = try place.quoin("explain", "Views.swift")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    let texts = outcome.output.matches(of: /Text\("(.*?)"\)/).map { String($0.1) }
    #expect(
      texts == [
        "appeared", "twice", "observed", "owned", "kept", "hopped", "threaded", "received",
        "40 wide", "sleeping", "delayed", "first",
      ])
    #expect(outcome.diagnostics.isEmpty)
    // The image is the same each time.
    let pictures = try (0..<2).map { _ in
      let render = try place.quoin("render", "Views.swift", "-o", "a.json")
      #expect(render.status == 0, "\(render.diagnostics)")
      return try place.files().filter { $0.hasSuffix(".json") }
        .map { try Data(contentsOf: place.url($0)) }
    }
    #expect(pictures[0].count == 12)
    #expect(pictures[0] == pictures[1])
  }

  @Test(
    "a view that keeps changing is drawn, with a warning that names it",
    arguments: ["", "wait 0.1"])
  func endless(step: String) throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Self.endless, to: "Endless.swift")
    let steps = step.isEmpty ? [] : ["--do", step]
    let outcome = try place.quoin(["render", "Endless.swift", "-o", "a.svg"] + steps)
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    #expect(outcome.diagnostics.contains("keeps changing: Widening."))
    #expect(outcome.diagnostics.contains("keeps changing: Polling."))
    #expect(try place.files().filter { $0.hasSuffix(".svg") }.count == 2)
  }

  @Test(
    "animations of the steps end, unless the last step is a wait or they are endless",
    arguments: [
      (["tap Move"], "M0 0L50 0"), (["tap Move", "wait 0"], "M200 0L250 0"),
      (["tap Move", "wait 1"], "M100 0L150 0"), (["tap Turn"], "M200 0L250 0"),
      (["tap Move", "tap Turn"], "M200 0L250 0"),
    ])
  func animations(steps: [String], edge: String) throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Self.moving, to: "Moving.swift")
    let outcome = try place.quoin(
      ["render", "Moving.swift", "-o", "a.svg"] + steps.flatMap { ["--do", $0] })
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    #expect(try String(contentsOf: place.url("a.svg"), encoding: .utf8).contains(edge))
  }

  private static let moving = """
    import SwiftUI

    struct Moving: View {
      @State private var isMoved = false
      @State private var angle = 0.0
      var body: some View {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            if !isMoved { Spacer() }
            Color.red.frame(width: 50, height: 50).rotationEffect(.degrees(angle))
            if isMoved { Spacer() }
          }
          Button("Move") { withAnimation(.linear(duration: 2)) { isMoved.toggle() } }
          Button("Turn") {
            withAnimation(.linear(duration: 1).repeatForever()) { angle = 360 }
          }
        }
        .frame(width: 250)
      }
    }

    #Preview { Moving() }
    """

  @Test("each body runs once for all previews and images")
  func onceEach() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Self.counted, to: "Counted.swift")
    let outcome = try place.quoin("render", "Counted.swift", "-o", "a.svg", "-o", "b.json")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    let bodies = (outcome.output + outcome.diagnostics).split(separator: "\n")
      .filter { $0.hasPrefix("body of ") }
    #expect(
      bodies.sorted() == ["body of first", "body of inner", "body of second 0", "body of second 1"])
  }

  private static let views = """
    import Combine
    import SwiftUI

    struct Shown<Content: View>: View {
      let start: String
      @State private var text = ""
      @ViewBuilder let content: (@escaping @MainActor (String) -> Void) -> Content
      var body: some View {
        VStack { Text(text.isEmpty ? start : text); content { text = $0 } }
      }
    }

    @MainActor final class Model: ObservableObject {
      @Published var text = "waits"
      init(_ text: String) { DispatchQueue.main.async { self.text = text } }
    }
    @MainActor @Observable final class Kept {
      var text = "waits"
      init() { Task { text = "kept" } }
    }
    struct Observer: View {
      @ObservedObject var model = Model("observed")
      var body: some View { Text(model.text) }
    }
    struct Owner: View {
      @StateObject private var model = Model("owned")
      var body: some View { Text(model.text) }
    }
    struct Keeper: View {
      @State private var model = Kept()
      var body: some View { Text(model.text) }
    }

    @concurrent func load() async -> String {
      var sum = 0.0
      for number in 0..<200_000 { sum += Double(number).squareRoot() }
      return sum > 0 ? "hopped" : "never"
    }

    struct Views_Previews: PreviewProvider {
      static var previews: some View {
        Shown(start: "waits") { report in
          Color.red.onAppear { DispatchQueue.main.async { report("appeared") } }
        }
        Shown(start: "waits") { report in
          Color.red.onAppear {
            DispatchQueue.main.async { DispatchQueue.main.async { report("twice") } }
          }
        }
        Observer()
        Owner()
        Keeper()
        Shown(start: "waits") { report in Color.red.task { report(await load()) } }
        Shown(start: "waits") { report in
          Color.red.onAppear {
            DispatchQueue.global().async {
              usleep(0)
              DispatchQueue.main.async { report("threaded") }
            }
          }
        }
        Shown(start: "waits") { report in
          Color.red.onReceive(Just("received")) { report($0) }
        }
        Shown(start: "waits") { report in
          Color.red.frame(width: 40).onGeometryChange(for: CGFloat.self, of: \\.size.width) {
            report("\\(Int($0)) wide")
          }
        }
        Shown(start: "sleeping") { report in
          Color.red.task {
            try? await Task.sleep(for: .seconds(20))
            report("woken")
          }
        }
        Shown(start: "delayed") { report in
          Color.red.onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 20) { report("over") } }
        }
        PhaseAnimator(["first", "second"]) { Text($0) }
      }
    }
    """

  private static let endless = """
    import SwiftUI

    struct Widening: View {
      @State private var width: CGFloat = 1
      var body: some View {
        Color.red.frame(width: width, height: 1)
          .onGeometryChange(for: CGFloat.self, of: \\.size.width) { width = $0 + 1 }
      }
    }

    @MainActor final class Model: ObservableObject {
      @Published var count = 0
      func poll() {
        DispatchQueue.main.async {
          self.count += 1
          self.poll()
        }
      }
    }

    struct Polling: View {
      @StateObject private var model = Model()
      var body: some View {
        Color.red.frame(width: 20, height: 10 + CGFloat(model.count % 2)).onAppear { model.poll() }
      }
    }

    struct Endless_Previews: PreviewProvider {
      static var previews: some View {
        Widening()
        Polling()
      }
    }
    """

  private static let counted = """
    import SwiftUI

    struct Inner: View {
      var body: some View {
        print("body of inner")
        return Color.red.frame(width: 5, height: 5)
      }
    }

    struct First: View {
      var body: some View {
        print("body of first")
        return VStack { Inner() }
      }
    }

    struct Second: View {
      @State private var number = 0
      var body: some View {
        print("body of second \\(number)")
        return Color.red.frame(width: 5, height: 5).onAppear { number = 1 }
      }
    }

    struct Counted_Previews: PreviewProvider {
      static var previews: some View {
        First().previewDisplayName("one")
        Second().previewDevice("iPad Pro 11-inch (M4)")
      }
    }
    """
}

import Foundation
import Testing

/// Tests views that animate while they are visible: each completion starts the next animation.
@Suite("previews that pulse")
struct EndlessAnimationTests {
  private func pulsing() throws -> Workplace {
    let place = try Workplace()
    try place.write(Self.views, to: "Pulse.swift")
    return place
  }

  @Test("are drawn, with and without steps, as are the previews after them")
  func drawn() throws {
    let place = try pulsing()
    defer { place.close() }
    for steps in [[], ["--do", "wait 3"], ["--do", "wait 0.5", "--do", "wait 1e9"]] {
      let name = "pulse\(steps.count)"
      let outcome = try place.quoin(["render", "Pulse.swift", "-o", "\(name).png"] + steps)
      #expect(outcome.status == 0, "\(outcome.diagnostics)")
      let files = try FileManager.default.contentsOfDirectory(atPath: place.url(".").path)
      #expect(files.count { $0.hasPrefix(name) } == 5, "\(files)")
    }
  }

  @Test(
    "are explained, probed, checked and compared",
    arguments: [
      ["explain", "Pulse.swift"], ["explain", "Pulse.swift", "--do", "wait 3"],
      ["probe", "Pulse.swift"], ["lint", "Pulse.swift", "--severity", "error"],
      ["list", "Pulse.swift"], ["snapshot", "Pulse.swift", "--record"],
    ])
  func told(arguments: [String]) throws {
    let place = try pulsing()
    defer { place.close() }
    let outcome = try place.quoin(arguments)
    #expect(outcome.status == 0 && !outcome.crashed, "\(outcome.diagnostics)")
  }

  @Test("are drawn once per row")
  func rows() throws {
    let place = try pulsing()
    defer { place.close() }
    let rows = (1...3).map { "\($0)" }
    try place.write(rows.joined(separator: "\n"), to: "rows.jsonl")
    let outcome = try place.quoin(
      "batch", "Pulse.swift", "--view", "Row", "--data", "rows.jsonl", "-o", "out/{line}.svg")
    #expect(outcome.output == "3 drawn\n", "\(outcome.diagnostics)")
  }

  private static let views = """
    import Combine
    import SwiftUI

    struct Pulse<Content: View>: View {
      var duration = 1.0
      var content: (Circle, @escaping () -> Void) -> Content
      @State private var isOn = false
      func pulse() {
        withAnimation(.easeInOut(duration: duration)) { isOn.toggle() } completion: { pulse() }
      }
      var body: some View {
        content(Circle(), pulse).scaleEffect(isOn ? 1.2 : 0.8).frame(width: 40, height: 40)
      }
    }

    struct Row: View {
      let speed: Double
      var body: some View {
        Pulse(duration: 1 / speed) { circle, pulse in circle.onAppear { pulse() } }
      }
    }

    #Preview("appears") { Row(speed: 1) }
    #Preview("task") { Pulse { circle, pulse in circle.task { pulse() } } }
    #Preview("timer") {
      Pulse { circle, pulse in
        circle.onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect().first()) {
          _ in pulse()
        }
      }
    }
    #Preview("queue") {
      Pulse { circle, pulse in circle.onAppear { DispatchQueue.main.async { pulse() } } }
    }
    #Preview("next") { Text("next") }
    """
}

import Foundation
import Quoin
import SwiftUI

extension Facts {
  static let colors2: [String: Check] = [
    "os2-cr-0": { fact in
      let color = Color.Resolved(
        colorSpace: .sRGB, red: 0.01, green: 0.02, blue: 0.03, opacity: 0.04)
      fact.expect("sRGB", color.description, equals: "#0305080A")
    },
    "os2-cr-4": { fact in
      let color = Color.Resolved(
        colorSpace: .sRGBLinear, red: 0.412, green: 0.508, blue: 0.69, opacity: 0.748)
      fact.expect("linear", color.description, equals: "#ACBDD8BF")
    },
    "os2-cr-7": { fact in
      let color = Color.Resolved(
        colorSpace: .displayP3, red: 0.3, green: 0.3, blue: 0.3, opacity: 0.3)
      fact.expect("P3", color.description, equals: "#4D4C4C4D")
    },
    "tk-col-op": { fact in
      let clear = Color.clear.opacity(1.0).resolve(in: surroundings(.light))
      fact.expect("clear", clear.opacity, equals: 0)
      let red = Color.red.opacity(0.25).opacity(0.5).resolve(in: surroundings(.light))
      fact.expect("red", red.opacity, equals: 0.125)
    },
    "m2-co-r2": { fact in
      let color = Color(.sRGB, red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8)
      fact.expectComponents(color, [0.2, 0.4, 0.6, 0.8], "#336699CC")
    },
    "m2-co-r5": { fact in
      let color = Color(red: 1.2, green: -0.1, blue: 0.5)
      fact.expectComponents(color, [1.2, -0.1, 0.5, 1])
      #if Graphics
        fact.draw(color.frame(width: 20, height: 20)) {
          $0.expectPixel("drawn", $1[10, 10], [255, 0, 128])
        }
      #endif
    },
    "m2-co-r6": { fact in
      let color = Color(hue: 0.5, saturation: 1, brightness: 1)
      fact.expectComponents(color, [0, 1, 1, 1])
    },
    "m2-co-r7": { fact in
      fact.expectComponents(
        Color(white: 0.5, opacity: 0.25), [0.5, 0.5, 0.5, 0.25], "#80808040")
    },
    "m2-co-nbw": { fact in
      fact.expectComponents(.black, [0, 0, 0, 1], "#000000FF")
      fact.expectComponents(.white, [1, 1, 1, 1], "#FFFFFFFF")
      fact.expectComponents(.clear, [0, 0, 0, 0], "#00000000")
    },
    "m2-co-o3": { fact in
      fact.expectComponents(Color(white: 0, opacity: 0.5).opacity(0.5), [0, 0, 0, 0.25])
    },
    "m2-co-o5": { fact in
      let color = Color.red.opacity(-1)
      fact.expect("resolved", color.resolve(in: surroundings(.light)).opacity, equals: -1)
      #if Graphics
        fact.draw(color.frame(width: 20, height: 20)) {
          $0.expect($1.box { $0.opacity > 0 } == [], "drawn: \($1[10, 10])")
        }
      #endif
    },
    "m2-co-q1": { fact in
      let pairs: [(Color, Color)] = [
        (.red, .red),
        (Color(red: 1, green: 0, blue: 0), Color(red: 1, green: 0, blue: 0)),
        (.red.opacity(0.5), .red.opacity(0.5)),
      ]
      for (first, second) in pairs where first != second {
        fact.fail("\(first) is not \(second)")
      }
    },
    "m2-co-q6": { fact in
      if ColorScheme.allCases != [.light, .dark] { fact.fail("\(ColorScheme.allCases)") }
    },
    "m2-co-e0": { fact in
      if EnvironmentValues().colorScheme != .light { fact.fail("dark") }
    },

    "m2-co-p2": { fact in
      let log = Log()
      let host = ViewHost(size: CGSize(width: 200, height: 100), platform: .macOS) {
        HStack {
          SchemeReader(tag: "a", log: log).preferredColorScheme(nil)
          SchemeReader(tag: "b", log: log)
        }
      }
      fact.update(host)
      fact.expect(log, is: ["a=light", "b=light"])
    },
    "m2-co-p6": { fact in
      let log = Log()
      let host = ViewHost(size: CGSize(width: 200, height: 100), platform: .macOS) {
        VStack { SchemeReader(tag: "a", log: log).preferredColorScheme(.dark) }
          .preferredColorScheme(nil)
      }
      fact.update(host)
      fact.expect(log, is: ["a=light"])
    },
    "m2-co-t1": { fact in
      let log = Log()
      let host = ViewHost(size: CGSize(width: 200, height: 100), platform: .macOS) {
        SchemeReader(tag: "root", log: log)
      }
      fact.update(host)
      fact.expect(log, is: ["root=light"])
      host.environment.colorScheme = .dark
      fact.update(host)
      fact.expect(log, is: ["root=dark"])
    },
  ]
}

/// Logs the color scheme that its body reads.
private struct SchemeReader: View {
  let tag: String
  let log: Log
  @Environment(\.colorScheme) var scheme

  var body: some View {
    let _ = log.add("\(tag)=\(scheme)")
    Color.clear.frame(width: 20, height: 20)
  }
}

@MainActor
extension FactCheck {
  fileprivate mutating func expect(_ what: String, _ got: String, equals expected: String) {
    if got != expected { fail("\(what): expected \(expected), got \(got)") }
  }

  /// Expects a component, within one unit of its fourth digit.
  fileprivate mutating func expect(_ what: String, _ got: Float, equals expected: Float) {
    if !(abs(got - expected) <= 0.0001) { fail("\(what): expected \(expected), got \(got)") }
  }

  /// Expects red, green, blue and opacity in light and in dark, and the description.
  fileprivate mutating func expectComponents(
    _ color: Color, _ components: [Float], _ description: String? = nil
  ) {
    for scheme in ColorScheme.allCases {
      let got = color.resolve(in: surroundings(scheme))
      for (name, component, expected) in [
        ("red", got.red, components[0]), ("green", got.green, components[1]),
        ("blue", got.blue, components[2]), ("opacity", got.opacity, components[3]),
      ] { expect("\(name), \(scheme)", component, equals: expected) }
      if let description { expect("\(scheme)", got.description, equals: description) }
    }
  }

  fileprivate mutating func update(_ host: ViewHost<some View>) {
    do { try host.update() } catch { fail("\(error)") }
  }
}

import Quoin
import SwiftUI

extension FactCheck {
  /// Expects two equal values.
  fileprivate mutating func expect<Value: Equatable>(
    _ what: String, _ got: Value, equals expected: Value
  ) {
    if got != expected { fail("\(what): expected \(expected), got \(got)") }
  }
}

extension Facts {
  static let richTexts: [String: Check] = [
    "mu-rt-m1": { $0.expect("bold", Drawn(Text("**b**")).bold, equals: "b") },
    "mu-rt-m27": { $0.expect("bold", Drawn(Text("__b__")).bold, equals: "b") },

    "mu-rt-m3": { fact in
      fact.expect("*i*", Drawn(Text("*i*")).italic, equals: "i")
      fact.expect("_i_", Drawn(Text("_i_")).italic, equals: "i")
    },

    "mu-rt-m4": { fact in
      for text in [Text("~~s~~"), Text("~s~")] {
        let drawn = Drawn(text)
        fact.expect("text", drawn.text, equals: "s")
        fact.expect("lines", drawn.fills.count, equals: 1)
      }
    },

    "mu-rt-m10": { fact in
      let value = "**x**"
      let drawn = Drawn(Text("a \(value)"))
      fact.expect("text", drawn.text, equals: "a **x**")
      fact.expect("bold", drawn.bold, equals: "")
    },

    "mu-rt-m11": { $0.expect("text", Drawn(Text("v \(3.5)")).text, equals: "v 3.500000") },

    "mu-rt-m12": { fact in
      fact.expect("text", Drawn(Text("snake_case_name")).text, equals: "snake_case_name")
      fact.expect("text", Drawn(Text("2 * 3 * 4")).text, equals: "2 * 3 * 4")
      let drawn = Drawn(Text("a*b*c"))
      fact.expect("text", drawn.text, equals: "abc")
      fact.expect("italic", drawn.italic, equals: "b")
    },

    "mu-rt-m13": { fact in
      fact.expect("text", Drawn(Text("a  b\nc")).text, equals: "a  bc")
      let size = report(nil, nil, platform: .macOS) { Text("a  b\nc") }.size
      fact.expect("size", size, is: (size.width, 32))
    },

    "mu-rt-m17": { fact in
      let drawn = Drawn(Text("**unclosed"))
      fact.expect("text", drawn.text, equals: "**unclosed")
      fact.expect("bold", drawn.bold, equals: "")
    },

    "mu-rt-m18": { $0.expect("text", Drawn(Text("a&amp;b")).text, equals: "a&b") },

    "mu-rt-c2": { fact in
      let text = (Text("a").foregroundColor(.red) + Text("b")).foregroundColor(.blue)
      fact.expect(
        "colours", Drawn(text).runs.map { Optional($0.paint) },
        equals: [paint(of: .red), paint(of: .blue)])
    },

    // The pixel rows of an image with two pixels per point, counting from 0.
    "mu-rt-c9": { $0.expect("rows", rows(Text("xxxx").underline()), equals: [28...29]) },
    "mu-rt-c9s": { $0.expect("rows", rows(Text("xxxx").strikethrough()), equals: [18...19]) },

    "mu-rt-c7c": { fact in
      let text = Text("aaaa bbbb ") + Text("cccc").baselineOffset(5)
      fact.expect("h", report(30, nil, platform: .macOS) { text }.size.height, is: 60)
    },

    "mu-rt-c10": { fact in
      let red = Drawn(Text("x").underline(color: .red))
      fact.expect("line", red.fills.map(\.paint), equals: [paint(of: .red)])
      let plain = Drawn(Text("x").underline())
      fact.expect("line", plain.fills.map(\.paint), equals: plain.runs.map(\.paint))
    },

    "mu-rt-c11ln": { fact in
      var link = AttributedString("x")
      link.link = URL(string: "https://example.com")
      fact.expect("colour", color(Text(link)), equals: paint(of: .accentColor))
      fact.expect("tint", color(Text(link).tint(.green)), equals: paint(of: .green))
      fact.expect(
        "foreground", color(VStack { Text(link) }.foregroundStyle(.green)),
        equals: paint(of: .accentColor))
      link.foregroundColor = .red
      fact.expect("own colour", color(Text(link)), equals: paint(of: .red))
    },

    "mu-rt-c14": { fact in
      let sum = Text("a ") + Text("b").bold()
      fact.expect("text", Text("a \(Text("b").bold())"), equals: sum)
      fact.expect("drawing", Drawn(Text("a \(Text("b").bold())")).runs, equals: Drawn(sum).runs)
    },
  ]

  /// Returns the paint of a text with a single run.
  private static func color(_ view: some View) -> Paint? { Drawn(view).runs.first?.paint }

  private static func paint(of color: Color) -> Paint? {
    Drawn(Text("x").foregroundColor(color)).runs.first?.paint
  }

  /// Returns the pixel rows of the filled areas.
  private static func rows(_ view: some View) -> [ClosedRange<Int>] {
    Drawn(view).fills.map { Int($0.area.minY * 2)...(Int($0.area.maxY * 2) - 1) }
  }
}

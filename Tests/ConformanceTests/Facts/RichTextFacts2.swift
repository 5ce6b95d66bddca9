#if Graphics
  import Foundation
  import SwiftUI

  // Statements about texts with several styles. Rows and columns are those of pictures with two
  // pixels per point, counting from 0.

  extension Facts {
    static let richTexts2: [String: Check] = [
      "m2-ti-i2": { fact in
        let described = Text(verbatim: "v " + String(describing: Plain()))
        fact.same("interpolation", Text("v \(Plain())"), described)
        fact.expect("text", Drawn(Text("v \(Plain())")).text, matches: "v Plain()")
      },
      "m2-ti-i3": { fact in
        var bold = AttributedString("BOLD")
        bold.inlinePresentationIntent = .stronglyEmphasized
        fact.same("interpolation", Text("v \(bold)"), Text("v ") + Text("BOLD").bold())
        fact.unlike("plain", Text("v \(bold)"), Text("v BOLD"))
      },

      "m2-rt-c2b": { fact in
        let light = Text("aaaa").fontWeight(.light)
        fact.same("light and bold", (light + Text("bbbb")).bold(), light + Text("bbbb").bold())
        fact.unlike(
          "all bold", (light + Text("bbbb")).bold(), Text("aaaa").bold() + Text("bbbb").bold())
      },
      "m2-rt-c3b": { fact in
        let sum = (Text("aaaa") + Text("bbbb")).font(.system(size: 20)).foregroundStyle(.green)
        let whole = Text("aaaabbbb").font(.system(size: 20)).foregroundStyle(.green)
        fact.same("whole", sum, whole)
        fact.drawAtTwo(sum) { $0.expect("ink", ink: $1.ink(), is: green) }
      },
      "m2-rt-c4b": { fact in
        let text = Text("foo").bold() + Text("bar")
        let size = report(36.4, nil, platform: .macOS) { text }.size
        fact.expect("w", size.width, isTextWidth: 36)
        fact.expect("h", size.height, is: 32)
        let lines = ShownText(text.frame(width: 36.4)).lines
        fact.expect("text", lines.joined(), matches: "foobar")
        fact.expect(lines.first != "foo", "the word breaks between the texts")
      },

      "m2-rt-c9g": { fact in
        fact.difference(Text("gypq").underline(), Text("gypq")) { fact, line in
          fact.expect("rows", line.rows, matches: [28...29])
          fact.expect("line", columns: line.columns, are: 25...54, slack: 1)
        }
      },
      "m2-rt-c9m": { fact in
        let (small, big) = (small.underline(), big.underline())
        fact.difference(small + big, bare) { fact, both in
          fact.expect("rows of both", both.rows, matches: [66...69])
          fact.expect("line", columns: both.columns, are: 0...193, slack: 3)
        }
        fact.difference(small + Self.big, bare) { fact, line in
          fact.expect("rows of the a's", line.rows, matches: [60...61])
        }
      },
      "m2-rt-c9ms": { fact in
        let (small, big) = (small.strikethrough(), big.strikethrough())
        fact.difference(small + Self.big, bare) {
          $0.expect("rows of the a's", $1.rows, matches: [52...53])
        }
        fact.difference(Self.small + big, bare) {
          $0.expect("rows of the B's", $1.rows, matches: [40...43])
        }
        fact.difference(small + big, bare) {
          $0.expect("rows of both", $1.rows, matches: [40...43, 52...53])
        }
      },
      "m2-rt-c9k": { fact in
        let text = Text("xxxx").kerning(4)
        fact.difference(text.underline(), text) { fact, line in
          fact.expect("rows", line.rows, matches: [28...29])
          fact.expect("line", columns: line.columns, are: 0...85, slack: 1)
        }
      },
      "m2-rt-f3": { fact in
        let view = small.underline(color: .red) + big.underline(color: .blue)
        fact.difference(view, bare) { $0.expect("rows", $1.rows, matches: [60...61, 66...69]) }
        fact.drawAtTwo(view) { fact, picture in
          let left = 0..<40
          fact.expect("a's", ink: picture.ink(columns: left, rows: 60..<62), is: red)
          fact.expect(
            "below the a's", ink: picture.ink(columns: left, rows: 66..<70), is: [255, 255, 255])
          fact.expect("B's", ink: picture.ink(columns: 60..<190, rows: 66..<70), is: blue)
        }
      },

      "m2-rt-c10c": { fact in
        let text = Text("xxxx").foregroundColor(.green)
        fact.expect("underline", of: text.underline(), on: text, is: green)
        fact.expect("strikethrough", of: text.strikethrough(color: .blue), on: text, is: blue)
      },
      "m2-rt-c10d": { fact in
        let text = Text("xxxxxxxx")
        fact.unlike("pattern", text.underline(pattern: .dash), text.underline())
      },

      "m2-rt-c11c": { fact in
        let sum = Text("red").foregroundColor(.red) + Text(" plain")
        fact.same("sum", Text(redAndPlain), sum)
        fact.unlike("one colour", Text(redAndPlain), Text("red plain"))
      },
      "m2-rt-c12": { fact in
        let text = Text(redAndPlain).font(.system(size: 20)).foregroundStyle(.blue)
        let font = Font.system(size: 20)
        let sum =
          Text("red").foregroundColor(.red).font(font)
          + Text(" plain").foregroundColor(.blue).font(font)
        fact.same("sum", text, sum)
      },
      "m2-rt-c12b": { fact in
        var big = AttributedString("BIG")
        big.font = .system(size: 30)
        let text = Text(big + AttributedString(" plain")).font(.system(size: 10))
        let sum = Text("BIG").font(.system(size: 30)) + Text(" plain").font(.system(size: 10))
        fact.same("sum", text, sum)
      },
      "m2-rt-c12c": { fact in
        var bold = AttributedString("b")
        bold.inlinePresentationIntent = .stronglyEmphasized
        fact.same("bold", Text(bold), Text("b").bold())
        fact.unlike("plain", Text(bold), Text("b"))
      },

      "m2-rt-c13d": { fact in
        let text =
          Text("aaaa").foregroundColor(.red) + Text("bbbbbbbbbbbbbbbb").foregroundColor(.green)
        let view = text.lineLimit(1).truncationMode(.head).frame(width: 70, alignment: .leading)
        let token = Drawn(view).runs.first { $0.text.contains("…") }
        let red = Drawn(Text("x").foregroundColor(.red)).runs.first
        fact.expect("token", token?.paint, matches: red?.paint)
      },

      "m2-rt-c16": { fact in
        let text = Text("x x x").font(.system(size: 10)) + Text(" BIG").font(.system(size: 30))
        let size = report(12, 30, platform: .macOS) { text }.size
        fact.expect("w", size.width, isTextWidth: 8.5)
        fact.expect("h", size.height, is: 26)
      },

      "m2-rt-f4e": { fact in
        var string = AttributedString("x   ")
        string.backgroundColor = .yellow
        fact.difference(Text(string), Text("x   ")) { fact, background in
          fact.expect("rows", background.rows, matches: [0...31])
          fact.expect("background", columns: background.columns, are: 0...34, slack: 1)
        }
      },

      "m2-rt-m14": { fact in
        let variable = "**b**"
        fact.same("bold", Text(LocalizedStringKey(variable)), Text("b").bold())
        fact.unlike("verbatim", Text(LocalizedStringKey(variable)), Text(verbatim: variable))
      },
      "m2-rt-m31": { fact in
        fact.same(
          "button", Button("**b**") {},
          Button {
          } label: {
            Text("b").bold()
          })
        fact.unlike(
          "button", Button("**b**") {},
          Button {
          } label: {
            Text("b")
          })
        let toggle = Toggle("**b**", isOn: .constant(false))
        fact.same("toggle", toggle, Toggle(isOn: .constant(false)) { Text("b").bold() })
        fact.unlike("toggle", toggle, Toggle(isOn: .constant(false)) { Text("b") })
      },

      "m2-ctk-s2b": { fact in
        let plain = ShownText(Text(arabic))
        let spaced = ShownText(Text(arabic).kerning(1))
        fact.expect("added", spaced.width - plain.width, is: 7)
        fact.expect(spaced.glyphCount > plain.glyphCount, "no kashida is inserted")
      },
      "m2-ctk-s5": { fact in
        let text = Text("office").font(.custom("Noto Sans", size: 13))
        let plain = ShownText(text)
        fact.expect("family", plain.families, matches: ["Noto Sans"])
        let kerned = ShownText(text.kerning(1))
        fact.expect("glyphs with kerning", kerned.glyphCount, matches: 4)
        fact.expect("kerning", kerned.width - plain.width, is: 4)
        let tracked = ShownText(text.tracking(1))
        fact.expect("glyphs with tracking", tracked.glyphCount, matches: 6)
        fact.expect("tracking", tracked.width - plain.width, is: 6)
      },
    ]

    private struct Plain {}

    private static let (red, green, blue) = ([255, 56, 60], [52, 199, 89], [0, 136, 255])
    private static let small = Text("aaaa").font(.system(size: 10))
    private static let big = Text("BBBB").font(.system(size: 30))
    private static let bare = small + big
    private static let arabic = "بالعالم"

    private static var redAndPlain: AttributedString {
      var red = AttributedString("red")
      red.foregroundColor = .red
      return red + AttributedString(" plain")
    }
  }
  extension FactCheck {
    /// Expects the color in the rows in which a text with a line differs from the one without.
    @MainActor
    fileprivate mutating func expect(
      _ what: String, of lined: Text, on plain: Text, is color: [Int]
    ) {
      difference(lined, plain) { fact, line in
        guard let first = line.rows.first, let last = line.rows.last else {
          return fact.fail("\(what): no line")
        }
        fact.drawAtTwo(lined) { fact, picture in
          let rows = first.lowerBound..<last.upperBound + 1
          fact.expect(what, ink: picture.ink(rows: rows), is: color)
        }
      }
    }
  }
#else
  extension Facts {
    static let richTexts2: [String: Check] = [:]
  }
#endif

#if Graphics
  import SwiftUI

  // Statements about truncated and aligned lines.

  extension Facts {
    static let textLines2: [String: Check] = [
      "m2-te-e1-tail": { fact in
        let text = Text("Ready\nSet\nGo").lineLimit(2).truncationMode(.tail)
        fact.draws(text, 100, ["Ready", "Set…"])
      },
      "m2-te-e1-one": { fact in
        fact.draws(Text("Ready\nSet\nGo").lineLimit(1), 100, ["Ready…"])
      },
      "m2-te-e2-tail": { fact in
        let text = Text("Alpha beta gamma\ndelta epsilon zeta eta theta")
        fact.draws(text.lineLimit(2).truncationMode(.tail), 100, ["Alpha beta", "gamma…"])
      },
      "m2-te-e2-middle": { fact in
        let text = Text("Alpha beta gamma\ndelta epsilon zeta eta theta")
        fact.draws(text.lineLimit(2).truncationMode(.middle), 100, ["Alpha beta", "gamma"])
      },

      "m2-te-e3-8": { $0.drawsClippedH(Text("Hello").lineLimit(1)) },
      "m2-te-e3-11": { $0.draws(Text("Hello").lineLimit(1), 11, ["…"], canvas: 40) },
      "m2-te-e3-12": { $0.draws(Text("Hello").lineLimit(1), 12, ["…"], canvas: 40) },
      "m2-te-e3-14": { $0.draws(Text("Hello").lineLimit(1), 14, ["…"], canvas: 40) },
      "m2-te-e3-20": { $0.draws(Text("Hello").lineLimit(1), 20, ["H…"], canvas: 40) },
      "m2-te-e3-head-10": { fact in
        fact.draws(Text("Hello").lineLimit(1).truncationMode(.head), 10, ["H"], canvas: 40)
      },
      "m2-te-e3-middle-8": { fact in
        fact.drawsClippedH(Text("Hello").lineLimit(1).truncationMode(.middle))
      },
      "m2-te-e3-middle-10": { fact in
        fact.draws(Text("Hello").lineLimit(1).truncationMode(.middle), 10, ["H"], canvas: 40)
      },
      "m2-te-e3-middle-20": { fact in
        fact.draws(Text("Hello").lineLimit(1).truncationMode(.middle), 20, ["…"], canvas: 40)
      },

      "m2-ts-t1-60": { fact in
        fact.truncates(.tail, at: 60, to: 58.5)
        fact.expect("lines", shown(.tail, at: 60), matches: ["Hello, w…"])
      },
      "m2-ts-t1-80": { fact in
        fact.truncates(.tail, at: 80, to: 73.5)
        fact.expect("lines", shown(.tail, at: 80), matches: ["Hello, won…"])
      },
      "m2-ts-t1-100": { fact in
        fact.truncates(.tail, at: 100, to: 99)
        fact.expect("lines", shown(.tail, at: 100), matches: ["Hello, wonderf…"])
      },
      "m2-ts-t2-100h": { fact in
        fact.truncates(.head, at: 100, to: 98.5)
        fact.expect("lines", shown(.head, at: 100), matches: ["…onderful world"])
      },
      "m2-ts-t2-100m": { $0.truncates(.middle, at: 100, to: 97.5) },

      "m2-ts-t5": { fact in
        let text = Text(letters).lineLimit(2)
        let size = report(100, nil, platform: .macOS) { text }.size
        fact.expect("w", size.width, isTextWidth: 100)
        fact.expect("h", size.height, is: 32)
        fact.draws(text, 100, ["Alpha beta", "gamma delta e…"])
      },
      "m2-ts-x8h": { fact in
        let text = Text(letters).lineLimit(2).truncationMode(.head)
        fact.draws(text, 100, ["Alpha beta", "…zeta eta theta"])
      },
      "m2-ts-x8m": { fact in
        let text = Text(letters).lineLimit(2).truncationMode(.middle)
        fact.draws(text, 100, ["Alpha beta", "gamma…a theta"])
      },
      "m2-ts-t6": { fact in
        fact.expect("lines", shown(.tail, at: 80), matches: ["Hello, won\u{2026}"])
        let text = truncated(.tail).frame(width: 80, alignment: .leading)
        fact.same("an ellipsis", text, Text("Hello, won\u{2026}").fixedSize())
        fact.unlike("full stops", text, Text("Hello, won...").fixedSize())
      },

      "m2-ts-a1l": { fact in
        let text = Text(twoLines).multilineTextAlignment(.leading)
        let size = report(nil, nil, platform: .macOS) { text }.size
        fact.expect("w", size.width, isTextWidth: 113)
        fact.expect("h", size.height, is: 32)
        fact.inks(text.fixedSize(), [1...64, 1...223])
      },
      "m2-ts-a1c": { fact in
        fact.inks(Text(twoLines).multilineTextAlignment(.center).fixedSize(), [81...144])
      },
      "m2-ts-a1t": { fact in
        fact.inks(Text(twoLines).multilineTextAlignment(.trailing).fixedSize(), [161...224])
      },
      "m2-ts-a2": { fact in
        let text = Text(twoLines).multilineTextAlignment(.center)
        fact.inks(text.frame(width: 200, alignment: .leading), [81...144])
      },
      // The recording's source drew this paragraph; the numbers don't fit the one in the case.
      "m2-ts-a5": { fact in
        let text = Text(foxes).multilineTextAlignment(.center)
        fact.inks(
          text.frame(width: 100, alignment: .leading), [41...158, 2...197, 24...176], canvas: 100)
      },
    ]

    fileprivate static let twoLines = "Short\nA much longer line"
    private static let letters = "Alpha beta gamma delta epsilon zeta eta theta"

    fileprivate static func truncated(_ mode: Text.TruncationMode) -> some View {
      Text("Hello, wonderful world").lineLimit(1).truncationMode(mode)
    }

    private static func shown(_ mode: Text.TruncationMode, at width: CGFloat) -> [String] {
      ShownText(truncated(mode).frame(width: width, alignment: .leading)).lines
    }
  }

  extension FactCheck {
    /// Expects `text` in a frame of `width` to look exactly like a text of `lines`.
    @MainActor
    fileprivate mutating func draws(
      _ text: some View, _ width: CGFloat, _ lines: [String], canvas: CGFloat? = nil
    ) {
      let view = text.frame(width: width, alignment: .leading)
      expect("lines", ShownText(view).lines, matches: lines)
      same(
        "\(lines)", view, Text(lines.joined(separator: "\n")).fixedSize(),
        width: canvas ?? width, height: 70)
    }

    /// Expects `text` in a frame of 8 points to look like the part of an H inside the frame.
    @MainActor
    fileprivate mutating func drawsClippedH(_ text: some View) {
      let view = text.frame(width: 8, alignment: .leading)
      expect("lines", ShownText(view).lines, matches: ["H"])
      difference(view, Text("H").fixedSize(), width: 40, height: 70) { fact, difference in
        guard let columns = difference.columns else { return fact.fail("the H is whole") }
        fact.expect(columns.lowerBound >= 16, "the H is changed from column \(columns.lowerBound)")
      }
      drawAtTwo(view, width: 40, height: 70) { fact, picture in
        guard let ink = picture.inkColumns(0..<140) else { return fact.fail("no ink") }
        fact.expect(ink.upperBound < 16, "the ink ends at column \(ink.upperBound)")
      }
    }

    /// Expects the width of the truncated text for a proposal of `width`.
    @MainActor
    fileprivate mutating func truncates(
      _ mode: Text.TruncationMode, at width: CGFloat, to expected: CGFloat
    ) {
      let size = report(width, nil, platform: .macOS) { Facts.truncated(mode) }.size
      expect("w", size.width, isTextWidth: expected)
      expect("h", size.height, is: 16)
    }

    /// Expects the columns with ink in each line of 16 points. Widths may differ by 1.5 % of the
    /// widest line.
    @MainActor
    fileprivate mutating func inks(
      _ view: some View, _ expected: [ClosedRange<Int>], canvas: CGFloat = 300
    ) {
      drawAtTwo(view, width: canvas, height: 100) { fact, picture in
        for (index, columns) in expected.enumerated() {
          let rows = index * 32..<(index + 1) * 32
          fact.expect(
            "line \(index + 1)", columns: picture.inkColumns(rows), are: columns, slack: 3)
        }
      }
    }
  }
#else
  extension Facts {
    static let textLines2: [String: Check] = [:]
  }
#endif

#if Graphics
  import Foundation
  import SwiftUI

  // Statements about the fonts and colors of texts.

  extension Facts {
    static let textStyles2: [String: Check] = [
      "m2-ct-render": { fact in
        let regular = Text(sample).font(.system(size: 13)).fixedSize()
        for size in [ControlSize.mini, .small, .regular] {
          let text = Text(sample).controlSize(size).fixedSize()
          fact.same("\(size)", text, regular, width: 260, height: 40)
        }
      },

      "m2-kz-k1": { fact in
        let text = Text("AVAVAV").font(.custom("Helvetica", size: 30))
        let plain = width(text)
        fact.expect("plain", plain, isTextWidth: 109)
        fact.expect("kerning(0)", width(text.kerning(0)), is: plain)
        fact.expect("tracking(0)", width(text.tracking(0)), is: plain)
        for (name, spaced) in [("kerning", text.kerning(4)), ("tracking", text.tracking(4))] {
          fact.expect("\(name)(4)", width(spaced), isTextWidth: 133)
          fact.expect("\(name)(4)", width(spaced), is: plain + 24)
        }
      },

      "st-am-inner": { fact in
        let view = VStack { Text(longText).lineLimit(5) }.lineLimit(2).frame(width: 100)
        fact.expect("lines", ShownText(view).lines.count, matches: 5)
      },

      "st-am-trunc": { fact in
        let view = VStack {
          Text(longText)
          Text(longText).truncationMode(.middle)
        }
        .truncationMode(.head).lineLimit(1).frame(width: 100)
        let lines = ShownText(view).lines
        fact.expect("lines", lines.count, matches: 2)
        guard let first = lines.first, let last = lines.last else { return }
        fact.expect(first.hasPrefix("…"), "a is \(first)")
        fact.expect(
          last.contains("…") && !last.hasPrefix("…") && !last.hasSuffix("…"), "b is \(last)")
      },

      "fl-attr-font": { fact in
        var string = AttributedString(longText)
        string.font = .system(size: 30)
        let attributed = Text(string).font(.system(size: 10))
        let size = report(160, nil) { attributed }.size
        let large = report(160, nil) { Text(longText).font(.system(size: 30)) }.size
        let small = report(160, nil) { Text(longText).font(.system(size: 10)) }.size
        fact.expect("size", size, is: (large.width, large.height))
        fact.expect(small.height < large.height, "10 points are as tall as 30")
      },

      "m2-ts-c4": { fact in
        let color = VStack { hg.foregroundColor(.blue) }.foregroundStyle(.red)
        fact.drawAtTwo(color) { $0.expect("colour", ink: $1.ink(), is: [0, 136, 255]) }
        let style = VStack { hg.foregroundStyle(.blue) }.foregroundColor(.red)
        fact.drawAtTwo(style) { $0.expect("style", ink: $1.ink(), is: [0, 136, 255]) }
      },
      "m2-ts-c7": { fact in
        let view = VStack { hg.foregroundColor(nil) }.foregroundStyle(.red)
        fact.drawAtTwo(view) { $0.expect("ink", ink: $1.ink(), is: [39, 39, 39]) }
        fact.same("the default", view, hg)
      },
      "m2-ts-c8": { fact in
        fact.drawAtTwo(hg.foregroundStyle(.secondary)) {
          $0.expect("ink", ink: $1.ink(), is: [128, 128, 128])
        }
      },

      "m2-ts-f2b": { fact in
        let semibold = Text(sample).font(.system(size: 13, weight: .semibold))
        let bold = Text(sample).font(.system(size: 13, weight: .bold))
        fact.same("text", Text(sample).bold(), semibold)
        fact.unlike("text", Text(sample).bold(), bold)
        fact.same("container", VStack { Text(sample) }.bold(), semibold)
        fact.unlike("container", VStack { Text(sample) }.bold(), bold)
      },
      "m2-ts-x1b": { fact in
        let light = Text(sample).font(.system(size: 13, weight: .light))
        fact.same("light", light.bold(), light)
        fact.unlike("regular", light.bold(), Text(sample).font(.system(size: 13)))
      },
      "m2-ts-x1c": { fact in
        let bold = Text(sample).font(.system(size: 13, weight: .bold))
        fact.same("font", Text(sample).font(.system(size: 13).bold()), bold)
        fact.same("weight", Text(sample).fontWeight(.bold), bold)
        fact.unlike("semibold", bold, Text(sample).font(.system(size: 13, weight: .semibold)))
      },
      // A font that has one weight and no italic.
      "m2-ts-f2h": { fact in
        let text = Text("\u{2654}\u{2655}").font(.custom("Noto Sans Symbols2", size: 15))
        fact.expect("family", ShownText(text).families, matches: ["Noto Sans Symbols2"])
        fact.same("bold", text.bold(), text)
        fact.same("italic", text.italic(), text)
      },
      "m2-ts-f5n": { fact in
        let text = Text(sample).font(.custom("NoSuchFont", size: 17))
        fact.same("Helvetica", text, Text(sample).font(.custom("Helvetica", size: 17)))
        fact.unlike("system", text, Text(sample).font(.system(size: 17)))
        let size = report(nil, nil, platform: .macOS) { text }.size
        fact.expect("w", size.width, isTextWidth: 131.5)
        fact.expect("h", size.height, is: 17)
      },
      "m2-ts-f6d": { fact in
        let view = VStack { Text(sample).font(.body) }.fontWeight(.bold)
        fact.same("bold", view, Text(sample).font(.system(size: 13, weight: .bold)))
        fact.unlike("regular", view, Text(sample).font(.body))
      },
      "m2-ts-x2": { fact in
        let (medium, bold) = (neue(.medium), neue(.bold))
        fact.same("semibold", neue(.semibold), medium)
        fact.same("heavy", neue(.heavy), bold)
        fact.unlike("medium and bold", medium, bold)
      },
    ]

    private static let sample = "Hello, world 0123"
    private static let hg = Text("Hg").font(.system(size: 30))

    private static func neue(_ weight: Font.Weight) -> Text {
      Text(sample).font(.custom("Helvetica Neue", size: 15).weight(weight))
    }

    /// Returns the width at one pixel per point, in whole points.
    private static func width(_ text: Text) -> CGFloat {
      report(.unspecified, platform: .macOS, displayScale: 1) { text.fixedSize() }.size.width
    }
  }
#else
  extension Facts {
    static let textStyles2: [String: Check] = [:]
  }
#endif

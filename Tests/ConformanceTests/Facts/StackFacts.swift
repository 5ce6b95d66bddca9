import SwiftUI

extension Facts {
  static let stacks: [String: Check] = [
    "fb-third": { fact in
      let row = report(300, 60) {
        HStack {
          Color.clear.accessibilityIdentifier("a")
          Text(longText).lineLimit(1).accessibilityIdentifier("t")
          Color.clear.accessibilityIdentifier("b")
        }
        .frame(width: 300, height: 60)
      }
      // Two gaps of 8 leave 284; a truncated line is up to a word shorter than its third.
      let third: CGFloat = 284 / 3
      fact.expect("t.w", row.frame(of: "t")?.width, in: third - 45...third + 0.01)
      let rest = 284 - (row.frame(of: "t")?.width ?? 0)
      fact.expect("a.w", row.frame(of: "a")?.width, is: rest / 2)
      fact.expect("b.w", row.frame(of: "b")?.width, is: rest / 2)
    },

    "sd-img-texts": { fact in
      let row = report(230, 120) {
        HStack(spacing: 10) {
          Color.red.frame(width: 80, height: 80).accessibilityIdentifier("image")
          Text(longText).accessibilityIdentifier("long")
          Text(shorterText).accessibilityIdentifier("short")
        }
      }
      // The stack proposes 210 / 3 to the image, which takes 80; the less flexible text gets half
      // of the rest.
      fact.expect("image.w", row.frame(of: "image")?.width, is: 80)
      fact.expect("short", row.node("short")?.proposal, is: (65, 120))
      let rest = 130 - (row.frame(of: "short")?.width ?? 0)
      fact.expect("long", row.node("long")?.proposal, is: (rest, 120))
      fact.expect("short.w", row.frame(of: "short")?.width, in: 1...65)
      fact.expect("long.w", row.frame(of: "long")?.width, in: 1...rest)
    },

    "so-minheight": { fact in
      let column = VStack(spacing: 0) {
        Color.blue.frame(minHeight: 5, maxHeight: 100)
        Color.orange.frame(minHeight: 80)
      }
      fact.expect("h at 85", report(100, 85) { column }.size.height, is: 122.5)
      fact.expect("h at 0", report(0, 0) { column }.size.height, is: 85)
    },

    "ob-fuzz": { fact in
      var random = SeededGenerator(seed: 0x5EED)
      for index in 0..<1000 {
        let boxes = (0..<Int.random(in: 1...10, using: &random)).map { _ in
          FuzzBox.random(using: &random)
        }
        let width = CGFloat(Int.random(in: 0...600, using: &random))
        let row = report(width, 100) { FuzzRow(boxes: boxes) }
        let got = boxes.indices.map { row.frame(of: "\($0)")?.width ?? .nan }
        let expected = GreedyStack.widths(of: boxes, in: width)
        if zip(got, expected).contains(where: { !(abs($0 - $1) <= 0.01) }) {
          fact.fail("stack \(index) at \(width), \(boxes): expected \(expected), got \(got)")
          return
        }
      }
    },
  ]
}

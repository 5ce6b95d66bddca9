import SwiftUI

extension Facts {
  static let spacers: [String: Check] = [
    "fb-spacer-text": { fact in
      // The text can use at most 300 - 2 × 8; a truncated line is up to a word shorter.
      let text = report(300, 60) {
        HStack {
          Spacer()
          Text(longText).lineLimit(1).accessibilityIdentifier("t")
          Spacer()
        }
        .frame(width: 300, height: 60)
      }
      fact.expect("t.w", text.frame(of: "t")?.width, in: 284 - 80...284.01)
      fact.expect("t.mid", text.frame(of: "t")?.midX, is: 150)

      // A view that takes all of the remaining width reveals the limit.
      let greedy = report(300, 60) {
        HStack {
          Spacer()
          Color.red.accessibilityIdentifier("c")
          Spacer()
        }
        .frame(width: 300, height: 60)
      }
      fact.expect("c", in: greedy, is: (8, 0, 284, 60))
    },

    "sd-spacer-cross": { fact in
      let column = report(300, 300) { VStack { Spacer() } }
      fact.expect("in a VStack", column.size, is: (0, 300))
      let row = report(300, 300) { HStack { Spacer() } }
      fact.expect("in an HStack", row.size, is: (300, 0))
      let columnOfTwo = report(300, 300) {
        VStack(spacing: 0) {
          Spacer().accessibilityIdentifier("s")
          Color.red.frame(width: 20, height: 20)
        }
      }
      fact.expect("s", in: columnOfTwo, is: (10, 0, 0, 280))
      for side: CGFloat in [300, 100] {
        let alone = report(side, side / 2) { Spacer() }
        fact.expect("outside stacks", alone.size, is: (side, side / 2))
      }
    },
  ]
}

import SwiftUI

extension Facts {
  /// Cases whose articles assume the size of a text: their sums, with the size that the text really has.
  static let assumedTexts: [String: Check] = [
    "sd-padding-bg": { fact in
      let view = report(320, 480) {
        Text("Favorite").accessibilityIdentifier("t").padding(10)
          .background { Color.teal.accessibilityIdentifier("bg") }
      }
      guard let text = view.frame(of: "t") else { return fact.complain("no text") }
      fact.expect("t.w", text.width, in: 1...300)
      fact.expect("t", in: view, is: (10, 10, text.width, text.height))
      fact.expect("root", view.size, is: (text.width + 20, text.height + 20))
      fact.expect("bg", in: view, is: (0, 0, text.width + 20, text.height + 20))
    },

    "sd-flex-padding": { fact in
      let text = report(300, 460) { Text("Hello, World") }.size
      let view = report(320, 480) {
        Text("Hello, World").accessibilityIdentifier("t").frame(minWidth: 0, maxWidth: .infinity)
          .background { Color.teal.accessibilityIdentifier("bg") }.padding(10)
      }
      fact.expect("root", view.size, is: (320, text.height + 20))
      fact.expect("bg", in: view, is: (10, 10, 300, text.height))
      fact.expect("t", in: view, is: (10 + (300 - text.width) / 2, 10, text.width, text.height))
    },

    "sd-hstack180": { fact in
      let ideal = report(nil, nil) { Text("Hello, World!") }.size
      let offered = report(60, 180) { Text("Hello, World!") }.size
      let row = report(180, 180) {
        HStack(spacing: 0) {
          Color.red.accessibilityIdentifier("a")
          Text("Hello, World!").accessibilityIdentifier("t")
          Color.teal.accessibilityIdentifier("b")
        }
      }
      // The text is served first, with a third: it wraps although its ideal width would fit.
      if ideal.width <= 60 { fact.complain("the text is too short for the case: \(ideal)") }
      fact.expect("t.w", row.frame(of: "t")?.width, is: offered.width)
      fact.expect("t.h", row.frame(of: "t")?.height, is: offered.height)
      if offered.height <= ideal.height { fact.complain("the text doesn't wrap at 60: \(offered)") }
      fact.expect("a.w", row.frame(of: "a")?.width, is: (180 - offered.width) / 2)
      fact.expect("b.w", row.frame(of: "b")?.width, is: (180 - offered.width) / 2)
    },
  ]
}

import SwiftUI

extension Facts {
  /// Cases whose articles assume the size of a text: checks their sums with the text's actual size.
  static let assumedTexts: [String: Check] = [
    "sd-padding-bg": { fact in
      let view = report(320, 480) {
        Text("Favorite").accessibilityIdentifier("t").padding(10)
          .background { Color.teal.accessibilityIdentifier("bg") }
      }
      guard let text = view.frame(of: "t") else { return fact.fail("no text") }
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
  ]
}

import SwiftUI

extension Facts {
  /// “Expands” takes all of a canvas of 1000 × 1000; “hugs” takes less.
  static let taxonomy: [String: Check] = [
    "sd-tax-divider-v": { fact in
      let size = report(1000, 1000) { VStack { Divider() } }.size
      fact.expect("w", size.width, is: 1000)
      fact.expect("h", size.height, in: 0...1)
    },

    "sd-tax-maxinf": { fact in
      let size = report(1000, 1000) { Text("A").frame(maxWidth: .infinity) }.size
      fact.expect("w", size.width, is: 1000)
      fact.expect("h", size.height, in: 1...40)
    },
  ]
}

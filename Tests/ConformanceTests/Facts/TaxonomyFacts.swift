import Foundation
import SwiftUI

extension Facts {
  /// “Expands” means all of a canvas of 1000 × 1000, “hugs” less.
  static let taxonomy: [String: Check] = [
    "sd-tax-image": { fact in
      let size = report(1000, 1000) { picture60x60 }.size
      fact.expect("size", size, is: (60, 60))
    },

    "sd-tax-imageres": { fact in
      let size = report(1000, 1000) { picture60x60.resizable() }.size
      fact.expect("size", size, is: (1000, 1000))
    },

    "sd-tax-divider-v": { fact in
      let size = report(1000, 1000) { VStack { Divider() } }.size
      fact.expect("w", size.width, is: 1000)
      fact.expect("h", size.height, in: 0...1)
    },

    "sd-tax-lazyh": { fact in
      let size = report(1000, 1000) { LazyHStack { Color.red } }.size
      // An ambiguous length is 10 (Rules/ShapesAndImages.md#fallback-ten).
      fact.expect("size", size, is: (10, 1000))
    },

    "sd-tax-maxinf": { fact in
      let size = report(1000, 1000) { Text("A").frame(maxWidth: .infinity) }.size
      fact.expect("w", size.width, is: 1000)
      fact.expect("h", size.height, in: 1...40)
    },
  ]
}

/// The asset, created from pixels.
private var picture60x60: Image {
  let pixels = [UInt8](repeating: 255, count: 60 * 60 * 4)
  return CGImage(width: 60, height: 60, rgba: pixels).map { Image(decorative: $0, scale: 1) }
    ?? Image(data: Data())
}

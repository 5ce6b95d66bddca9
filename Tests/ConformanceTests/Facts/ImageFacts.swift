import Foundation
import SwiftUI

extension Facts {
  static let images: [String: Check] = [
    "mu-s-image-image-v": { fact in
      let column = report(nil, nil, platform: .macOS) {
        VStack {
          Image(systemName: "star").accessibilityIdentifier("a")
          Image(systemName: "star").accessibilityIdentifier("b")
        }
      }
      guard let first = column.frame(of: "a"), let second = column.frame(of: "b") else {
        return fact.fail("no symbols")
      }
      fact.expect("the gap", second.minY - first.maxY, is: 0)
      fact.expect("the first", first.height, in: 5...40)
    },

    "mu-sr-i8": { fact in
      #if Graphics
        @MainActor func picture(_ image: Image) -> Data? {
          let renderer = ImageRenderer(content: image.resizable().frame(width: 200, height: 100))
          return try? renderer.pngData()
        }
        let plain = Image(decorative: cgImage40x20, scale: 1)
        guard let usual = picture(plain) else { return fact.fail("no picture") }
        for same in [Image.Interpolation.low, .medium]
        where picture(plain.interpolation(same)) != usual {
          fact.fail("\(same) is not the default")
        }
        for other in [Image.Interpolation.none, .high]
        where picture(plain.interpolation(other)) == usual {
          fact.fail("\(other) is the default")
        }
      #endif
    },
  ]
}

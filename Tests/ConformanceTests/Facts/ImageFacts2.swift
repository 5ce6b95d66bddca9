import Foundation
import Quoin
import SwiftUI

extension Facts {
  static let images2: [String: Check] = [
    "m2-bi-b8": { fact in
      let view = Image("missing", bundle: .module).resizable().frame(width: 40, height: 30)
      fact.expect("size", report(nil, nil, platform: .macOS) { view }.size, is: (40, 30))
      #if Graphics
        fact.draw(view) {
          let ink = $1.box { $0.opacity > 0 }
          $0.expect(ink == [], "drawn in \(ink)")
        }
      #endif
    }
  ]
}

#if Graphics
  extension Facts {
    static let imagePaint2: [String: Check] = [
      "m2-shp-i2": { fact in
        let row = (0..<40).flatMap { $0 < 20 ? [255, 0, 0, 255] : [0, 0, 255, 255] as [UInt8] }
        let pixels = Array(repeatElement(row, count: 20).joined())
        guard let halves = CGImage(width: 40, height: 20, rgba: pixels) else {
          return fact.fail("no image")
        }
        let view = Image(decorative: halves, scale: 1).resizable().frame(width: 100, height: 60)
        fact.draw(view.onWhite()) { fact, picture in
          let red = picture.box { $0.isOpaque(.pureRed) }
          let blue = picture.box { $0.isOpaque(.pureBlue) }
          fact.expect(red == [0, 0, 49, 60], "red is \(red)")
          fact.expect(blue == [51, 0, 49, 60], "blue is \(blue)")
        }
      },
      // The recorded image has two pixels, a red and a blue one.
      "m2-shp-i8": { fact in
        guard let pair = CGImage(width: 2, height: 1, rgba: [255, 0, 0, 255, 0, 0, 255, 255])
        else { return fact.fail("no image") }
        let view = Image(decorative: pair, scale: 1).resizable().frame(width: 100, height: 10)
        fact.draw(view.onWhite()) { fact, picture in
          for (x, color) in [
            (24, [255, 0, 0]), (25, [252, 0, 3]), (40, [176, 0, 79]), (49, [130, 0, 125]),
            (60, [74, 0, 181]), (75, [0, 0, 255]),
          ] { fact.expectPixel("x \(x)", picture[x, 5], color) }
        }
      },
      // The recorded premultiplied pixel (128, 0, 0, 128), in straight components.
      "m2-shp-i12": { fact in
        guard let pixel = CGImage(width: 1, height: 1, rgba: [255, 0, 0, 128]) else {
          return fact.fail("no image")
        }
        let view = Image(decorative: pixel, scale: 1).resizable().frame(width: 20, height: 20)
        fact.draw(view.onWhite()) { $0.expectPixel("centre", $1[10, 10], [255, 127, 127]) }
      },
    ]
  }
#else
  extension Facts {
    static let imagePaint2: [String: Check] = [:]
  }
#endif

import Quoin
import SwiftUI

extension Facts {
  static let texts: [String: Check] = [
    "mu-s-text-rect-v": { fact in
      let column = report(nil, nil, platform: .macOS) {
        VStack {
          Text("A").accessibilityIdentifier("a")
          Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("b")
        }
      }
      fact.expect("gap", gap(column, \.minY, \.maxY), is: 8.15)
    },

    "mu-s-text-text-h": { fact in
      let row = report(nil, nil, platform: .macOS) {
        HStack {
          Text("A").accessibilityIdentifier("a")
          Text("B").accessibilityIdentifier("b")
        }
      }
      fact.expect("gap", gap(row, \.minX, \.maxX), is: 8)
    },

    "mu-s-rect-text-h": { fact in
      let row = report(nil, nil, platform: .macOS) {
        HStack {
          Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("a")
          Text("B").accessibilityIdentifier("b")
        }
      }
      fact.expect("gap", gap(row, \.minX, \.maxX), is: 8)
    },

    "sk-text-T": { fact in
      // The recording rounds up to whole points.
      for (platform, width, height) in [(Platform.iOS, 11.0, 21.0), (.macOS, 9, 16)] {
        let size = report(nil, nil, platform: platform) { Text("T") }.size
        fact.expect("\(platform).w", size.width.rounded(.up), is: width)
        fact.expect("\(platform).h", size.height.rounded(.up), is: height)
      }
    },

    "sd-text-hug": { fact in
      let ideal = report(nil, nil) { Text("Test") }.size
      let offered = report(1000, 1000) { Text("Test") }.size
      fact.expect("at 1000 × 1000", offered, is: (ideal.width, ideal.height))
    },

    "fb-rect-baseline": { fact in
      let stack = VStack {
        Rectangle().frame(width: 50, height: 50)
        Rectangle().frame(width: 50, height: 50)
      }
      let guides = Guides.read(stack)
      fact.expect("first baseline", guides?.firstBaseline, is: 108)
      fact.expect("last baseline", guides?.lastBaseline, is: 108)
    },

    "so-window": { fact in
      let smallest = report(0, 0, platform: .macOS) {
        HStack {
          Color.orange.frame(width: 5)
          Text(longText)
        }
        .fixedSize(horizontal: false, vertical: true)
      }
      // At width 0, every letter has its own line.
      fact.expect("h at 0 × 0", smallest.size.height, in: 60 * 16...100 * 16)
    },
  ]

  /// Returns the distance between the views `a` and `b`.
  private static func gap(
    _ report: LayoutReport, _ start: KeyPath<CGRect, CGFloat>, _ end: KeyPath<CGRect, CGFloat>
  ) -> CGFloat? {
    guard let first = report.frame(of: "a"), let second = report.frame(of: "b") else { return nil }
    return second[keyPath: start] - first[keyPath: end]
  }
}

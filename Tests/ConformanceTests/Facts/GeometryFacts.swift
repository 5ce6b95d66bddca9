import SwiftUI

extension Facts {
  static let geometry: [String: Check] = [
    "mu-ec-round1": { fact in
      fact.expect("minX in the row at 1x", readerInRow(displayScale: 1), is: 10.65)
    },
    "mu-ec-round3": { fact in
      fact.expect("minX in the row at 3x", readerInRow(displayScale: 3), is: 10.3167)
    },
  ]

  /// Returns the position that a reader 10.3 points into a row reports, with the row 52.35 points
  /// into the window.
  private static func readerInRow(displayScale: CGFloat) -> CGFloat? {
    var place: CGFloat?
    _ = report(.unspecified, platform: .macOS, displayScale: displayScale) {
      HStack(spacing: 0) {
        Color.red.frame(width: 10.3, height: 5)
        GeometryReader { proxy in
          let _ = { place = proxy.frame(in: .named("row")).minX }()
          Color.clear
        }
      }
      .coordinateSpace(name: "row").padding(.leading, 52.35)
    }
    return place
  }
}

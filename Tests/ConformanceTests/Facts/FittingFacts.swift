import SwiftUI

extension Facts {
  static let fittings: [String: Check] = [
    "nk-vtf": { fact in
      @MainActor func shown(_ side: CGFloat) -> CGSize {
        report(side, side) {
          ViewThatFits {
            Color.red.frame(idealWidth: 150, maxWidth: .infinity, maxHeight: 20)
            Color.red.frame(width: 90, height: 30)
            Color.red.frame(width: 60, height: 40)
          }
        }.size
      }
      // The first view is chosen for its ideal width of 150 and then takes its whole proposal.
      fact.expect("at 200", shown(200), is: (200, 20))
      fact.expect("at 149", shown(149), is: (90, 30))
      fact.expect("at 60", shown(60), is: (60, 40))
      fact.expect("at 10, none fits", shown(10), is: (60, 40))
    },

    // The case only uses the scroll view because it proposes no height.
    "rb-vtf": { fact in
      @MainActor func drawn(_ height: CGFloat) -> [String] {
        let report = report(393, nil) {
          VStack {
            ViewThatFits {
              Color.red.frame(height: height).accessibilityIdentifier("A")
              Color.blue.frame(height: 20).accessibilityIdentifier("B")
            }
          }
          .safeAreaPadding()
        }
        fact.expect("height", report.size.height, is: height + 32)
        return report.nodes.flatMap(\.identifiers)
      }
      if drawn(31.333333333333332) != ["B"] { fact.fail("A is drawn where it is too high") }
      if drawn(31.33333333333333) != ["A"] { fact.fail("B is drawn where A fits") }
    },
  ]
}

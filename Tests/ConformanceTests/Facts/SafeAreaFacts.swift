import SwiftUI

extension Facts {
  static let safeAreas: [String: Check] = [
    "os-safearea": { fact in
      let places: [(x: CGFloat, y: CGFloat, reach: EdgeInsets)] = [
        (150, 390, EdgeInsets()), (150, 10, EdgeInsets(.top, 10)),
        (150, 750, EdgeInsets(.bottom, 30)), (20, 100, EdgeInsets(.leading, 20)),
        (260, 100, EdgeInsets(.trailing, 40)),
      ]
      for (x, y, reach) in places {
        let insets = EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        let report = window(CGSize(width: 400, height: 800), insets) {
          Color.red.accessibilityIdentifier("c").ignoresSafeArea()
            .frame(width: 100, height: 20).position(x: x + 50 - 20, y: y + 10 - 10)
        }
        // The extent of a view that ignores its safe area reveals the safe area.
        fact.expect(
          "c", in: report,
          is: (
            x - reach.leading, y - reach.top, 100 + reach.total(along: .horizontal),
            20 + reach.total(along: .vertical)
          ))
      }
    },

    "fb-safe2": { fact in
      let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
      let report = window(CGSize(width: 390, height: 844), insets) {
        ZStack { Color.yellow.accessibilityIdentifier("y") }
          .safeAreaInset(edge: .bottom, spacing: 0) {
            Color.blue.frame(height: 100).accessibilityIdentifier("b")
          }
          .ignoresSafeArea()
      }
      fact.expect("y", in: report, is: (0, 0, 390, 744))
      fact.expect("b", in: report, is: (0, 744, 390, 100))
    },

    "so-window": { fact in
      let least = report(0, 0, platform: .macOS) {
        HStack {
          Color.orange.frame(width: 5)
          Text(longText)
        }
        .fixedSize(horizontal: false, vertical: true)
      }
      // Almost every letter has its own line of 16 points.
      fact.expect(
        "minimum height", least.size.height,
        in: 8 * CGFloat(longText.count)...16 * CGFloat(longText.count))
    },
  ]

  /// Lays out `content` in a window of `size`.
  static func window<Content: View>(
    _ size: CGSize, _ insets: EdgeInsets, @ViewBuilder content: () -> Content
  ) -> LayoutReport {
    let renderer = ImageRenderer(content: content())
    renderer.proposedSize = ProposedViewSize(size)
    renderer.safeAreaInsets = insets
    return renderer.layoutReport()
  }
}

import SwiftUI

extension Facts {
  static let layers: [String: Check] = [
    "sd-overlay-implicit": { fact in
      let view = report(nil, nil) {
        Color.red.frame(width: 100, height: 60).overlay(alignment: .topLeading) {
          Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("a")
          Color.green.frame(width: 20, height: 40).accessibilityIdentifier("b")
        }
      }
      fact.expect("root", view.size, is: (100, 60))
      // One ZStack of 40 × 40 in the corner; its children are centered.
      fact.expect("a", in: view, is: (0, 10, 40, 20))
      fact.expect("b", in: view, is: (10, 0, 20, 40))
    },

    "sd-group-root": { fact in
      let group = Group {
        Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
        Color.red.frame(width: 20, height: 10).accessibilityIdentifier("b")
      }
      let root = report(nil, nil) { group.padding(5) }
      fact.expect("root", root.size, is: (50, 48))
      fact.expect("a", in: root, is: (5, 5, 40, 20))
      fact.expect("b", in: root, is: (15, 33, 20, 10))

      let overlay = report(nil, nil) {
        Color.red.frame(width: 100, height: 60).overlay { group }
      }
      fact.expect("a", in: overlay, is: (30, 20, 40, 20))
      fact.expect("b", in: overlay, is: (40, 25, 20, 10))
    },
  ]
}

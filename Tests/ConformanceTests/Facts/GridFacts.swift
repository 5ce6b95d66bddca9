import SwiftUI

extension Facts {
  static let grids: [String: Check] = [
    "wwdc-grid-divider": { fact in
      let outside = report(300, nil) {
        Grid {
          GridRow {
            Text("A").accessibilityIdentifier("first")
            ProgressView(value: 0.5)
            Text("12").accessibilityIdentifier("last")
          }
          Divider().accessibilityIdentifier("divider")
        }
      }
      fact.expect("divider", outside.frame(of: "divider")?.minX, is: 0)
      fact.expect("divider", outside.frame(of: "divider")?.width, is: 300)
      fact.expect("first", outside.frame(of: "first")?.minX, is: 0)
      fact.expect("last", outside.frame(of: "last")?.maxX, is: 300)

      // Its column shares the width with the flexible column next to it, down to its minimum.
      let inside = report(300, nil) {
        Grid {
          GridRow {
            Color.red.frame(width: 20, height: 10)
            Color.green.frame(height: 10).accessibilityIdentifier("flexible")
          }
          GridRow { Divider().accessibilityIdentifier("divider") }
        }
      }
      fact.expect("divider", inside.frame(of: "divider")?.width, is: 146)
      fact.expect("flexible", inside.frame(of: "flexible")?.minX, is: 154)
      fact.expect("flexible", inside.frame(of: "flexible")?.width, is: 146)
    }
  ]
}

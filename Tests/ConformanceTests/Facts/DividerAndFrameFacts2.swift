import Foundation
import Quoin
import SwiftUI

extension Facts {
  static let dividersAndFrames2: [String: Check] = [
    "m2-ps-v1f": { fact in
      let layout = report(nil, nil, platform: .macOS) {
        VStack {
          Text("a").accessibilityIdentifier("a")
          Divider().accessibilityIdentifier("divider")
          Text("b").accessibilityIdentifier("b")
        }
        .frame(width: 120)
      }
      // A fitting size is whole pixels, of which the recorded display has two per point.
      let fitting = (layout.size.height * 2).rounded(.up) / 2
      fact.expect("size", CGSize(width: layout.size.width, height: fitting), is: (120, 46))
      fact.expect("a", layout.frame(of: "a")?.height, is: 16)
      fact.expect("divider", layout.frame(of: "divider")?.size, is: (120, 1))
      fact.expect("b", layout.frame(of: "b")?.height, is: 16)
    },
    "m2-ps-v15": { fact in
      let host = ViewHost(size: CGSize(width: 120, height: 120), platform: .macOS) {
        VStack {
          Text("a")
          Divider()
          Text("b")
        }
      }
      do {
        let labels = try host.spokenElements().map(\.label)
        if labels != ["a", "b"] { fact.fail("the elements are \(labels)") }
      } catch {
        fact.fail("\(error)")
      }
    },

    "m2-fn-log": { fact in
      let child = Color.red.frame(width: 20, height: 20)
      @MainActor func check(_ what: String, _ layout: LayoutReport, is expected: Int) {
        let count = layout.warnings.count {
          $0.hasPrefix("Invalid frame dimension (negative or non-finite).")
        }
        if count != expected { fact.fail("\(what): \(layout.warnings)") }
      }
      check(
        "min -50, max -10",
        report(100, 100, platform: .macOS) { child.frame(minWidth: -50, maxWidth: -10) }, is: 1)
      check("-60", report(100, 100, platform: .macOS) { child.frame(width: -60) }, is: 1)
      check("min -50", report(100, 100, platform: .macOS) { child.frame(minWidth: -50) }, is: 0)
      check("proposed -30", report(-30, -30, platform: .macOS) { child }, is: 0)
      check(
        "60 wide, proposed -30",
        report(-30, -30, platform: .macOS) { child.frame(width: 60) }, is: 0)
    },
  ]
}

import SwiftUI

extension Facts {
  static let frames: [String: Check] = [
    "os-flexclamp": { fact in
      let color = Color.red.frame(height: 10)
      let lowIdeal = report(nil, nil) { color.frame(minWidth: 20, idealWidth: 10) }
      fact.expect("ideal 10 raised to min 20", lowIdeal.size.width, is: 20)

      let ideal = report(nil, nil) { color.frame(idealWidth: 30, maxWidth: 20) }
      fact.expect("ideal 30 above max 20, at nil", ideal.size.width, is: 30)
      let raised = report(100, nil) { color.frame(idealWidth: 30, maxWidth: 20) }
      fact.expect("max 20 raised to ideal 30, at 100", raised.size.width, is: 30)

      for contradiction in [lowIdeal, ideal, raised] where contradiction.warnings.isEmpty {
        fact.fail("no warning about the contradiction")
      }

      let negative = report(-5, nil) { color.frame(minWidth: -10) }
      fact.expect("min -10 raised to 0, at -5", negative.size.width, is: 0)
      // `m2-fn-log`: a negative minimum is raised without a message.
      if !negative.warnings.isEmpty { fact.fail("negative minimum: \(negative.warnings)") }
    },

    "nk-effects": { fact in
      let plain = Color.red.frame(width: 20, height: 10).accessibilityIdentifier("x")
      let next = Color.blue.frame(width: 30, height: 10).accessibilityIdentifier("n")
      let effects = report(nil, nil) {
        HStack(spacing: 0) {
          plain.offset(x: 50, y: 50)
          next
        }
      }
      fact.expect("offset root", effects.size, is: (50, 10))
      fact.expect("n", in: effects, is: (20, 0, 30, 10))
    },

    "fb-offset": { fact in
      let offset = report(nil, nil) {
        Color.red.frame(width: 100, height: 50).accessibilityIdentifier("r").offset(x: 30, y: 30)
      }
      fact.expect("r", in: offset, is: (30, 30, 100, 50))
    },
  ]
}

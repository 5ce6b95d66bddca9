import SwiftUI
import UIKit

extension Facts {
  static let lineStyles2: [String: Check] = [
    "os2-ls": { fact in
      let patterns: [(NSUnderlineStyle, Text.LineStyle.Pattern)] = [
        ([], .solid), (.patternDot, .dot), (.patternDash, .dash), (.patternDashDot, .dashDot),
        (.patternDashDotDot, .dashDotDot),
      ]
      for (style, pattern) in patterns {
        let made = Text.LineStyle(nsUnderlineStyle: style.union(.single))
        if made != Text.LineStyle(pattern: pattern) { fact.fail("\(pattern): got another style") }
      }
      for style: NSUnderlineStyle in [
        .thick, .double, .byWord, [], [.single, .thick], [.single, .byWord],
      ] where Text.LineStyle(nsUnderlineStyle: style) != nil {
        fact.fail("\(style) has a line")
      }
    }
  ]
}

import Foundation
import Quoin

/// The meaning of what a `Sizing:` line says, in the grammar of Documentation/Sizing.md.
enum SizingLine: Equatable {
  /// `h-exp, v-hug`; `neutral`.
  case behavior(SizingBehavior)
  /// `as the shape`: adds nothing of its own.
  case same
  /// `along exp, across hug`: depends on the axis of the view, or of the stack around it.
  case along(AxisBehavior, across: AxisBehavior)
  /// `hug on its axes, neu elsewhere`.
  case onAxes(AxisBehavior, elsewhere: AxisBehavior)
  /// `by argument (…)`.
  case byArgument
  /// `none`: not a view of its own.
  case none

  /// Parses the text after `Sizing:`; `nil` for what is not of the grammar.
  init?(_ text: String) {
    let phrase = text.prefix { !".;(".contains($0) }
    let rest = text.dropFirst(phrase.count)
    let words = phrase.split(separator: " ").map(String.init)
    switch phrase.trimmingCharacters(in: .whitespaces) {
    case "neutral": self = .behavior(SizingBehavior(horizontal: .neutral, vertical: .neutral))
    case "none": self = .none
    // Readers need an explanation.
    case "by argument" where rest.hasPrefix("(") && rest.count > 4: self = .byArgument
    case let phrase:
      if let match = phrase.wholeMatch(of: /h-(\w+), v-(\w+)/),
        let horizontal = AxisBehavior(rawValue: String(match.1)),
        let vertical = AxisBehavior(rawValue: String(match.2))
      {
        self = .behavior(SizingBehavior(horizontal: horizontal, vertical: vertical))
      } else if let match = phrase.wholeMatch(of: /along (\w+), across (\w+)/),
        let along = AxisBehavior(rawValue: String(match.1)),
        let across = AxisBehavior(rawValue: String(match.2))
      {
        self = .along(along, across: across)
      } else if let match = phrase.wholeMatch(of: /(\w+) on its axes, (\w+) elsewhere/),
        let own = AxisBehavior(rawValue: String(match.1)),
        let other = AxisBehavior(rawValue: String(match.2))
      {
        self = .onAxes(own, elsewhere: other)
      } else if words.count > 2, words[0] == "as", ["the", "this", "its", "a"].contains(words[1]) {
        self = .same
      } else {
        return nil
      }
    }
  }
}

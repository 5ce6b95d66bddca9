import Foundation
import QuoinGeometry
import QuoinLayout

/// The result of a trial for a wish in words: “192.5 both”.
struct WantOutcome {
  let check: WantCheck
  let measure: ViewMeasure

  /// One phrase for each condition, without a period.
  var text: String {
    var phrases: [String] = []
    for condition in check.want.conditions {
      let phrase = phrase(condition)
      if !phrases.contains(phrase) { phrases.append(phrase) }
    }
    return phrases.joined(separator: ", ")
  }

  private func phrase(_ condition: LayoutWant.Condition) -> String {
    switch condition {
    case .compare(let first, let comparison, let second):
      return phrase(first, comparison, second)
    case .state(let target, let state):
      let name = name(target)
      switch state {
      case .whole: return whole(target) ?? "all of \(name) is visible"
      case .centered: return "\(name) is in the middle"
      case .taps: return "\(name) receives touches"
      case .scrolls: return "\(name) scrolls"
      }
    }
  }

  private func phrase(
    _ first: LayoutWant.Value, _ comparison: LayoutWant.Comparison, _ second: LayoutWant.Value
  ) -> String {
    guard let a = check.value(first, measure), let b = check.value(second, measure) else {
      return ""
    }
    if case .property(let one, let property) = first, case .property(_, property) = second {
      if property == .width || property == .height {
        return comparison == .equal ? OutcomePhrase.equal(a) : OutcomePhrase.pair(a, b)
      }
      return comparison == .equal
        ? "both at \(LengthFormat.text(a))" : phrase(one, property, a)
    }
    if case .property(let target, let property) = first { return phrase(target, property, a) }
    if case .property(let target, let property) = second { return phrase(target, property, b) }
    return OutcomePhrase.pair(a, b)
  }

  private func phrase(
    _ target: LayoutQuestion.Target, _ property: LayoutWant.Property, _ value: CGFloat
  ) -> String {
    let name = name(target)
    let number = LengthFormat.text(value)
    switch property {
    case .width: return OutcomePhrase.length(name, .horizontal, value)
    case .height: return OutcomePhrase.length(name, .vertical, value)
    case .minX: return "\(name) begins \(number) from the left"
    case .minY: return "\(name) begins \(number) from the top"
    case .midX, .midY: return "the middle of \(name) is at \(number)"
    case .maxX, .maxY: return "\(name) ends at \(number)"
    case .gap: return OutcomePhrase.gap(value)
    case .lines:
      return whole(target) ?? "\(OutcomePhrase.count(Int(value))) \(value == 1 ? "line" : "lines")"
    }
  }

  /// The lines and the size of the first text in a view.
  private func whole(_ target: LayoutQuestion.Target) -> String? {
    guard let view = check.subjects[target]?.view, let node = measure.texts(in: view).first,
      let facts = measure.text(node)
    else { return nil }
    return OutcomePhrase.text(facts, measure.frame(node).size)
  }

  private func name(_ target: LayoutQuestion.Target) -> String {
    check.subjects[target]?.name(in: check.scene) ?? ""
  }
}

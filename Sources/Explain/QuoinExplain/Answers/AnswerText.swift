import Foundation
import QuoinGeometry

extension LayoutAnswer: CustomStringConvertible {
  /// At most three lines: what is seen, what makes it so, and the edit with its result.
  public var description: String {
    [seen, cause, advised].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The line of the edit: “→ Line 8: remove .fixedSize. Tried: two lines, 350 × 43.”
  private var advised: String {
    guard let advice, !advice.isEmpty else { return "" }
    guard let outcome = edit?.outcome, !outcome.isEmpty else { return "→ \(advice)" }
    return "→ \(advice) Tried: \(outcome)."
  }
}

extension LayoutAnswers: CustomStringConvertible {
  /// The answers, separated by empty lines, after the sentence about how the question was understood.
  public var description: String {
    var parts = answers.map(\.description)
    if let remark, !remark.isEmpty { parts.append(remark) }
    let text = parts.joined(separator: "\n\n")
    guard let understood, !understood.isEmpty else { return text }
    return text.isEmpty ? understood : understood + "\n" + text
  }
}

/// Turns changes of the source into advice: “Line 8: remove .fixedSize.”
struct EditAdvice {
  let scene: AnswerScene

  /// Returns the advice for all changes of an edit; `nil` for an edit without changes.
  func text(_ edit: ProposedEdit) -> String? {
    var groups: [(change: SourceChange, places: [LayoutReport.Source])] = []
    for change in edit.changes {
      let known = groups.firstIndex {
        $0.change.call == change.call && $0.change.action == change.action
      }
      if let known {
        if !groups[known].places.contains(change.source) {
          groups[known].places.append(change.source)
        }
      } else {
        groups.append((change, [change.source]))
      }
    }
    let sentences = groups.map { group in
      "\(places(group.places)): \(action(group.change))."
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// The lines of changes at the start of a sentence: “Line 8”, “Lines 9 and 12”, “Row.swift:8”.
  private func places(_ sources: [LayoutReport.Source]) -> String {
    var lines: [String] = []
    for source in sources {
      let line = scene.written.line(source)
      if !lines.contains(line) { lines.append(line) }
    }
    let numbers = lines.compactMap { line in
      line.hasPrefix("line ") ? String(line.dropFirst(5)) : nil
    }
    if numbers.count == lines.count, numbers.count > 1 {
      return "Lines " + AnswerPhrases.list(numbers)
    }
    let text = AnswerPhrases.list(lines)
    return text.hasPrefix("line ") ? "Line " + text.dropFirst(5) : text
  }

  private func action(_ change: SourceChange) -> String {
    let call = name(change)
    switch change.action {
    case .append(let code):
      return isModifier(change) ? "add \(code) after \(call)" : "add \(code) to \(call)"
    case .prepend(let code): return "add \(code) before \(call)"
    case .replace(let new): return "\(new) in place of \(code(of: change) ?? call)"
    case .remove: return "remove \(code(of: change) ?? call)"
    case .moveBefore(let place):
      let other = modifier(at: place).map { " .\($0)" } ?? ""
      let line = scene.written.line(place)
      let moved = code(of: change) ?? call
      return other.isEmpty
        ? "move \(moved) before \(line)" : "move \(moved) before\(other) (\(line))"
    case .setArgument(let label, let value):
      return label.isEmpty ? "\(call) with \(value)" : "\(call) with \(label): \(value)"
    case .removeArgument(let label):
      return label.isEmpty
        ? "\(call) without its argument" : "\(call) without \(label)"
    case .relabel(let label, let new): return "\(new) in place of \(label) in \(call)"
    case .unwrap: return "remove \(call) and keep its content"
    case .wrap(let code): return "put \(call) into \(code)"
    }
  }

  private func isModifier(_ change: SourceChange) -> Bool {
    change.call.first?.isLowercase == true
  }

  /// The call by name: `.padding`, or `Text`.
  private func name(_ change: SourceChange) -> String {
    isModifier(change) ? ".\(change.call)" : change.call
  }

  /// The code of the call with its arguments, if the report knows it.
  private func code(of change: SourceChange) -> String? {
    let node = scene.report.nodes.indices.first { index in
      let node = scene.report.nodes[index]
      return node.isCall && node.source == change.source && node.callName == change.call
    }
    guard let node, isModifier(change) else { return nil }
    let code = scene.written.code(node)
    return code.isEmpty ? nil : code
  }

  /// The name of the modifier that is called at a location.
  private func modifier(at place: LayoutReport.Source) -> String? {
    for view in scene.written.all {
      if let found = view.modifiers.first(where: { $0.source == place }) { return found.name }
    }
    return nil
  }
}

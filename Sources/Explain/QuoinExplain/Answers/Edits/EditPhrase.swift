import QuoinGeometry

extension ProposedEdit {
  /// The changes as advice, a sentence for each kind with a period: “Line 8: .fixedSize(horizontal:
  /// false, vertical: true) in place of .fixedSize().”
  package func phrase(_ written: WrittenViews) -> String {
    EditPhrase(written: written).text(changes)
  }
}

/// Changes of the source as advice in words.
private struct EditPhrase {
  let written: WrittenViews

  func text(_ changes: [SourceChange]) -> String {
    var groups: [[SourceChange]] = []
    for change in changes {
      let known = groups.firstIndex { group in
        group[0].call == change.call && isSame(group[0].action, change.action)
      }
      if let known { groups[known].append(change) } else { groups.append([change]) }
    }
    return groups.map { sentence($0) }.joined(separator: " ")
  }

  /// Whether one sentence is enough for two changes of the same call.
  private func isSame(_ a: SourceChange.Action, _ b: SourceChange.Action) -> Bool {
    switch (a, b) {
    case (.moveBefore(let a), .moveBefore(let b)):
      return modifierName(a) != nil && modifierName(a) == modifierName(b)
    default: return a == b
    }
  }

  // MARK: Sentences

  private func sentence(_ group: [SourceChange]) -> String {
    let change = group[0]
    switch change.action {
    case .moveBefore(let place):
      let target = modifierName(place).map { ".\($0)" } ?? written.line(place)
      return "Write \(code(change)) before \(target)\(scope(group))."
    case .moveAfter(let place):
      return "Move \(code(change)) to \(owner(place))\(scope(group))."
    case .moveInto(let name, let place):
      return "Move \(view(change)) into \(name) { … } on \(owner(place))."
    default: break
    }
    return "\(lines(group.map(\.source))): \(action(change))\(scope(group))."
  }

  private func action(_ change: SourceChange) -> String {
    switch change.action {
    case .append(let code):
      return isModifier(change.call)
        ? "\(code) after .\(change.call)" : "\(code) on \(view(change))"
    case .prepend(let code): return "\(code) before .\(change.call)"
    case .replace(let code): return "\(code) in place of \(self.code(change))"
    case .remove: return "remove \(code(change))"
    case .setArgument(let label, let value):
      if label.isEmpty { return "\(call(change))(\(value))" }
      return "\(label): \(value) in \(call(change))"
    case .removeArgument(let label):
      return label.isEmpty
        ? "\(call(change)) without its argument" : "\(call(change)) without \(label)"
    case .relabel(let label, let new): return "\(new) in place of \(label)"
    case .unwrap: return "remove \(change.call), and keep what is in it"
    case .wrap(let name): return "put \(wrapped(change)) into \(name) { … }"
    case .moveBefore, .moveAfter, .moveInto: return ""
    }
  }

  /// The lines at the start of a sentence: “Line 8”, “Lines 8 and 11”, “Row.swift:8”.
  private func lines(_ sources: [LayoutReport.Source]) -> String {
    var lines: [String] = []
    for source in sources {
      let line = written.line(source)
      if !lines.contains(line) { lines.append(line) }
    }
    let numbers = lines.filter { $0.hasPrefix("line ") }.map { String($0.dropFirst(5)) }
    guard numbers.count == lines.count, numbers.count > 1 else {
      let text = list(lines)
      return text.hasPrefix("line ") ? "Line " + text.dropFirst(5) : text
    }
    return "Lines " + list(numbers)
  }

  /// The views of a change that is written several times: “, on both buttons”.
  private func scope(_ group: [SourceChange]) -> String {
    guard group.count > 1 else { return "" }
    let types = Set(group.compactMap { owner(of: $0)?.type })
    let count = group.count == 2 ? "both" : "all \(group.count)"
    let nouns = [
      "Button": "buttons", "Text": "texts", "Image": "images", "Color": "colors",
      "Label": "labels", "Toggle": "toggles",
    ]
    guard types.count == 1, let type = types.first, let noun = nouns[type] else {
      return ", on \(count)"
    }
    return ", on \(count) \(noun)"
  }

  private func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }

  // MARK: Names

  private func isModifier(_ call: String) -> Bool { call.first?.isLowercase == true }

  private func call(_ change: SourceChange) -> String {
    isModifier(change.call) ? ".\(change.call)" : change.call
  }

  /// The code of a call as far as the report knows it.
  private func code(_ change: SourceChange) -> String {
    for view in written.all {
      for modifier in view.modifiers where modifier.source == change.source {
        guard modifier.name == change.call, let node = modifier.node else { continue }
        let code = written.code(node)
        if !code.isEmpty { return code }
      }
    }
    return call(change)
  }

  /// The name of the view that a call creates, without its line.
  private func view(_ change: SourceChange) -> String {
    let found = written.all.indices.first { number in
      let view = written.all[number]
      return view.source == change.source && view.type == change.call
    }
    guard let found else { return "the \(change.call)" }
    return name(found)
  }

  /// The name of the view that a call creates, or that it modifies.
  private func wrapped(_ change: SourceChange) -> String {
    guard isModifier(change.call), let owner = owner(of: change),
      let number = written.all.firstIndex(of: owner)
    else { return view(change) }
    return name(number)
  }

  /// The name of a view, without the line that the sentence begins with.
  private func name(_ view: Int) -> String {
    let name = written.name(view)
    let line = " (\(written.line(written.all[view].source)))"
    guard !name.isEmpty else { return "the \(written.all[view].type)" }
    return name.hasSuffix(line) ? String(name.dropLast(line.count)) : name
  }

  /// The view that a call creates or modifies.
  private func owner(of change: SourceChange) -> WrittenView? {
    written.all.first { view in
      view.source == change.source || view.modifiers.contains { $0.source == change.source }
    }
  }

  /// The name of the view that the call at a location creates or modifies.
  private func owner(_ place: LayoutReport.Source) -> String {
    let found = written.all.indices.first { number in
      let view = written.all[number]
      return view.source == place || view.modifiers.contains { $0.source == place }
    }
    return found.map { written.name($0) } ?? written.line(place)
  }

  private func modifierName(_ place: LayoutReport.Source) -> String? {
    for view in written.all {
      if let found = view.modifiers.first(where: { $0.source == place }) { return found.name }
    }
    return nil
  }
}

import Foundation
import QuoinGeometry
import QuoinLayout

/// A change of the source together with the edits of the layout that it amounts to.
///
/// A call that is evaluated several times, such as a row of a `ForEach`, made several nodes. Its
/// candidate edits all of them, as a change of the source would.
package struct EditCandidate: Sendable {
  package var changes: [SourceChange]
  package var edits: [(node: Int, edit: LayoutEdit)]
  /// The size of the change; smaller ones are tried and shown first.
  package var cost: Int

  package init(_ changes: [SourceChange], _ edits: [(node: Int, edit: LayoutEdit)], cost: Int) {
    (self.changes, self.edits, self.cost) = (changes, edits, cost)
  }

  /// Creates a candidate that makes one edit to each of some nodes.
  package init(_ change: SourceChange, _ edit: LayoutEdit, of nodes: [Int], cost: Int) {
    let edits: [(node: Int, edit: LayoutEdit)] = nodes.map { (node: $0, edit: edit) }
    self.init([change], edits, cost: cost)
  }

  /// The candidate that makes the changes of both.
  package func and(_ other: EditCandidate) -> EditCandidate {
    let added = other.changes.filter { !changes.contains($0) }
    // Two views from one call have the same change, which already edits both.
    guard !added.isEmpty else { return self }
    // The same change once more is less to read than another one.
    let isRepeated = added.allSatisfy { change in
      changes.contains { $0.call == change.call && $0.action == change.action }
    }
    let more = isRepeated ? 1 : other.cost
    return EditCandidate(changes + added, edits + other.edits, cost: cost + more)
  }

  /// The candidate that makes the changes of all; `nil` if there are none.
  package static func all(_ candidates: [EditCandidate]) -> EditCandidate? {
    guard let first = candidates.first else { return nil }
    return candidates.dropFirst().reduce(first) { $0.and($1) }
  }

  /// The layout after the edits; `nil` if one doesn't apply.
  package func trial(in scene: AnswerScene) -> SceneTrial? { SceneTrial(scene, edits) }

  /// The edit for an answer, with the result of its trial.
  package func proposed(_ outcome: String?) -> ProposedEdit {
    ProposedEdit(changes, outcome: outcome)
  }

  /// The edit for an answer if its trial holds and makes nothing else worse; `nil` otherwise.
  ///
  /// - Parameters:
  ///   - isBetter: whether the trial ends the oddity.
  ///   - finder: the file that asks, which tries each change of the source once.
  ///   - outcome: the result in words, without a period.
  package func proposed(
    in scene: AnswerScene, finder: String = #fileID, if isBetter: (SceneTrial) -> Bool,
    outcome: (SceneTrial) -> String
  ) -> ProposedEdit? {
    scene.trials.result(of: changes, for: finder) {
      guard let trial = trial(in: scene), isBetter(trial),
        !TrialDamage(scene, trial).isWorse
      else { return nil }
      return proposed(outcome(trial))
    }
  }

  /// The costs of the kinds of edits.
  enum Cost {
    /// Another value or label of an argument.
    static let argument = 2
    /// Another order of modifiers.
    static let order = 2
    static let added = 3
    static let removed = 4
    /// A length as a number, which fits one screen and one text.
    static let number = 6
    /// Another structure of views.
    static let structure = 8
  }
}

extension AnswerScene {
  /// The call in the source that made a node; `nil` if the framework made it.
  package func call(_ index: Int) -> (name: String, source: LayoutReport.Source)? {
    if let number = written.view(of: index), written.all.indices.contains(number) {
      let view = written.all[number]
      if let modifier = view.modifiers.first(where: { $0.node == index }) {
        return (modifier.name, modifier.source)
      }
      if view.core == index { return (view.type, view.source) }
    }
    guard node(index).isCall, let source = node(index).source else { return nil }
    return (node(index).callName, source)
  }

  /// The call after which a modifier directly around a node is written.
  ///
  /// It is the last of the calls without nodes that follow the node's own, such as `resizable` and
  /// `font`, which must be written first.
  package func lastCall(_ index: Int) -> (name: String, source: LayoutReport.Source)? {
    guard let number = written.view(of: index), written.all.indices.contains(number) else {
      return call(index)
    }
    let view = written.all[number]
    var start = 0
    if view.core != index {
      guard let place = view.modifiers.firstIndex(where: { $0.node == index }) else {
        return call(index)
      }
      start = place + 1
    }
    guard let last = view.modifiers[start...].prefix(while: { $0.node == nil }).last else {
      return call(index)
    }
    return (last.name, last.source)
  }

  /// All nodes that the call of a node made, including the node itself.
  package func twins(_ index: Int) -> [Int] {
    if let number = written.view(of: index), written.all.indices.contains(number) {
      let view = written.all[number]
      if view.core == index {
        return written.all.filter { $0.source == view.source && $0.type == view.type }
          .map(\.core)
      }
      if let modifier = view.modifiers.first(where: { $0.node == index }) {
        let all = written.all.flatMap(\.modifiers)
        return all.filter { $0.source == modifier.source && $0.name == modifier.name }
          .compactMap(\.node)
      }
    }
    let own = node(index)
    guard let source = own.source, own.isCall else { return [index] }
    return report.nodes.indices.filter { other in
      let node = node(other)
      return other == index
        || node.isCall && node.source == source && node.callName == own.callName
          && node.layer == own.layer
    }
  }

  /// The innermost modifier on a written view that draws: a background, an overlay, a border or a
  /// clip. A frame before it makes what it draws larger.
  package func innermostLayer(of view: Int) -> Int? {
    written.all[view].modifiers.compactMap(\.node).first { modifier in
      LayoutDefects.drawingModifiers.contains(node(modifier).callName)
    }
  }
}

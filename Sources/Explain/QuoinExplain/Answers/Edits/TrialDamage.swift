import QuoinGeometry
import QuoinLayout

/// The damage that an edit does elsewhere in the layout.
///
/// It is found in time linear in the number of nodes; the scene's own defects are found once.
package struct TrialDamage {
  private let scene: AnswerScene
  private let defects: [LayoutDefects.Defect]

  package init(_ scene: AnswerScene, _ trial: SceneTrial) {
    self.scene = scene
    defects = LayoutDefects(trial).beyond(scene.defects)
  }

  /// Whether the edit has any damage.
  package var isWorse: Bool { !defects.isEmpty }

  /// The damage in words, without periods: “Text("Save") is cut”.
  package var reasons: [String] {
    var sentences: [String] = []
    for defect in defects {
      let sentence = sentence(defect)
      if !sentences.contains(sentence) { sentences.append(sentence) }
    }
    return sentences
  }

  private func sentence(_ defect: LayoutDefects.Defect) -> String {
    let name = name(defect.node)
    switch defect.kind {
    case .outside: return "\(name) leaves the screen"
    case .overflow: return "\(name) sticks out of what contains it"
    case .cut: return "\(name) is cut"
    case .broken: return "a word of \(name) is broken"
    case .overlap: return "\(name) and \(self.name(defect.other)) overlap"
    case .collapsed: return "\(name) has no space"
    case .oversized: return "the whole is larger than its space"
    }
  }

  private func name(_ index: Int) -> String {
    guard scene.report.nodes.indices.contains(index) else { return "the new frame" }
    let phrase = scene.written.phrase(index)
    return phrase.isEmpty ? scene.pass.name(index) : phrase
  }
}

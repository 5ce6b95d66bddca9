import Foundation
import QuoinGeometry
import QuoinLayout

/// Content under the status bar because it ignores the safe area together with its background.
enum IgnoredSafeArea {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let scene = ContainerScene(scene)
    guard let safe = scene.pass.context.safeArea, scene.base.report.window != nil else { return [] }
    return scene.indices.compactMap { index in
      scene.node(index).callName == "ignoresSafeArea" && scene.pass.isWritten(index)
        ? diagnosis(of: index, safe, in: scene) : nil
    }
  }

  /// The depth below the status bar from which on a text is in the way of it, in points.
  private static let least: CGFloat = 4

  private static func diagnosis(
    of modifier: Int, _ safe: EdgeInsets, in scene: ContainerScene
  ) -> Diagnosis? {
    let texts = scene.nodes(in: modifier).filter { isRead($0, in: modifier, scene) }
    guard let first = texts.first(where: { safe.top - scene.frame($0).minY > least }),
      let facts = scene.node(first).text, let view = scene.view(modifier),
      let source = scene.node(modifier).source
    else { return nil }
    let change = SourceChange("ignoresSafeArea", at: source, .remove)
    var changes = [change]
    if let fill = background(in: modifier, scene), let call = scene.base.lastCall(fill) {
      changes.append(SourceChange(call.name, at: call.source, .append(".ignoresSafeArea()")))
    }
    let candidate = EditCandidate(changes, [(node: modifier, edit: .removed)], cost: 4)
    let depth = safe.top - scene.frame(first).minY
    return Diagnosis(
      .underBar, subject: first, others: Set(texts), aspects: [.y, .cut],
      seen:
        "\(scene.pass.quote(facts)) begins at \(scene.text(scene.frame(first).minY)), \(scene.text(depth)) under the status bar.",
      cause:
        ".ignoresSafeArea (\(scene.line(source))) is on \(scene.place(view)) with its texts, not only on its background.",
      causeNode: modifier,
      edit: candidate.proposed(
        in: scene.base, if: { safe.top - $0.frame(first).minY < 1 },
        outcome: { "\(scene.pass.quote(facts)) begins at \(scene.text($0.frame(first).minY))" }),
      weight: depth)
  }

  private static func isRead(_ index: Int, in modifier: Int, _ scene: ContainerScene) -> Bool {
    guard let facts = scene.node(index).text, !scene.pass.isSystem(index),
      facts.string.contains(where: { !$0.isWhitespace }), !scene.pass.mayBeDisplaced(index)
    else { return false }
    let path = scene.around(index).prefix { $0 > modifier }
    return !path.contains {
      ["ScrollView", "List", "Form", "sheet"].contains(scene.node($0).name)
    }
  }

  /// The color or shape that fills the whole of what ignores the safe area.
  private static func background(in modifier: Int, _ scene: ContainerScene) -> Int? {
    scene.nodes(in: modifier).first { index in
      scene.isFill(index) && scene.base.call(index) != nil
        && scene.frame(index).insetBy(dx: -1, dy: -1).contains(scene.frame(modifier))
    }
  }
}

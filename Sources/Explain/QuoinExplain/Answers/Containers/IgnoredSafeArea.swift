import Foundation
import QuoinGeometry
import QuoinLayout

/// Content under the status bar or the home indicator because it ignores the safe area together
/// with its background.
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
    let limit = scene.base.window.maxY - safe.bottom
    let isUnder = { (text: Int) in safe.top - scene.frame(text).minY > least }
    let isBelow = { (text: Int) in scene.frame(text).maxY - limit > least }
    guard let first = texts.first(where: isUnder) ?? texts.last(where: isBelow),
      let facts = scene.node(first).text, let view = scene.view(modifier),
      let source = scene.node(modifier).source
    else { return nil }
    let change = SourceChange("ignoresSafeArea", at: source, .remove)
    var changes = [change]
    if let fill = background(in: modifier, scene), let call = scene.base.lastCall(fill) {
      changes.append(SourceChange(call.name, at: call.source, .append(".ignoresSafeArea()")))
    }
    let candidate = EditCandidate(changes, [(node: modifier, edit: .removed)], cost: 4)
    let isTop = isUnder(first)
    let depth = isTop ? safe.top - scene.frame(first).minY : scene.frame(first).maxY - limit
    let place =
      isTop
      ? "begins at \(scene.text(scene.frame(first).minY)), \(scene.text(depth)) under the status bar"
      : "ends \(scene.text(depth)) below the safe area, in the \(scene.text(safe.bottom)) of the home indicator"
    return Diagnosis(
      .underBar, subject: first, others: Set(texts), aspects: [.y, .cut],
      seen:
        "\(scene.pass.quote(facts)) \(place).",
      cause:
        ".ignoresSafeArea (\(scene.line(source))) is on \(scene.place(view)) with its texts, not only on its background.",
      causeNode: modifier,
      edit: candidate.proposed(
        in: scene.base,
        if: { trial in
          isTop ? safe.top - trial.frame(first).minY < 1 : trial.frame(first).maxY - limit < 1
        },
        outcome: { trial in
          let frame = trial.frame(first)
          let end =
            isTop ? "begins at \(scene.text(frame.minY))" : "ends at \(scene.text(frame.maxY))"
          return "\(scene.pass.quote(facts)) \(end)"
        }),
      // A bar may keep its own distance from the bottom.
      weight: depth, isOnlyAsked: !isTop)
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

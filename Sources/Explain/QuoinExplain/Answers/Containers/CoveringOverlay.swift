import Foundation
import QuoinGeometry
import QuoinLayout

/// A color, shape or gradient in an overlay that takes all touches of a control below it.
enum CoveringOverlay {
  private static let controls: Set<String> = [
    "Button", "NavigationLink", "Toggle", "TextField", "SecureField", "TextEditor", "Slider",
    "Stepper", "Picker", "DatePicker", "Menu", "Link",
  ]

  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let scene = ContainerScene(scene)
    guard let touches = TouchMap(scene) else { return [] }
    var seen: Set<Int> = []
    return scene.calls(of: controls).compactMap { control in
      guard !scene.pass.isSystem(control.core), let cover = cover(of: control, touches, scene),
        seen.insert(cover).inserted
      else { return nil }
      return diagnosis(of: control, cover, in: scene)
    }
  }

  /// The node of the color or shape that a touch anywhere in the control hits.
  private static func cover(
    of control: WrittenView, _ touches: TouchMap, _ scene: ContainerScene
  ) -> Int? {
    let frame = scene.frame(control.core).intersection(scene.base.window)
    guard !frame.isNull, frame.width > 4, frame.height > 4 else { return nil }
    var found: Int?
    for (x, y) in [(0.5, 0.5), (0.2, 0.3), (0.8, 0.3), (0.2, 0.7), (0.8, 0.7)] {
      let point = CGPoint(x: frame.minX + frame.width * x, y: frame.minY + frame.height * y)
      guard let hit = touches.index(at: point), hit == found ?? hit, scene.isFill(hit),
        !scene.isInside(hit, control.core)
      else { return nil }
      found = hit
    }
    return found
  }

  private static func diagnosis(
    of control: WrittenView, _ cover: Int, in scene: ContainerScene
  ) -> Diagnosis? {
    guard let overlay = scene.common(cover, control.core),
      scene.node(overlay).callName == "overlay", scene.pass.isWritten(overlay),
      let layer = scene.children(overlay).last, scene.leaf(in: layer) == cover,
      scene.isInside(cover, layer), let view = scene.view(cover),
      let source = scene.node(overlay).source
    else { return nil }
    // A style as an argument of the overlay has no call of its own.
    let isStyle = scene.isInside(view.core, layer) == false
    let candidate =
      isStyle
      ? nil : EditCandidate.untried(append: ".allowsHitTesting(false)", on: layer, in: scene.base)
    let type = scene.node(cover).callName
    return Diagnosis(
      .coveringOverlay, subject: control.core, others: Set(control.nodes).union([cover]),
      aspects: [.taps],
      seen: "\(scene.first(scene.name(control.core))) takes no touches.",
      cause:
        "The \(type) of .overlay (\(scene.line(source))) is in front of it and takes them all.",
      causeNode: overlay,
      edit: candidate?.proposed("touches reach \(scene.name(control.core))"),
      weight: scene.frame(control.core).width)
  }
}

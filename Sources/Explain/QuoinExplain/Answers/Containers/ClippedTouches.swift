import Foundation
import QuoinGeometry
import QuoinLayout

/// A control whose touches reach a clipped view beside it: clipping cuts only what is drawn.
enum ClippedTouches {
  private static let clips: Set<String> = ["clipped", "clipShape", "cornerRadius"]
  private static let controls: Set<String> = [
    "Button", "NavigationLink", "Toggle", "TextField", "SecureField", "TextEditor", "Slider",
    "Stepper", "Picker", "DatePicker", "Menu", "Link",
  ]
  /// The touches of five that must miss the control.
  private static let least = 3

  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let scene = ContainerScene(scene)
    guard let touches = TouchMap(scene) else { return [] }
    let spilling = scene.indices.filter { isSpilling($0, in: scene) }
    guard !spilling.isEmpty else { return [] }
    var seen: Set<Int> = []
    return scene.calls(of: controls).compactMap { control in
      guard !scene.pass.isSystem(control.core),
        let found = spilling.lazy.compactMap({ cover(of: control, $0, touches, scene) }).first,
        seen.insert(found.clip).inserted
      else { return nil }
      return diagnosis(of: control, found, in: scene)
    }
  }

  /// Whether a clip cuts off a part of what is in it.
  private static func isSpilling(_ index: Int, in scene: ContainerScene) -> Bool {
    guard clips.contains(scene.node(index).callName), scene.pass.isWritten(index),
      !scene.pass.mayBeDisplaced(index)
    else { return false }
    let frame = scene.frame(index).insetBy(dx: -4, dy: -4)
    return scene.nodes(in: index).contains { inner in
      scene.children(inner).isEmpty && !frame.contains(scene.frame(inner))
    }
  }

  /// A clip, the view in it that takes touches outside of it, and one of them.
  private struct Cover {
    var clip: Int
    var view: Int
    var point: CGPoint
  }

  private static func cover(
    of control: WrittenView, _ clip: Int, _ touches: TouchMap, _ scene: ContainerScene
  ) -> Cover? {
    let frame = scene.frame(control.core).intersection(scene.base.window)
    guard !frame.isNull, frame.width > 4, frame.height > 4, !scene.isInside(control.core, clip),
      !scene.isInside(clip, control.core)
    else { return nil }
    var found: [Cover] = []
    for (x, y) in [(0.5, 0.5), (0.15, 0.15), (0.85, 0.15), (0.15, 0.85), (0.85, 0.85)] {
      let point = CGPoint(x: frame.minX + frame.width * x, y: frame.minY + frame.height * y)
      guard !scene.frame(clip).contains(point), let hit = touches.index(at: point),
        scene.isInside(hit, clip)
      else { continue }
      found.append(Cover(clip: clip, view: hit, point: point))
    }
    return found.count >= least ? found.first : nil
  }

  private static func diagnosis(
    of control: WrittenView, _ cover: Cover, in scene: ContainerScene
  ) -> Diagnosis? {
    guard let call = scene.base.call(cover.clip) else { return nil }
    let point = "\(scene.text(cover.point.x.rounded())),\(scene.text(cover.point.y.rounded()))"
    let size = scene.text(scene.frame(cover.view).size)
    // Directly after the clip, so that it is inside of a gesture.
    let change = SourceChange(call.name, at: call.source, .append(".contentShape(.rect)"))
    return Diagnosis(
      .coveredControl, subject: control.core,
      others: Set(control.nodes).union([cover.view, cover.clip]), aspects: [.taps],
      seen:
        "A touch at \(point), on \(scene.name(control.core)), reaches \(scene.place(cover.view)).",
      cause:
        ".\(call.name) (\(scene.line(call.source))) cuts only what is drawn: behind it, touches still count in the full \(size).",
      causeNode: cover.clip, edit: ProposedEdit([change]),
      weight: scene.frame(control.core).width)
  }
}

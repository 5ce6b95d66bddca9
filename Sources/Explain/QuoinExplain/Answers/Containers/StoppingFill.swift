import Foundation
import QuoinGeometry

/// A color, shape or gradient across the window that ends where the safe area begins.
///
/// A layout of its own may end there on purpose, so that the diagnosis answers only questions.
enum StoppingFill {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let scene = ContainerScene(scene)
    guard let safe = scene.pass.context.safeArea, scene.base.report.window != nil else { return [] }
    return scene.indices.compactMap { diagnosis(of: $0, safe, in: scene) }
  }

  /// Views whose content ends at their own edges, or is moved by a touch.
  private static let enclosing: Set<String> = [
    "ScrollView", "List", "Form", "sheet", "NavigationStack", "NavigationView", "TabView",
    "ignoresSafeArea", "frame", "padding", "clipped", "clipShape", "offset", "position",
  ]

  private static func diagnosis(
    of fill: Int, _ safe: EdgeInsets, in scene: ContainerScene
  ) -> Diagnosis? {
    guard scene.isFill(fill), !scene.pass.isSystem(fill), scene.base.call(fill) != nil,
      let view = scene.view(fill), let call = scene.base.lastCall(fill),
      !scene.around(fill).contains(where: { enclosing.contains(scene.node($0).callName) })
    else { return nil }
    let (frame, window) = (scene.frame(fill), scene.base.window)
    let reachesSides = frame.minX < 0.5 && frame.maxX > window.maxX - 0.5
    let stopsAbove = safe.top > 1 && abs(frame.minY - safe.top) < 0.5
    let stopsBelow = safe.bottom > 1 && abs(window.maxY - safe.bottom - frame.maxY) < 0.5
    guard reachesSides, stopsAbove || stopsBelow, frame.height > 20 else { return nil }
    let isBoth = stopsAbove && stopsBelow
    let edges = isBoth ? "" : stopsAbove ? "edges: .top" : "edges: .bottom"
    let top: CGFloat = stopsAbove ? safe.top : 0
    let bottom: CGFloat = stopsBelow ? safe.bottom : 0
    let places =
      [
        stopsAbove ? "\(scene.text(top)) below the top" : nil,
        stopsBelow ? "\(scene.text(bottom)) above the bottom" : nil,
      ].compactMap { $0 }.joined(separator: " and ")
    let reached = CGSize(width: frame.width, height: frame.height + top + bottom)
    let change = SourceChange(
      call.name, at: call.source, .append(".ignoresSafeArea(\(edges))"))
    return Diagnosis(
      .stoppingFill, subject: fill, others: Set(scene.around(fill).prefix(1)),
      aspects: [.gap, .color, .height, .y],
      seen: "The \(view.type) (\(scene.line(view.source))) ends \(places) of the window.",
      cause:
        "It fills only the safe area, which ends at the status bar and the home indicator; nothing lets the color reach beyond it.",
      causeNode: fill,
      edit: ProposedEdit(
        [change], outcome: "\(scene.text(reached)), up to the edge of the window", isComputed: true),
      weight: top + bottom, isOnlyAsked: true)
  }
}

import Foundation
import QuoinGeometry
import QuoinLayout

/// An image that is wider than its column of a lazy grid, and covers the neighbors.
enum WideGridImage {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let scene = ContainerScene(scene)
    var seen: Set<LayoutReport.Source> = []
    return scene.indices.compactMap { image in
      guard let found = diagnosis(of: image, in: scene), let source = scene.view(image)?.source,
        seen.insert(source).inserted
      else { return nil }
      return found
    }
  }

  private static let clips: Set<String> = ["clipped", "clipShape", "cornerRadius", "mask"]

  private static func diagnosis(of image: Int, in scene: ContainerScene) -> Diagnosis? {
    guard let facts = scene.node(image).image, !facts.isSymbol, !scene.pass.isSystem(image),
      let view = scene.view(image), let grid = scene.nearest(["LazyVGrid"], around: image),
      scene.pass.isWritten(grid), let container = scene.view(grid),
      let cell = ([image] + scene.around(image)).first(where: { scene.node($0).parent == grid }),
      let column = scene.node(cell).proposal.width, column > 1,
      scene.frame(image).width > column + 1
    else { return nil }
    let path: [Int] = [image] + scene.around(image).prefix { $0 >= cell }
    guard !path.contains(where: { clips.contains(scene.node($0).callName) }),
      !path.contains(where: { scene.node($0).layer == .secondary }),
      // An image that is larger than a frame of its own has a rule of its own.
      !path.contains(where: { scene.node($0).arguments?.lengths["width"] != nil })
    else { return nil }
    let size = scene.frame(image).size
    let cause = scale(of: view, facts, in: scene)
    return Diagnosis(
      .wideGridImage, subject: image, others: Set(path + [grid]),
      aspects: [.width, .x, .gap, .cut, .taps],
      seen: "The image is \(scene.text(size)) in a column of \(scene.text(column)).",
      cause: "\(cause) The columns of \(scene.place(container)) don't clip it.",
      causeNode: view.core, edit: edit(view, cell, facts, column, in: scene),
      weight: size.width - column)
  }

  private static func scale(of view: WrittenView, _ facts: ImageFacts, in scene: ContainerScene)
    -> String
  {
    let names: Set<String> = ["scaledToFill", "aspectRatio"]
    guard facts.isResizable, let fill = view.modifiers.first(where: { names.contains($0.name) })
    else {
      return
        "The Image (\(scene.line(view.source))) keeps its own size: \(facts.isResizable ? "nothing limits it" : "it isn't resizable")."
    }
    return "\(scene.place(fill)) gives it the width that its height requires."
  }

  private static func edit(
    _ view: WrittenView, _ cell: Int, _ facts: ImageFacts, _ column: CGFloat,
    in scene: ContainerScene
  ) -> ProposedEdit? {
    guard facts.isResizable else {
      let change = SourceChange(
        view.type, at: view.source, .append(".resizable().scaledToFit()"))
      return ProposedEdit([change])
    }
    let isTapped =
      scene.isModified(view, by: ["onTapGesture", "onLongPressGesture", "gesture"])
      || scene.views(around: view).contains { ["Button", "NavigationLink"].contains($0.type) }
    let shape = isTapped ? ".contentShape(.rect)" : ""
    let appended = EditCandidate.appending(
      ".frame(minWidth: 0, maxWidth: .infinity).clipped()\(shape)",
      .framedFlexibly(
        minWidth: 0, maxWidth: .infinity, minHeight: nil, maxHeight: nil, horizontal: .center,
        vertical: .center),
      on: scene.isInside(view.outer, cell) ? view.outer : cell, in: scene.base)
    guard let candidate = appended, candidate.trial(in: scene.base) != nil else { return nil }
    return candidate.proposed("each image is cut to its column of \(scene.text(column))")
  }
}

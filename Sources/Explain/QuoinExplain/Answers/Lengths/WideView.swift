import Foundation
import QuoinGeometry
import QuoinLayout

/// Finds the view that is wider than the window and pushes its container out of it: a fixed width,
/// a minimum, views of a row that can't shrink, or an image of its own size.
enum WideView {
  static func find(in scene: AnswerScene) -> [Diagnosis] {
    let facts = LengthFacts(scene)
    guard let window = scene.report.window else { return [] }
    let found = facts.indices.compactMap { diagnosis($0, window.width, facts) }
    return Array(found.sorted { $0.weight > $1.weight }.prefix(2))
  }

  /// The reason why a view is wider than it is offered.
  private enum Reason {
    case fixed, minimum, row, image
  }

  private static func diagnosis(_ index: Int, _ window: CGFloat, _ facts: LengthFacts)
    -> Diagnosis?
  {
    let width = facts.length(index, .horizontal)
    guard let offered = facts.node(index).proposal.width, width > offered + 4,
      facts.isAuthored(index), let reason = reason(index, facts), !facts.isHidden(index),
      !facts.isLayered(index), !facts.isCut(index, .horizontal),
      !ScreenWideFrame.isScreenLong(index, .horizontal, facts)
    else { return nil }
    let (before, after) = facts.outside(facts.node(index).frame, .horizontal)
    guard before + after > 4 else { return nil }
    return Diagnosis(
      .wideView, subject: index, others: Set(facts.texts(in: index) + facts.children(index)),
      aspects: [.width, .x, .cut],
      seen:
        "\(opening(index, reason, facts)) is \(facts.text(width)) wide in a window of \(facts.text(window))\(facts.cutWords(index, .horizontal)).",
      cause: cause(index, reason, offered, facts), causeNode: index,
      edit: edit(index, reason, offered, facts), weight: before + after)
  }

  private static func reason(_ index: Int, _ facts: LengthFacts) -> Reason? {
    let node = facts.node(index)
    // In a row, it is the views together that are too wide.
    if isPartOfRow(index, facts) { return nil }
    if node.callName == "frame" {
      if facts.argument("width", of: index) != nil { return .fixed }
      guard let minimum = facts.argument("minWidth", of: index),
        abs(node.size.width - minimum) < 0.5
      else { return nil }
      return .minimum
    }
    if let image = node.image, !image.isSymbol, !image.isResizable { return .image }
    guard node.callName == "HStack", facts.children(index).count > 1 else { return nil }
    // A single view that is too wide by itself is the reason.
    let offered = node.proposal.width ?? 0
    let isEachNarrow = facts.children(index).allSatisfy {
      facts.length($0, .horizontal) < offered
    }
    return isEachNarrow ? .row : nil
  }

  /// The width, as a part of the offered one, up to which a row is meant to fit instead of to
  /// scroll.
  private static let nearly: CGFloat = 1.1

  /// An edit that makes a row fit: no gaps between its views, or maximums instead of fixed widths.
  private static func narrower(
    _ row: Int, _ offered: CGFloat, _ facts: LengthFacts
  ) -> ProposedEdit? {
    guard facts.length(row, .horizontal) < nearly * offered else { return nil }
    let frames = facts.children(row).flatMap { child in
      ([child] + facts.scene.pass.inside(child)).filter { inner in
        facts.node(inner).callName == "frame" && facts.isAuthored(inner)
          && facts.argument("width", of: inner) == facts.length(child, .horizontal)
      }
    }
    let limits = frames.compactMap {
      EditCandidate.maximumInsteadOfFixed(.horizontal, of: $0, in: facts.scene)
    }
    let candidates = [
      EditCandidate.spacing(0, of: row, in: facts.scene), EditCandidate.all(limits),
    ]
    return candidates.lazy.compactMap { $0 }.compactMap { candidate in
      candidate.proposed(in: facts.scene) { trial in
        trial.size(row).width < offered + 0.5
      } outcome: { trial in
        "\(facts.text(trial.size(row).width)) wide, inside of the window"
      }
    }.first
  }

  /// Whether a view would fit into the window by itself, without the others of its row.
  private static func isPartOfRow(_ index: Int, _ facts: LengthFacts) -> Bool {
    facts.scene.pass.around(index).contains { outer in
      guard facts.node(outer).callName == "HStack", facts.children(outer).count > 1,
        let offered = facts.node(outer).proposal.width
      else { return false }
      return facts.length(index, .horizontal) < offered
    }
  }

  private static func opening(_ index: Int, _ reason: Reason, _ facts: LengthFacts) -> String {
    guard reason == .fixed || reason == .minimum, let child = facts.children(index).first else {
      return facts.opening(index)
    }
    return "The frame of \(facts.view(child))"
  }

  private static func cause(
    _ index: Int, _ reason: Reason, _ offered: CGFloat, _ facts: LengthFacts
  ) -> String {
    let space = facts.text(offered)
    switch reason {
    case .fixed:
      return "\(facts.opening(index)) keeps its width, although only \(space) are offered."
    case .minimum:
      return "\(facts.opening(index)) keeps its minimum, although only \(space) are offered."
    case .image:
      return "An image that isn't resizable keeps its own size, although only \(space) are offered."
    case .row:
      let rigid = facts.children(index).sorted {
        facts.length($0, .horizontal) > facts.length($1, .horizontal)
      }
      return
        "Its views can't become narrower, the widest being \(facts.view(rigid[0])) with \(facts.text(facts.length(rigid[0], .horizontal))); only \(space) are offered."
    }
  }

  private static func edit(
    _ index: Int, _ reason: Reason, _ offered: CGFloat, _ facts: LengthFacts
  ) -> ProposedEdit? {
    let scene = facts.scene
    let candidate: EditCandidate?
    switch reason {
    case .fixed:
      candidate = EditCandidate.maximumInsteadOfFixed(.horizontal, of: index, in: scene)
    case .minimum:
      candidate = EditCandidate.removeMinimum(.horizontal, of: index, in: scene)
    case .row:
      if let edit = narrower(index, offered, facts) { return edit }
      return EditCandidate.untried(index, .wrap("ScrollView(.horizontal)"), in: scene)?
        .proposed(nil)
    case .image:
      guard let call = scene.call(index) else { return nil }
      let change = SourceChange(
        call.name, at: call.source, .append(".resizable().scaledToFit()"))
      return ProposedEdit([change])
    }
    // A removed frame has no node in the trial; its content does.
    let measured = reason == .fixed ? index : facts.children(index).first ?? index
    return candidate?.proposed(in: scene) { trial in
      trial.size(measured).width < offered + 0.5
    } outcome: { trial in
      "\(facts.text(trial.size(measured).width)) wide, inside of the window"
    }
  }
}

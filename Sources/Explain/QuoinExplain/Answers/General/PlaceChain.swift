import Foundation
import QuoinGeometry
import QuoinLayout

/// Explains where a view begins: what moved it away from the edge of the window or picture.
struct PlaceChain {
  let phrases: AnswerPhrases
  let axis: Axis

  private var scene: AnswerScene { phrases.scene }

  /// A part of the distance from the edge, and what makes it.
  private struct Move {
    var distance: CGFloat
    var text: String
    var node: Int
    /// Whether a container of the framework made it.
    var isContainer = false
  }

  /// The maximum number of moves in an answer, the largest first.
  private static let longest = 3

  init(_ scene: AnswerScene, _ axis: Axis) {
    (phrases, self.axis) = (AnswerPhrases(scene: scene), axis)
  }

  /// “The HStack (line 5) begins 151 left of the window's left edge.”
  func seen(_ target: AnswerTarget) -> String {
    let start = phrases.minimum(target.core, axis)
    let (side, whole) = (phrases.start(axis), phrases.whole)
    guard start < -0.005 else {
      return AnswerPhrases.sentence(
        "\(target.name) begins \(phrases.text(start)) from the \(side) of the \(whole)")
    }
    let word = axis == .horizontal ? "left of" : "above"
    return AnswerPhrases.sentence(
      "\(target.name) begins \(phrases.text(-start)) \(word) the \(whole)")
  }

  func reason(_ target: AnswerTarget) -> AnswerReason {
    let moves = moves(to: target.core).sorted { abs($0.distance) > abs($1.distance) }
    guard let first = moves.first else {
      return AnswerReason(["nothing moves it from the edge"], node: target.outer)
    }
    if let spacer = idleSpacer(before: target) {
      return AnswerReason(spacer.sentences + [first.text], node: spacer.node)
    }
    let text = moves.prefix(Self.longest).map(\.text).joined(separator: "; ")
    return AnswerReason([text], node: first.node)
  }

  // MARK: Spacers

  /// A Spacer before a view that has only its least length, because the stack is offered none.
  private func idleSpacer(before target: AnswerTarget) -> AnswerReason? {
    var inner = target.core
    while let outer = scene.node(inner).parent {
      let siblings = phrases.children(outer)
      if phrases.stackAxis(outer) == axis, phrases.offered(outer, axis) == nil,
        let position = siblings.firstIndex(of: inner),
        let spacer = siblings[..<position].last(where: { scene.node($0).callName == "Spacer" })
      {
        let length = phrases.text(phrases.length(spacer, axis))
        let missing = OfferChain(phrases, axis).missing(outer)
        return AnswerReason(
          ["\(missing), so \(phrases.phrase(spacer)) has only its least length, \(length)"],
          node: spacer)
      }
      inner = outer
    }
    return nil
  }

  // MARK: Moves

  private func moves(to node: Int) -> [Move] {
    var moves: [Move] = []
    var inner = node
    while let outer = scene.node(inner).parent {
      let distance = phrases.minimum(inner, axis) - phrases.minimum(outer, axis)
      if abs(distance) > 0.005 { add(move(inner, in: outer, distance), to: &moves) }
      inner = outer
    }
    let start = phrases.minimum(inner, axis)
    if abs(start) > 0.005 { add(placedInWindow(inner, start), to: &moves) }
    return moves
  }

  /// Adds a move, or lengthens the last one if the same container of the framework made both.
  private func add(_ move: Move, to moves: inout [Move]) {
    guard let last = moves.last, last.isContainer, move.isContainer,
      scene.written.view(of: last.node) == scene.written.view(of: move.node)
    else {
      moves.append(move)
      return
    }
    moves[moves.count - 1] = contained(move.node, last.distance + move.distance)
  }

  /// A bar, an inset or a margin that a container of the framework made.
  private func contained(_ node: Int, _ distance: CGFloat) -> Move {
    let name = phrases.viewName(node)
    return Move(
      distance: distance, text: "\(name) puts \(phrases.text(distance)) before its content",
      node: node, isContainer: true)
  }

  /// The window places its content by itself, in its middle if it is too long.
  private func placedInWindow(_ root: Int, _ start: CGFloat) -> Move {
    let length = phrases.length(root, axis)
    guard let window = scene.report.window else {
      return Move(
        distance: start, text: "the whole begins at \(phrases.text(start))", node: root)
    }
    let whole = axis == .horizontal ? window.width : window.height
    let isCentered = abs((whole - length) / 2 - start) < 1
    let text =
      isCentered
      ? "the window of \(phrases.text(whole)) centers its content, \(phrases.text(length)) \(phrases.wide(axis)), so that begins at \(phrases.text(start))"
      : "the window's safe area begins at \(phrases.text(start))"
    return Move(distance: start, text: text, node: root)
  }

  private func move(_ inner: Int, in outer: Int, _ distance: CGFloat) -> Move {
    let amount = phrases.text(distance)
    let who = phrases.phrase(outer)
    func because(_ text: String) -> Move { Move(distance: distance, text: text, node: outer) }
    switch scene.node(outer).callName {
    case "padding", "safeAreaPadding", "contentMargins": return because("\(who) adds \(amount)")
    case "offset", "position": return because("\(who) moves it by \(amount)")
    default: break
    }
    if scene.node(outer).name == "List row" {
      return because("the row of \(phrases.viewName(outer)) insets it by \(amount)")
    }
    if let grid = GridCells.grid(around: inner, in: scene), let text = inColumn(inner, of: grid) {
      return because(text)
    }
    if phrases.stackAxis(outer) == axis, let move = afterSiblings(inner, in: outer, distance) {
      return move
    }
    if distance < 0, phrases.length(inner, axis) <= phrases.length(outer, axis) {
      return because("\(who) is scrolled by \(phrases.text(-distance))")
    }
    if phrases.isFrameworks(outer) {
      return contained(outer, distance)
    }
    return because(aligned(inner, in: outer, distance))
  }

  /// A child of a stack comes after its siblings and their gaps.
  private func afterSiblings(_ inner: Int, in stack: Int, _ distance: CGFloat) -> Move? {
    let siblings = phrases.children(stack)
    guard let position = siblings.firstIndex(of: inner), position > 0,
      scene.node(inner).layer == nil
    else { return nil }
    let before = siblings[..<position].filter { phrases.length($0, axis) > 0.005 }
    guard !before.isEmpty else { return nil }
    let names = before.suffix(3).map { sibling in
      "\(phrases.viewName(sibling)) \(phrases.text(phrases.length(sibling, axis)))"
    }
    let more = before.count > 3 ? ["\(before.count - 3) other views"] : []
    let used = siblings[..<position].reduce(CGFloat(0)) { $0 + phrases.length($1, axis) }
    let gaps = distance - used
    let rest = abs(gaps) > 0.01 ? ["gaps of \(phrases.text(gaps))"] : []
    let list = AnswerPhrases.list(more + names + rest)
    return Move(
      distance: distance,
      text: "in \(phrases.phrase(stack)), \(phrases.text(distance)) come before it: \(list)",
      node: stack)
  }

  /// A cell of a `Grid` begins where the columns before it end, which other cells decide.
  private func inColumn(_ cell: Int, of grid: Int) -> String? {
    let cells = GridCells(of: grid, LengthChain(scene, axis))
    let start = phrases.minimum(cell, axis)
    guard cells.cells.contains(cell), let longest = cells.longest(before: start) else { return nil }
    let (column, name) = (axis == .horizontal ? "column" : "row", phrases.phrase(grid))
    if let filler = cells.filler, phrases.maximum(filler, axis) > start {
      let inner = cells.chain.decisive(filler)
      return
        "the \(column)s of \(name) share the \(phrases.text(phrases.length(filler, axis))) that \(phrases.phrase(inner)) takes"
    }
    return
      "its \(column) in \(name) begins after \(phrases.viewName(longest)), which is \(phrases.text(phrases.length(longest, axis))) \(phrases.wide(axis))"
  }

  private func aligned(_ inner: Int, in outer: Int, _ distance: CGFloat) -> String {
    let who = phrases.phrase(outer)
    let length = phrases.length(outer, axis)
    let room = length - phrases.length(inner, axis)
    let amount = phrases.text(distance)
    let side = phrases.start(axis)
    if abs(room / 2 - distance) < 0.02 {
      return room < 0
        ? "\(who) is only \(phrases.text(length)) \(phrases.wide(axis)) and centers it, so it begins \(phrases.text(-distance)) before it"
        : "\(who) is \(phrases.text(length)) \(phrases.wide(axis)) and centers it, \(amount) from its \(side)"
    }
    if abs(room - distance) < 0.02 {
      return
        "\(who) is \(phrases.text(length)) \(phrases.wide(axis)) and puts it at its \(phrases.end(axis)), \(amount) from its \(side)"
    }
    let alignment = scene.node(outer).arguments?.alignment.map { ", aligned by \($0)" } ?? ""
    return "\(who) puts it \(amount) from its \(side)\(alignment)"
  }
}

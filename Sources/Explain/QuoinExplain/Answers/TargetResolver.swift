import Foundation
import QuoinGeometry

/// Finds the views that a question is about.
struct TargetResolver {
  let scene: AnswerScene

  /// The views that one target may mean, the likeliest first.
  struct Match: Hashable {
    var targets: [AnswerTarget]
    /// Whether the asker's words only resemble the view's name.
    var isGuess = false
  }

  // MARK: Targets

  /// Returns the views that a target means, at least one.
  ///
  /// - Throws: ``LayoutQuestionError`` if there is none.
  func resolve(_ target: LayoutQuestion.Target) throws -> Match {
    switch target {
    case .name(let name, let number): return try named(name, number)
    case .line(let line, let file): return try atLine(line, file)
    case .place(let point): return try at(point)
    case .node(let number):
      guard scene.report.nodes.indices.contains(number - 1) else {
        throw LayoutQuestionError.noSuchNode(number, count: scene.report.nodes.count)
      }
      return Match(targets: [self.target(of: number - 1)])
    }
  }

  /// The written view whose own node this is, or the node alone.
  private func target(of node: Int) -> AnswerTarget {
    if let view = scene.written.view(of: node), scene.written.all[view].core == node {
      return AnswerTarget(view: view, in: scene)
    }
    return AnswerTarget(only: node, in: scene)
  }

  /// Whether a node is inside an overlay or a background of its written view.
  private func isArgument(_ node: Int) -> Bool {
    guard let view = scene.written.view(of: node) else { return false }
    let outer = scene.written.all[view].outer
    return ([node] + scene.pass.around(node)).prefix { $0 > outer }
      .contains { scene.node($0).layer == .secondary }
  }

  private func targets(_ views: [Int]) -> [AnswerTarget] {
    views.map { AnswerTarget(view: $0, in: scene) }
  }

  private func named(_ name: String, _ number: Int?) throws -> Match {
    let found = scene.written.matches(name)
    if let number {
      if found.indices.contains(number - 1) { return Match(targets: targets([found[number - 1]])) }
      if !found.isEmpty { throw LayoutQuestionError.fewer(name, count: found.count) }
    }
    if !found.isEmpty { return Match(targets: targets(found)) }
    let parts = ChartParts.named(name, in: scene).map { AnswerTarget(only: $0, in: scene) }
    if let number, parts.indices.contains(number - 1) {
      return Match(targets: [parts[number - 1]])
    }
    if number == nil, !parts.isEmpty { return Match(targets: parts) }
    // Names of nodes without a call in the source, and identifiers.
    let asked = number.map { "\(name)#\($0)" } ?? name
    do {
      let node = try scene.report.node(asked: asked)
      // An argument of a modifier, such as the color of a background, isn't the view.
      return Match(targets: [
        isArgument(node) ? target(of: node) : AnswerTarget(node: node, in: scene)
      ])
    } catch  where scene.written.all.isEmpty {
      throw error
    } catch {}
    let matcher = WordMatcher(scene: scene)
    let images = matcher.images(named: name)
    if let one = number.map({ $0 - 1 }), images.indices.contains(one) {
      return Match(targets: targets([images[one]]))
    }
    if number == nil, !images.isEmpty { return Match(targets: targets(images)) }
    let alike = matcher.views(like: name)
    guard alike.isEmpty || number != nil else {
      return Match(targets: targets(alike), isGuess: true)
    }
    throw LayoutQuestionError.noSuchView(name, known: known(nearest: name))
  }

  /// The names that exist, the nearest to a name first.
  private func known(nearest name: String) -> [String] {
    let nearest = scene.written.nearest(to: name)
    guard nearest.isEmpty else { return Array(nearest.prefix(Self.mostNames)) }
    var names: [String] = []
    for view in scene.written.all.indices {
      let name = AnswerAsk(scene: scene).name(of: view)
      if !names.contains(name) { names.append(name) }
    }
    return Array(names.prefix(Self.mostNames))
  }

  private static let mostNames = 12

  private func atLine(_ line: Int, _ file: String?) throws -> Match {
    let found = scene.written.views(atLine: line, file: file)
    if !found.isEmpty { return Match(targets: targets(found)) }
    var lines: Set<Int> = []
    for view in scene.written.all where file == nil || view.source.file == file {
      lines.formUnion([view.source.line] + view.modifiers.map(\.source.line))
    }
    let nearest = lines.sorted { (abs($0 - line), $0) < (abs($1 - line), $1) }
    throw LayoutQuestionError.noSuchLine(
      line, file: file, known: nearest.prefix(Self.mostLines).sorted())
  }

  private static let mostLines = 6

  private func at(_ point: CGPoint) throws -> Match {
    guard let view = scene.written.view(at: point) else {
      let nodes = scene.report.nodes
      if scene.written.all.isEmpty, let node = nodes.lastIndex(where: { $0.frame.contains(point) })
      {
        return Match(targets: [AnswerTarget(only: node, in: scene)])
      }
      throw LayoutQuestionError.nothingAt(point.x, point.y, size: scene.window.size)
    }
    return Match(targets: [AnswerTarget(view: view, in: scene)])
  }

  // MARK: Words

  /// Returns the views that the words of a question mean; `nil` if none of them names a view.
  ///
  /// - Parameter words: the words and phrases, the longest first.
  func resolve(_ words: [String]) -> Match? {
    for word in words {
      let found = scene.written.matches(word)
      if !found.isEmpty { return Match(targets: targets(found), isGuess: true) }
      let parts = ChartParts.named(word, in: scene)
      if !parts.isEmpty {
        return Match(targets: parts.map { AnswerTarget(only: $0, in: scene) }, isGuess: true)
      }
    }
    if scene.written.all.isEmpty {
      let node = words.lazy.compactMap { try? scene.report.node(asked: $0) }.first
      return node.map { Match(targets: [AnswerTarget(node: $0, in: scene)], isGuess: true) }
    }
    let matcher = WordMatcher(scene: scene)
    for word in words {
      let found = matcher.views(like: word)
      if !found.isEmpty { return Match(targets: targets(found), isGuess: true) }
    }
    return nil
  }
}

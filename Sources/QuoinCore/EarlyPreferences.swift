import QuoinLayout

// What views say of themselves before there is a layout: a title decides how much room its bar takes from them.

/// What was asked about preferences while views were being emitted.
struct EarlyQuestions {
  struct Question {
    var key: ObjectIdentifier
    var node: LayoutTree.Node
    /// What emitted the asking view.
    var owner: EmissionMark
    var name: Name
    var answer: @MainActor (ViewEmitter) -> Any
  }
  /// Tells questions apart: by who asks, and how many it asked before. The whole asks where nothing lives.
  struct Name: Hashable {
    var owner: ObjectIdentifier?
    var number: Int
  }

  /// In the order they were asked.
  var asked: [Question] = []
  /// What the pass before found out about questions: content that came with its layout had a say.
  var known: [Name: Any] = [:]
  /// Who wrote what after layout.
  var lateWriters: [(key: ObjectIdentifier, node: LayoutTree.Node)] = []
}

extension ViewEmitter {
  /// What `node`, whose content is complete, and everything inside it write for `key`, before anything is laid
  /// out. Where content that comes with the layout writes too, the whole is emitted once more and told so.
  public func preferenceBeforeLayout<K: PreferenceKey>(_ key: K.Type, of node: LayoutTree.Node)
    -> K.Value
  {
    let name = nextQuestion()
    early.asked.append(
      EarlyQuestions.Question(
        key: ObjectIdentifier(key), node: node, owner: EmissionMark(life?.owner, at: element),
        name: name,
        answer: { $0.preference(key, of: node) }))
    // An optional value must not be mistaken for none.
    if let answer = early.known[name], let known = answer as? K.Value { return known }
    // What lies around is still open: trails that are laid now would miss it later.
    let saved = preferences
    defer { preferences = saved }
    // What a living tree kept has left its trails already.
    if life == nil { preferences.trails = [:] }
    preferences.newWriters.removeAll { $0.key != ObjectIdentifier(key) }
    extendTrails(inside: node)
    return preference(key, of: node)
  }

  private func nextQuestion() -> EarlyQuestions.Name {
    guard let owner = life?.owner else {
      return EarlyQuestions.Name(owner: nil, number: early.asked.count)
    }
    owner.questionCount += 1
    return EarlyQuestions.Name(owner: ObjectIdentifier(owner), number: owner.questionCount)
  }

  /// The answers that content which came with the layout has changed.
  var lateAnswers: [EarlyQuestions.Name: Any] {
    guard !early.lateWriters.isEmpty else { return [:] }
    var answers: [EarlyQuestions.Name: Any] = [:]
    for question in early.asked {
      let isConcerned = early.lateWriters.contains {
        $0.key == question.key && tree.isShown($0.node) && isInside($0.node, question.node)
      }
      if isConcerned { answers[question.name] = question.answer(self) }
    }
    return answers
  }

  func isInside(_ node: LayoutTree.Node, _ container: LayoutTree.Node) -> Bool {
    var ancestor = node
    while ancestor > 0, ancestor != container { ancestor = tree.parent(of: ancestor) }
    return ancestor == container
  }
}

/// Emits a view, and around it what is made of what the view says of itself.
///
/// Sizing: as the view that is made.
public struct _EarlyReader<Key: PreferenceKey, Content: View, Result: View>: PrimitiveView {
  let content: Content
  let make: @MainActor (Key.Value, EmittedView) -> Result

  /// - Parameter make: puts the content, which is there already, into a view; it may be used once.
  public init(
    _ key: Key.Type, _ content: Content,
    @ViewBuilder make: @escaping @MainActor (Key.Value, EmittedView) -> Result
  ) {
    self.content = content
    self.make = make
  }

  public static func _emit(_ view: Self, into emitter: ViewEmitter) {
    let mark = emitter.tree.mark
    emitter.container(view.content, orientation: .vertical, elides: true) {
      $0.beginStack(.vertical)
    }
    let value = emitter.preferenceBeforeLayout(Key.self, of: emitter.tree.first(after: mark))
    let emitted = EmittedView(nodes: emitter.tree.detach(since: mark))
    Result._emit(view.make(value, emitted), into: emitter)
  }
}

import QuoinLayout

// What views say of themselves before there is a layout: a title decides how much room its bar takes from them.

/// What was asked about preferences while views were being emitted.
struct PreLayoutPreferences {
  struct Question {
    var key: ObjectIdentifier
    var node: LayoutTree.Node
    /// What emitted the asking view.
    var owner: EmissionMark
    var name: Name
    var answer: @MainActor (Emission) -> Any
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
  var postLayoutWriters: [(key: ObjectIdentifier, node: LayoutTree.Node)] = []
}

extension Emission {
  /// What `node`, whose content is complete, and everything inside it write for `key`, before anything is laid
  /// out. Where content that comes with the layout writes too, the whole is emitted once more and told so.
  public func preferenceBeforeLayout<K: PreferenceKey>(_ key: K.Type, of node: LayoutTree.Node)
    -> K.Value
  {
    let name = nextQuestion()
    preLayout.asked.append(
      PreLayoutPreferences.Question(
        key: ObjectIdentifier(key), node: node,
        owner: EmissionMark(elementStore?.owner, at: element),
        name: name,
        answer: { $0.preference(key, of: node) }))
    // An optional value must not be mistaken for none.
    if let answer = preLayout.known[name], let known = answer as? K.Value { return known }
    // What lies around is still open: trails that are laid now would miss it later.
    let saved = preferences
    defer { preferences = saved }
    // What a living tree kept has left its trails already.
    if elementStore == nil { preferences.trails = [:] }
    preferences.newWriters.removeAll { $0.key != ObjectIdentifier(key) }
    extendTrails(inside: node)
    return preference(key, of: node)
  }

  private func nextQuestion() -> PreLayoutPreferences.Name {
    guard let owner = elementStore?.owner else {
      return PreLayoutPreferences.Name(owner: nil, number: preLayout.asked.count)
    }
    owner.questionCount += 1
    return PreLayoutPreferences.Name(owner: ObjectIdentifier(owner), number: owner.questionCount)
  }

  /// The answers that content which came with the layout has changed.
  var postLayoutAnswers: [PreLayoutPreferences.Name: Any] {
    guard !preLayout.postLayoutWriters.isEmpty else { return [:] }
    var answers: [PreLayoutPreferences.Name: Any] = [:]
    for question in preLayout.asked {
      let isConcerned = preLayout.postLayoutWriters.contains {
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
public struct _PreLayoutReader<Key: PreferenceKey, Content: View, Result: View>: PrimitiveView {
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

  public static func _emit(_ view: Self, into emission: Emission) {
    let mark = emission.tree.mark
    emission.container(view.content, orientation: .vertical, elides: true) {
      $0.beginStack(.vertical)
    }
    let value = emission.preferenceBeforeLayout(Key.self, of: emission.tree.first(after: mark))
    let emitted = EmittedView(nodes: emission.tree.detach(since: mark))
    Result._emit(view.make(value, emitted), into: emission)
  }
}

import QuoinDrawing
import QuoinLayout

// What a view leaves in the store while it is emitted: names and drawings of its nodes, remarks and problems.

extension Emission {
  /// Names `node` and says how it is drawn. A name that is costly to make stays empty, and the drawing tells it.
  public func note(_ node: LayoutTree.Node, _ name: String, drawing: (any NodeDrawing)? = nil) {
    note(node, name, drawing: drawing.map { store.drawings.add($0) } ?? -1)
  }

  /// Names `node`, a leaf filled with `color`. Leaves of one colour share the drawing that `make` makes.
  package func note(
    _ node: LayoutTree.Node, _ name: String, fill color: ResolvedColor,
    make: () -> any NodeDrawing
  ) {
    note(node, name, drawing: store.drawings.fill(color, make: make))
  }

  private func note(_ node: LayoutTree.Node, _ name: String, drawing: Int32) {
    store.notes[node] = NodeNote(name: name, drawing: drawing, element: context.element)
    if recordsEnvironments { store.environments[node] = context.environment }
    elementStore?.count(node, isWrapper: tree.isWrapper(node))
  }

  /// Says how `node`, which has its name already, is drawn.
  package func draw(_ node: LayoutTree.Node, with drawing: any NodeDrawing) {
    store.notes[node].drawing = store.drawings.add(drawing)
  }

  /// Remembers which element emitted `node`, which may have no name or drawing of its own.
  public func notePlace(of node: LayoutTree.Node) {
    guard let elementStore, elementStore.ordinal(of: node) == nil else { return }
    note(node, "", drawing: -1)
  }

  /// Says that everything inside the nodes added since `mark` moves with them while they are animated.
  public func groupGeometry(since mark: LayoutTree.Mark) {
    guard isLiving else { return }
    tree.forEach(since: mark) { store.spaces.groups[$0] = () }
  }

  /// Remembers which element emitted the wrappers around everything added since `mark`.
  public func notePlaces(since mark: LayoutTree.Mark) {
    guard isLiving else { return }
    tree.forEach(since: mark) { notePlace(of: $0) }
  }

  /// Names the wrappers around everything added since `mark` and says how they draw.
  public func noteWrappers(
    since mark: LayoutTree.Mark, _ name: String, drawing: (any NodeDrawing)? = nil
  ) {
    tree.forEach(since: mark) { note($0, name, drawing: drawing) }
  }

  /// `.accessibilityIdentifier`: reports find the node by it.
  public func identify(since mark: LayoutTree.Mark, _ identifier: String) {
    tree.forEach(since: mark) { node in
      store.identifiers.change(node, from: []) { $0.append(identifier) }
    }
    notePlaces(since: mark)
  }

  /// Runs `action` after each layout, once everything that depends on the layout is emitted.
  public func afterLayout(_ action: @escaping @MainActor (Emission) -> Void) {
    wantLife()
    store.actions.items.append(LayoutAction(owner: emissionMark, run: action))
  }

  /// Says that a view here owns an object or acts by itself, which only a living tree lets it do.
  public func wantLife() {
    guard !isLiving else { return }
    diagnoses.wantsLiving = true
    if diagnoses.givesUpForLife { diagnoses.isCutShort = true }
  }

  /// Whether the views live only to be drawn as they are seen first: nothing is played, and nobody touches them.
  package var isPicture: Bool { diagnoses.isPicture }

  /// Tells the user, once, what keeps the view from being drawn as it says. The caller can refuse such a picture.
  public func problem(_ text: String) {
    if !diagnoses.problems.contains(text) { diagnoses.problems.append(text) }
  }

  /// Tells the user, once, that a font, a picture or a colour that the view names is missing, and that a placeholder is drawn
  /// for it: a problem that leaves the rest of a picture as it should be.
  public func missing(_ text: String) {
    problem(text)
    if !diagnoses.missing.contains(text) { diagnoses.missing.append(text) }
  }

  /// Tells the user the problems of views that are drawn inside, too.
  public func adoptProblems(of tree: ViewTree) {
    let placeholders = Set(tree.missing)
    for text in tree.problems { placeholders.contains(text) ? missing(text) : problem(text) }
  }

  /// How much was said of the views.
  package var diagnosisCount: Int {
    diagnoses.problems.count + diagnoses.missing.count + diagnoses.remarks.count
  }

  /// Tells the user something, once.
  public func remark(_ text: String) {
    if !diagnoses.remarks.contains(text) { diagnoses.remarks.append(text) }
  }
}

/// What views report about themselves as a whole, for the user and for the caller who asked for a picture.
@MainActor
struct Diagnoses {
  /// What keeps views from being drawn as they say, each once.
  var problems: [String] = []
  /// Those of the problems that are about fonts, pictures and colours for which placeholders are drawn.
  var missing: [String] = []
  /// What Quoin supports only partly, each once.
  var remarks: [String] = []
  /// The contents of a `ForEach` in a lazy container whose number of views isn't told by their type.
  var uncertainRows: [UncertainRows] = []
  /// Whether the emission leaves out what is still to come: it was nested too deep, or the picture is given up.
  var isCutShort = false
  /// Objects that views need and no view around supplies, with the elements that wait for them.
  var missingObjects: [MissingObject] = []
  /// Whether a view owns an object, or acts when it appears, changes or is laid out: only a living tree lets it.
  var wantsLiving = false
  /// Whether the picture is given up as soon as a view wants to live: its caller then draws it from a living tree.
  var givesUpForLife = false
  var isGivenUp: Bool { givesUpForLife && wantsLiving }
  /// Whether the views live only to be drawn as they are seen first: nothing is played, and nobody touches them.
  var isPicture = false
}

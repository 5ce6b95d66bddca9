import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinLayout
import QuoinText

/// A view made into nodes, ready to be laid out, drawn and explained.
@MainActor
public final class ViewTree {
  /// The negotiation's side of the view.
  public var layout: LayoutTree { emission.tree }
  package var emission: Emission { picture.emission }
  private let picture: PictureSource
  /// The proposal of the last layout.
  private var proposal: ProposedViewSize?
  package let environment: EnvironmentValues
  private let scrolling: ScrollStore
  /// The window's colour scheme: the one that a view inside prefers, found out by layout, else the environment's.
  public var colorScheme: ColorScheme { picture.colorScheme }

  /// Evaluates `view` and everything inside it in `environment`; `shaper` measures its text.
  ///
  /// With `window` the view stands in a window of these insets, whose size is proposed later.
  ///
  /// - `givesUpForLife`: whether a view inside that ``wantsLiving`` ends the work: the rest of the tree is then missing,
  ///   as the caller lets the view live instead.
  /// - Throws: ``ViewError/tooDeep`` for a view that wraps itself without end.
  public convenience init<V: View>(
    _ view: V, environment: EnvironmentValues = EnvironmentValues(), window: WindowInsets? = nil,
    shaper: any TextShaper, scrolling: ScrollStore = ScrollStore(), givesUpForLife: Bool = false
  ) throws {
    try self.init(
      view, environment: environment, window: window, shaper: shaper, scrolling: scrolling,
      givesUpForLife: givesUpForLife, paper: nil)
  }

  /// The same for views that are to be divided into pages, where `paper` says so.
  package init<V: View>(
    _ view: V, environment: EnvironmentValues, window: WindowInsets? = nil,
    shaper: any TextShaper, scrolling: ScrollStore = ScrollStore(), givesUpForLife: Bool = false,
    paper: PaperEmission?
  ) throws {
    self.environment = environment
    self.scrolling = scrolling
    picture = try PictureSource(environment: environment) { colorScheme, answers in
      var environment = environment
      environment.colorScheme = colorScheme
      if window != nil { environment.hasSafeArea = true }
      @MainActor func emit(_ orientation: Axis?) -> Emission {
        let emission = Emission(environment: environment, shaper: shaper, scrolling: scrolling)
        emission.store.preferences.knownAnswers = answers
        emission.orientation = orientation
        emission.diagnoses.givesUpForLife = givesUpForLife
        emission.paper = paper
        emission.emitRoot(view)
        return emission
      }
      var emission = emit(nil)
      // Only now does the tree know that spacers and dividers stand in a column.
      if emission.tree.hasImplicitStack, !emission.diagnoses.isGivenUp {
        emission = emit(.vertical)
      }
      try emission.checkEmission()
      emission.tree.windowInsets = window
      return emission
    }
  }

  /// The tree that `emission` keeps alive, to be drawn and asked.
  init(living emission: Emission) {
    environment = emission.environment
    scrolling = emission.scrollStore
    picture = PictureSource(living: emission)
  }

  /// Whether a view inside owns an object, or acts when it appears, changes or is laid out.
  public var wantsLiving: Bool { emission.diagnoses.wantsLiving }

  /// The living tree has laid the views out.
  func isLaidOut(for proposal: ProposedViewSize) {
    self.proposal = proposal
    picture.takeLayout()
  }

  /// What keeps the view from being drawn as it says.
  public var problems: [String] { emission.diagnoses.problems }

  /// Those of the problems that are about fonts, pictures and colours for which placeholders are drawn.
  public var missing: [String] { emission.diagnoses.missing }

  /// Remarks for the user: partly supported features, contradictions, fonts.
  public var remarks: [String] {
    emission.diagnoses.remarks + layout.diagnostics.map(\.description) + emission.shaper.remarks
  }

  /// Proposes `proposal` to the view and places everything inside it, then evaluates the parts that depend on the
  /// layout: geometry readers, layers made of preferences, actions.
  ///
  /// A view with parts that were evaluated for another proposal is evaluated anew; its nodes are then others.
  ///
  /// - Returns: the view's size in points.
  /// - Throws: ``ViewError/tooDeep`` for a geometry reader that contains itself without end.
  @discardableResult
  public func layOut(proposal: ProposedViewSize) throws -> CGSize {
    let isScrolled = scrolling.takeAllRequests()
    let isBound = picture.isBoundToLayout
    if isBound, proposal == self.proposal, !isScrolled { return layout.size(of: layout.root) }
    self.proposal = nil
    picture.proposal = proposal
    picture.reset()
    let pipeline = UpdatePipeline(source: picture)
    try pipeline.run(isBound)
    // An action may scroll; an action that does so each time must not keep the layout going for ever.
    for _ in 0..<4 where !emission.diagnoses.isGivenUp && scrolling.takeAllRequests() {
      try pipeline.run(true)
    }
    self.proposal = proposal
    return layout.root >= 0 ? layout.size(of: layout.root) : .zero
  }

  /// The size that ``layOut(proposal:)`` would come to. Nothing is placed, unless the size depends on that.
  package func sizeThatFits(_ proposal: ProposedViewSize) throws -> CGSize {
    if self.proposal == nil || picture.isBoundToLayout || wantsLiving {
      return try layOut(proposal: proposal)
    }
    return try layout.size(for: proposal)
  }

  /// The colour scheme that the views prefer, else that of the environment: another one changes all views.
  func colorScheme(preferredIn environment: EnvironmentValues) -> ColorScheme {
    picture.colorScheme(preferredIn: environment)
  }

  /// Lays the tree out once more with a record, and once again without.
  ///
  /// The frames of the tree are those of the unrecorded run, which the pictures are made of.
  public func trace(proposal: ProposedViewSize) throws -> LayoutTrace {
    if proposal != self.proposal { try layOut(proposal: proposal) }
    let trace = LayoutTrace()
    layout.trace = trace
    defer { layout.trace = nil }
    // From the beginning; everything that depends on the layout stays as it is.
    layout.invalidateAll()
    let matching = MatchedGeometryPass(emission)
    matching.undo()
    try layout.layout(proposal: proposal)
    matching.run()
    return trace
  }

  // MARK: Scrolling

  /// Scrolls the nearest scroll view around the view called `id`, and lays out again if there is a layout.
  ///
  /// - `anchor`: the point of the view that goes to the same point of the visible part; without one, as
  ///   little as shows the whole view is scrolled.
  public func scroll(to id: some Hashable, anchor: UnitPoint? = nil) throws {
    scrolling.scroll(to: id, anchor: anchor)
    if let proposal { try layOut(proposal: proposal) }
  }

  /// Scrolls the scroll view at `position`, counted in the order in which they were made, to `offset` points from
  /// its leading and top ends, and lays out again if there is a layout.
  public func scroll(_ position: Int, to offset: CGPoint) throws {
    guard emission.store.scrolling.views.items.indices.contains(position) else { return }
    scrolling.offsets[emission.store.scrolling.views.items[position].path] = offset
    guard let proposal else { return }
    self.proposal = nil
    try layOut(proposal: proposal)
  }

  /// The scroll views in the order in which they were made.
  public var scrollViews: [LayoutTree.Node] { emission.scrollViews }

  // MARK: Names

  /// What to call `node`: the view or modifier it comes from.
  public func name(of node: LayoutTree.Node) -> String {
    let notes = emission.store.notes
    var name = notes[node].name
    // A name that was given to the nodes of an element is on the boundary around them.
    var around = layout.parent(of: node)
    while around > 0, layout.isBoundary(around) {
      if !notes[around].name.isEmpty { name = notes[around].name }
      around = layout.parent(of: around)
    }
    return name.isEmpty ? drawing(of: node)?.name ?? layout.kindName(of: node) : name
  }

  /// The identifiers given to `node`, inner ones first.
  public func identifiers(of node: LayoutTree.Node) -> [String] {
    var names = emission.store.identifiers[node] ?? []
    var around = layout.parent(of: node)
    while around > 0, layout.isBoundary(around) {
      names += emission.store.identifiers[around] ?? []
      around = layout.parent(of: around)
    }
    return names
  }

  /// The frames of the nodes that have an identifier, as they are seen in this moment, in the root's space, in
  /// points.
  public var identifiedFrames: [String: CGRect] { identifiedFrames(presentedFrame) }

  /// The same frames at rest, when nothing moves any more.
  public var finalFrames: [String: CGRect] { identifiedFrames(layout.frame) }

  private func identifiedFrames(_ frame: (LayoutTree.Node) -> CGRect) -> [String: CGRect] {
    guard !emission.store.identifiers.isEmpty, layout.root >= 0 else { return [:] }
    var frames: [String: CGRect] = [:]
    // In the order of the views: of several views with the same identifier the first one counts.
    for node in nodes(inside: layout.root) {
      guard let names = emission.store.identifiers[node], layout.isShown(node) else { continue }
      for name in names where frames[name] == nil { frames[name] = frame(node) }
    }
    return frames
  }

  // MARK: Drawing

  /// The laid-out view as a picture of its own size, or of the window's, the top-left corner at the origin.
  ///
  /// - `background`: drawn below everything.
  /// - `scale`: pixels a point of the grid that edges snap to; the environment's display scale unless said.
  public func displayList(background: ResolvedColor? = nil, scale: CGFloat? = nil) -> DisplayList {
    let displayScale = emission.environment.displayScale
    let canvas = DrawingCanvas(
      grid: PixelGrid(scale: scale ?? displayScale), displayScale: displayScale)
    draw(at: .zero, in: canvas)
    return DisplayList(
      size: presentedSize, background: background, items: canvas.items, images: canvas.images)
  }

  private enum Step {
    case visit(LayoutTree.Node, CGPoint)
    case finish(any NodeDrawing, CGRect)
  }

  /// Draws the laid-out view with its top-left corner at `corner`, as a part of a larger picture.
  ///
  /// Walks the tree without recursion: a chain of modifiers may be deeper than the stack.
  public func draw(at corner: CGPoint, in canvas: DrawingCanvas) {
    guard layout.root >= 0, !drawPresented(at: corner, in: canvas) else { return }
    var steps: [Step] = [.visit(layout.root, corner)]
    while let step = steps.popLast() {
      switch step {
      case .finish(let drawing, let frame): drawing.end(frame, in: canvas)
      case .visit(let node, let corner):
        let offset = layout.origin(of: node)
        let origin = CGPoint(x: corner.x + offset.x, y: corner.y + offset.y)
        let frame = CGRect(origin: origin, size: layout.size(of: node))
        if let drawing = drawing(of: node) {
          // An infinite or huge frame has no place in a picture.
          guard Self.isDrawable(frame) else { continue }
          drawing.begin(frame, in: canvas)
          steps.append(.finish(drawing, frame))
        }
        // The last step pushed is the first one taken.
        for child in layout.drawingOrder(of: node).reversed() {
          steps.append(.visit(child, origin))
        }
      }
    }
  }

  func drawing(of node: LayoutTree.Node) -> (any NodeDrawing)? {
    emission.drawing(of: node)
  }

  static func isDrawable(_ frame: CGRect) -> Bool {
    let limit: CGFloat = 1e7
    return abs(frame.minX) < limit && abs(frame.minY) < limit && frame.width < limit
      && frame.height < limit
  }
}

/// Why a view could not be made into nodes.
public enum ViewError: Error, Equatable, CustomStringConvertible {
  /// Views nested deeper than ``Emission/depthLimit``, or deeper than a living view's thread has stack for.
  case tooDeep
  /// A view needs an object of a type that no view around hands down.
  case missingObject(_ type: String, view: String)

  public var description: String {
    switch self {
    case .tooDeep:
      "The view is nested more than \(Emission.depthLimit) levels deep, or deeper than the stack of the thread has room for. Look for a view whose body contains itself without end."
    case .missingObject(let type, let view):
      "No Observable object of type \(type) found for \(view). A View.environmentObject(_:) or View.environment(_:) for \(type) may be missing as an ancestor of this view."
    }
  }
}

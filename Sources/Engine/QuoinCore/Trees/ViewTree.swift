import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinLayout
import QuoinText

/// A tree of nodes created from a view, ready to be laid out, drawn and explained.
@MainActor
public final class ViewTree {
  /// The layout of the view.
  public var layout: LayoutTree { emission.tree }
  package var emission: Emission { picture.emission }
  private let picture: PictureSource
  /// The proposal of the last layout.
  private var proposal: ProposedViewSize?
  package let environment: EnvironmentValues
  private let scrolling: ScrollStore
  /// The window's color scheme: the one that a view inside prefers, determined by layout, or else
  /// the environment's.
  public var colorScheme: ColorScheme { picture.colorScheme }

  /// Evaluates `view` and its descendants in `environment`; `shaper` measures its text.
  ///
  /// With `window`, the view is in a window with these insets, whose size is proposed later.
  ///
  /// - `abortsIfLive`: whether to abort if a view inside requires a live tree; the rest of the tree
  ///   is then missing, because the caller creates a live view instead.
  /// - Throws: ``ViewError/tooDeep`` for a view that contains itself endlessly.
  public convenience init<V: View>(
    _ view: V, environment: EnvironmentValues = EnvironmentValues(), window: WindowInsets? = nil,
    shaper: any TextShaper, scrolling: ScrollStore = ScrollStore(), abortsIfLive: Bool = false
  ) throws {
    try self.init(
      view, environment: environment, window: window, shaper: shaper, scrolling: scrolling,
      abortsIfLive: abortsIfLive, paper: nil)
  }

  /// Evaluates `view` in `environment`, with settings for paged output in `paper`.
  package init<V: View>(
    _ view: V, environment: EnvironmentValues, window: WindowInsets? = nil,
    shaper: any TextShaper, scrolling: ScrollStore = ScrollStore(), abortsIfLive: Bool = false,
    paper: PaperEmission?
  ) throws {
    self.environment = environment
    self.scrolling = scrolling
    picture = try PictureSource(environment: environment) { colorScheme, results in
      var environment = environment
      environment.colorScheme = colorScheme
      if let window {
        environment.hasSafeArea = true
        environment.keyboardInset = window.keyboardBeyondContainer
      }
      @MainActor func emit(_ orientation: Axis?) -> Emission {
        let emission = Emission(environment: environment, shaper: shaper, scrolling: scrolling)
        emission.store.preferences.knownResults = results
        emission.orientation = orientation
        emission.completeness.abortsIfLive = abortsIfLive
        emission.paper = paper
        emission.emitRoot(view)
        return emission
      }
      var emission = emit(nil)
      // Only now is it known that spacers and dividers are in a column.
      if emission.tree.hasImplicitStack, !emission.completeness.isAborted {
        emission = emit(.vertical)
      }
      try emission.completeness.check()
      emission.tree.windowInsets = window
      return emission
    }
  }

  /// Creates the tree of a live view's `emission`, for drawing and queries.
  init(living emission: Emission) {
    environment = emission.environment
    scrolling = emission.scrolling.offsets
    picture = PictureSource(living: emission)
  }

  /// Whether a view inside owns an object, or performs actions when it appears, changes or is laid
  /// out.
  public var requiresLiveTree: Bool { emission.completeness.requiresLiveTree }

  /// Adopts a layout of the live tree.
  func isLaidOut(for proposal: ProposedViewSize) {
    self.proposal = proposal
    picture.adoptLayout()
  }

  /// The errors that prevent the view from being drawn as declared.
  public var errors: [String] { emission.diagnostics.errors }

  /// The errors about fonts, images and colors that were replaced with placeholders.
  public var missing: [String] { emission.diagnostics.missing }

  /// Warnings about partial support of features, contradictions, and fonts.
  public var warnings: [String] {
    emission.diagnostics.warnings + layout.diagnostics.map(\.description) + emission.shaper.warnings
  }

  /// Proposes `proposal` to the view and places its descendants, then evaluates the parts that
  /// depend on the layout: geometry readers, layers made from preferences, actions.
  ///
  /// If parts of the view were evaluated for a different proposal, the whole view is evaluated
  /// again, and gets new nodes.
  ///
  /// - Returns: The view's size in points.
  /// - Throws: ``ViewError/tooDeep`` for a geometry reader that contains itself endlessly.
  @discardableResult
  public func layOut(proposal: ProposedViewSize) throws -> CGSize {
    let isScrolled = scrolling.consumeAllRequests()
    let isBound = picture.isBoundToLayout
    if isBound, proposal == self.proposal, !isScrolled, let root = layout.root {
      return layout.size(of: root)
    }
    self.proposal = nil
    picture.proposal = proposal
    picture.reset()
    let pipeline = UpdatePipeline(source: picture)
    try pipeline.run(isBound)
    // An action may scroll, but one that does so each time must not make the layout endless.
    for _ in 0..<4 where !emission.completeness.isAborted && scrolling.consumeAllRequests() {
      try pipeline.run(true)
    }
    self.proposal = proposal
    return layout.root.map(layout.size(of:)) ?? .zero
  }

  /// Returns the size that ``layOut(proposal:)`` would return, without placing anything unless the
  /// size depends on it.
  package func sizeThatFits(_ proposal: ProposedViewSize) throws -> CGSize {
    if laysOutToMeasure { return try layOut(proposal: proposal) }
    return try layout.size(for: proposal)
  }

  /// Whether ``sizeThatFits(_:)`` lays the tree out, which evaluates the content of geometry
  /// readers for the proposal.
  package var laysOutToMeasure: Bool {
    proposal == nil || picture.isBoundToLayout || requiresLiveTree
  }

  /// Returns the color scheme that the views prefer, or else that of the environment. A change of
  /// it affects all views.
  func colorScheme(preferredIn environment: EnvironmentValues) -> ColorScheme {
    picture.colorScheme(preferredIn: environment)
  }

  /// Lays the tree out with a recording, and then again without.
  ///
  /// The frames of the tree are those of the unrecorded run, which pictures use.
  public func trace(proposal: ProposedViewSize) throws -> LayoutTrace {
    if proposal != self.proposal { try layOut(proposal: proposal) }
    let trace = LayoutTrace()
    layout.trace = trace
    defer { layout.trace = nil }
    // This starts from the beginning; everything that depends on the layout stays.
    layout.invalidateAll()
    let matching = MatchedGeometryPass(emission)
    matching.undo()
    try layout.layout(proposal: proposal)
    matching.run()
    return trace
  }

  // MARK: Scrolling

  /// Scrolls the nearest scroll view around the view with the id `id`, and lays out again if there
  /// is a layout.
  ///
  /// - `anchor`: the point of the view to align with the same point of the visible part; if `nil`,
  ///   the scroll view moves only as far as needed to show the whole view.
  public func scroll(to id: some Hashable, anchor: UnitPoint? = nil) throws {
    scrolling.scroll(to: id, anchor: anchor)
    if let proposal { try layOut(proposal: proposal) }
  }

  /// Scrolls the scroll view at index `position`, in order of creation, to `offset`, and lays out
  /// again if there is a layout.
  ///
  /// The offset is in points from the leading and top edges.
  public func scroll(_ position: Int, to offset: CGPoint) throws {
    guard emission.store.scrolling.views.items.indices.contains(position) else { return }
    scrolling.offsets[emission.store.scrolling.views.items[position].path] = offset
    guard let proposal else { return }
    self.proposal = nil
    try layOut(proposal: proposal)
  }

  /// The scroll views in order of creation.
  public var scrollViews: [LayoutTree.NodeID] { emission.scrolling.all }

  // MARK: Names

  /// Returns the name of `node`: the view or modifier that it comes from.
  public func name(of node: LayoutTree.NodeID) -> String {
    let store = emission.store
    var name = store.labels.name(store.notes[node].label)
    // A name given to the nodes of an element is on the boundary around them.
    var around = layout.parent(of: node)
    while around.isBelowTop, layout.isBoundary(around) {
      let outer = store.labels.name(store.notes[around].label)
      if !outer.isEmpty { name = outer }
      around = layout.parent(of: around)
    }
    return name.isEmpty ? drawing(of: node)?.name ?? layout.kindName(of: node) : name
  }

  /// Returns the identifiers of `node`, inner ones first.
  public func identifiers(of node: LayoutTree.NodeID) -> [String] {
    guard !emission.store.identifiers.isEmpty else { return [] }
    var names = emission.store.identifiers[node] ?? []
    var around = layout.parent(of: node)
    while around.isBelowTop, layout.isBoundary(around) {
      names += emission.store.identifiers[around] ?? []
      around = layout.parent(of: around)
    }
    return names
  }

  /// The currently visible frames of the nodes with identifiers, in the root's space, in points.
  public var identifiedFrames: [String: CGRect] { identifiedFrames(presentedFrame) }

  /// The frames of the nodes with identifiers after all motion has ended.
  public var finalFrames: [String: CGRect] { identifiedFrames(layout.frame) }

  private func identifiedFrames(_ frame: (LayoutTree.NodeID) -> CGRect) -> [String: CGRect] {
    guard !emission.store.identifiers.isEmpty, let root = layout.root else { return [:] }
    var frames: [String: CGRect] = [:]
    // The order of the views matters: of several views with the same identifier the first one
    // counts.
    for node in nodes(inside: root) {
      guard let names = emission.store.identifiers[node], layout.isShown(node) else { continue }
      for name in names where frames[name] == nil { frames[name] = frame(node) }
    }
    return frames
  }

  // MARK: Drawing

  /// Returns the drawing of the laid-out view, with its size or that of the window, and the
  /// top-left corner at the origin.
  ///
  /// - Parameters:
  ///   - background: drawn below everything else.
  ///   - scale: the pixels per point of the grid to which edges snap; by default the environment's
  ///     display scale.
  public func displayList(background: ResolvedColor? = nil, scale: CGFloat? = nil) -> DisplayList {
    let displayScale = emission.environment.displayScale
    let canvas = DrawingCanvas(
      grid: PixelGrid(scale: scale ?? displayScale), displayScale: displayScale)
    draw(at: .zero, in: canvas)
    return DisplayList(
      size: presentedSize, background: background, items: canvas.items, images: canvas.images)
  }

  private enum Step {
    case visit(LayoutTree.NodeID, CGPoint)
    case finish(any NodeDrawing, CGRect)
  }

  /// Draws the laid-out view with its top-left corner at `corner`, as a part of a larger picture.
  ///
  /// The function walks the tree without recursion, because a chain of modifiers may be too deep
  /// for the stack.
  public func draw(at corner: CGPoint, in canvas: DrawingCanvas) {
    guard let root = layout.root, !drawPresented(at: corner, in: canvas) else { return }
    var steps: [Step] = [.visit(root, corner)]
    while let step = steps.popLast() {
      switch step {
      case .finish(let drawing, let frame): drawing.end(frame, in: canvas)
      case .visit(let node, let corner):
        let offset = layout.origin(of: node)
        let origin = CGPoint(x: corner.x + offset.x, y: corner.y + offset.y)
        let frame = CGRect(origin: origin, size: layout.size(of: node))
        if let drawing = drawing(of: node) {
          // An infinite or huge frame can't be drawn.
          guard Self.isDrawable(frame) else { continue }
          drawing.begin(frame, in: canvas)
          steps.append(.finish(drawing, frame))
        }
        // The last pushed step is the first one taken.
        for child in layout.drawingOrder(of: node).reversed() {
          steps.append(.visit(child, origin))
        }
      }
    }
  }

  func drawing(of node: LayoutTree.NodeID) -> (any NodeDrawing)? {
    emission.nodes.drawing(of: node)
  }

  static func isDrawable(_ frame: CGRect) -> Bool {
    let limit: CGFloat = 1e7
    return abs(frame.minX) < limit && abs(frame.minY) < limit && frame.width < limit
      && frame.height < limit
  }
}

/// An error in creating nodes from a view.
public enum ViewError: Error, Equatable, CustomStringConvertible {
  /// Views are nested deeper than ``Emission/depthLimit``, or deeper than the stack of a live
  /// view's thread allows.
  case tooDeep
  /// A view requires an object of a type that no enclosing view provides.
  case missingObject(_ type: String, view: String)

  public var description: String {
    switch self {
    case .tooDeep:
      "The view is nested more than \(Emission.depthLimit) levels deep, or deeper than the thread's stack allows. Look for a view whose body contains itself."
    case .missingObject(let type, let view):
      "No Observable object of type \(type) found for \(view). A View.environmentObject(_:) or View.environment(_:) for \(type) may be missing as an ancestor of this view."
    }
  }
}

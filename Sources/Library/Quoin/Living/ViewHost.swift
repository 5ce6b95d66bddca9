import Foundation
import QuoinCore
import QuoinDrawing
import QuoinExplain
import QuoinGeometry
import QuoinPango
import QuoinText
import QuoinViews

/// Keeps a view alive without a display.
///
/// Its state changes, an update evaluates only what depends on it, and a program can measure and
/// draw the result and inspect what happened.
///
///     let host = ViewHost(size: CGSize(width: 393, height: 852)) { Counter() }
///     try host.update()                       // the first image; onAppear has run
///     model.count += 1
///     let update = try host.update()
///     update.views                            // the bodies that ran: ["Counter"]
///     try host.pngData()
///
/// Changes between two updates are combined. An update includes the changes of its own actions,
/// such as an `onAppear`.
@MainActor
public final class ViewHost<Content: View> {
  package let tree: LivingTree<Content>
  /// The records of the updates while they are being watched; `nil` otherwise.
  private var watched: [UpdateRecord]?
  /// Pixels per point of the PNG.
  public var scale: CGFloat = 1
  /// Whether images have no transparency: where the view is empty they then show the background of
  /// a window.
  public var isOpaque = false
  /// Whether images show the background of a window if a view prefers another color scheme than
  /// that of ``environment``.
  var showsPreferredScheme = false

  init(_ tree: LivingTree<Content>) { self.tree = tree }

  /// Keeps `content` alive from the first ``update()`` on.
  ///
  /// - `size`: the size proposed to the view, in points.
  /// - `platform`: the platform whose metrics and defaults apply.
  /// - `safeAreaInsets`: the safe area of the window around the view; `nil` for a view without a
  ///   window.
  /// - `shaper`: the text shaper.
  public convenience init(
    _ content: Content, size: ProposedViewSize = .unspecified, platform: Platform = .iOS,
    safeAreaInsets: EdgeInsets? = nil, shaper: any TextShaper = SystemShaper.shared
  ) {
    var environment = EnvironmentValues()
    environment.platform = platform
    environment.displayScale = platform.displayScale
    environment.colorScheme = platform.standardColorScheme
    self.init(
      LivingTree(
        content, proposal: size, environment: environment,
        window: safeAreaInsets.map { WindowInsets(container: $0) }, shaper: shaper))
  }

  /// Keeps the view of `content` alive in a frame of `size` points.
  public convenience init(
    size: CGSize, platform: Platform = .iOS, shaper: any TextShaper = SystemShaper.shared,
    @ViewBuilder content: @MainActor () -> Content
  ) {
    self.init(content(), size: ProposedViewSize(size), platform: platform, shaper: shaper)
  }

  /// Keeps the view of `content` alive on the whole screen of a device.
  public convenience init(
    device: DeviceProfile, shaper: any TextShaper = SystemShaper.shared,
    @ViewBuilder content: @MainActor () -> Content
  ) {
    let renderer = ImageRenderer(content: content())
    renderer.device = device
    renderer.isOpaque = true
    renderer.shaper = shaper
    self.init(renderer.livingTree())
    scale = renderer.scale
    isOpaque = true
  }

  // MARK: Changing

  /// The root view. A new value keeps the state of every view that keeps its identity.
  public var rootView: Content {
    get { tree.view }
    set { tree.view = newValue }
  }

  /// The size proposed to the view, in points.
  public var proposedSize: ProposedViewSize {
    get { tree.proposal }
    set { tree.proposal = newValue }
  }

  /// The environment of the whole view: `host.environment.colorScheme = .dark`.
  public var environment: EnvironmentValues {
    get { tree.environment }
    set { tree.environment = newValue }
  }

  /// Whether something changed since the last update.
  public var needsUpdate: Bool { tree.needsUpdate }

  /// Evaluates the bodies that depend on the changes, lays out the affected views, and runs the
  /// actions that depend on that.
  ///
  /// - Returns: the record of the update.
  /// - Throws: an error if the update never ends, or views are nested endlessly.
  @discardableResult
  public func update() throws -> UpdateRecord { noted(try tree.update()) }

  /// Calls `body`, and returns the record of each update that it causes in this host.
  package func watchingUpdates(_ body: () throws -> Void) rethrows -> [UpdateRecord] {
    let around = watched
    watched = []
    defer { watched = around.map { $0 + (watched ?? []) } }
    try body()
    return watched ?? []
  }

  /// Calls the asynchronous `body`, and returns the record of each update that it causes in this
  /// host.
  package func watchingLaterUpdates(_ body: () async throws -> Void) async rethrows
    -> [UpdateRecord]
  {
    let around = watched
    watched = []
    defer { watched = around.map { $0 + (watched ?? []) } }
    try await body()
    return watched ?? []
  }

  /// Adds a record to those being watched, and returns it.
  func noted(_ record: UpdateRecord) -> UpdateRecord {
    watched?.append(record)
    return record
  }

  /// The view's time, in seconds since it became live. It only changes by ``advance(by:)``.
  public var time: TimeInterval { clock.now }

  /// The clock of the view, for setting alarms.
  public var clock: LivingClock { tree.clock }

  /// Advances time by `seconds`: due alarms go off in order, each followed by an update.
  ///
  /// - Returns: the record of all updates.
  @discardableResult
  public func advance(by seconds: TimeInterval) throws -> UpdateRecord {
    noted(try tree.advance(by: seconds))
  }

  /// Ends the view's life: all views disappear, and their tasks are cancelled.
  ///
  /// A host that is deallocated without this call ends silently: tasks are cancelled and
  /// subscriptions end, but no `onDisappear` runs.
  public func close() { tree.close() }

  // MARK: Queries

  /// The size of the view, in points.
  public var size: CGSize {
    let layout = tree.tree.layout
    return layout.root.map(layout.size(of:)) ?? .zero
  }

  /// Returns the layout of the view with its reasons.
  public func layoutReport() throws -> LayoutReport {
    try settle()
    return try picture.layoutReport()
  }

  /// Warnings: features with partial support, modifiers that contradict each other.
  public var warnings: [String] { tree.tree.errors + tree.tree.warnings }

  /// The former name of ``warnings``.
  @available(*, deprecated, renamed: "warnings")
  public var remarks: [String] { warnings }

  /// Returns the frame of the view with the given `.accessibilityIdentifier` as currently shown on
  /// screen, in the root's space, in points.
  public func frame(of identifier: String) -> CGRect? { frames[identifier] }

  /// The frames of all views with an identifier as currently shown on screen, in the root's space,
  /// in points.
  public var frames: [String: CGRect] { tree.tree.identifiedFrames }
}

import QuoinGeometry
import QuoinLayout

/// The views of a picture. If the layout changes a result that they depend on, all of them are
/// emitted again.
@MainActor
final class PictureSource: EmissionSource {
  private(set) var emission: Emission
  /// The proposal for which the tree is laid out.
  var proposal = ProposedViewSize.unspecified
  /// Whether the pipeline may still apply changed results, which it does at most once per layout.
  var mayEmitAgain = true
  /// The window's color scheme: the one that a view inside prefers, determined by layout, or else
  /// the environment's.
  private(set) var colorScheme: ColorScheme
  private let environment: EnvironmentValues
  private var results: [PreLayoutQuery.Name: Any] = [:]
  /// Emits the views for a window with the given color scheme, using the results of the previous
  /// pass.
  private let emit: @MainActor (ColorScheme, [PreLayoutQuery.Name: Any]) throws -> Emission

  init(
    environment: EnvironmentValues,
    emit: @escaping @MainActor (ColorScheme, [PreLayoutQuery.Name: Any]) throws -> Emission
  ) throws {
    self.environment = environment
    self.emit = emit
    colorScheme = environment.colorScheme
    emission = try emit(environment.colorScheme, [:])
  }

  /// Creates the source for a live tree, whose views the `LivingTree` emits.
  init(living emission: Emission) {
    environment = emission.environment
    colorScheme = emission.environment.colorScheme
    emit = { _, _ in emission }
    self.emission = emission
  }

  /// Adopts the layout of the live tree.
  func adoptLayout() { colorScheme = emission.environment.colorScheme }

  /// Whether the tree contains parts that an earlier layout emitted or scrolled to.
  var isBoundToLayout: Bool {
    let store = emission.store
    return emission.layoutCount > 0
      && (emission.hasEmittedAfterLayout || !store.scrolling.views.items.isEmpty
        || !store.lazyRows.items.isEmpty)
  }

  /// Returns the color scheme that the views prefer, or else that of `environment`.
  func colorScheme(preferredIn environment: EnvironmentValues) -> ColorScheme {
    emission.tree.root.flatMap { emission.nodes.preference(PreferredColorSchemeKey.self, of: $0) }
      ?? environment.colorScheme
  }

  /// Clears the results of earlier layouts.
  func reset() {
    results = [:]
    mayEmitAgain = true
  }

  // MARK: The steps of an update

  func remember(_ isNew: Bool) -> Bool { false }

  /// Emits all views if `isNew`.
  func emit(_ isNew: Bool) throws {
    if isNew { emission = try emit(colorScheme, results) }
  }

  func needsLayout(after isNew: Bool) -> Bool { true }

  func negotiate() throws { try emission.tree.layout(proposal: proposal) }

  func observingLayout(_ body: () throws -> Void) rethrows { try body() }

  func renewPostLayoutContent() throws {}

  func applyResults() throws -> Bool {
    guard mayEmitAgain else { return false }
    mayEmitAgain = false
    let wanted = colorScheme(preferredIn: environment)
    results = PreLayoutPreferences(emission).changedResults
    guard wanted != colorScheme || !results.isEmpty else { return false }
    colorScheme = wanted
    emission = try emit(colorScheme, results)
    return true
  }

  func applyWithdrawnResults() -> Bool { false }

  func extendWindows(isAnimated: Bool) -> Bool { false }

  func finishLayout() {}

  func follow(isAnimated: Bool) throws {}

  func notifyObservers() {}
}

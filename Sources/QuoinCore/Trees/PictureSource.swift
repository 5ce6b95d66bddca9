import QuoinGeometry
import QuoinLayout

/// The views of a picture: emitted anew, as a whole, whenever the layout changes an answer that they are made of.
@MainActor
final class PictureSource: EmissionSource {
  private(set) var emission: Emission
  /// The proposal that the tree is laid out for.
  var proposal = ProposedViewSize.unspecified
  /// Whether the pipeline may still ask for changed answers: once a layout.
  var asksAgain = true
  /// The window's colour scheme: the one that a view inside prefers, found out by layout, else the environment's.
  private(set) var colorScheme: ColorScheme
  private let environment: EnvironmentValues
  private var answers: [PreLayoutQuestion.Name: Any] = [:]
  /// Emits the views anew, for a window of a colour scheme, with the answers that the pass before found.
  private let emit: @MainActor (ColorScheme, [PreLayoutQuestion.Name: Any]) throws -> Emission

  init(
    environment: EnvironmentValues,
    emit: @escaping @MainActor (ColorScheme, [PreLayoutQuestion.Name: Any]) throws -> Emission
  ) throws {
    self.environment = environment
    self.emit = emit
    colorScheme = environment.colorScheme
    emission = try emit(environment.colorScheme, [:])
  }

  /// The views of a living tree, which the `LivingTree` emits.
  init(living emission: Emission) {
    environment = emission.environment
    colorScheme = emission.environment.colorScheme
    emit = { _, _ in emission }
    self.emission = emission
  }

  /// The living tree has laid the views out.
  func takeLayout() { colorScheme = emission.environment.colorScheme }

  /// Whether the tree holds parts that an earlier layout emitted or scrolled to.
  var isBoundToLayout: Bool {
    let store = emission.store
    return emission.layoutCount > 0
      && (emission.hasEmittedAfterLayout || !store.scrolling.views.items.isEmpty
        || !store.lazyRows.items.isEmpty)
  }

  /// The colour scheme that the views prefer, else that of `environment`.
  func colorScheme(preferredIn environment: EnvironmentValues) -> ColorScheme {
    guard emission.tree.root >= 0 else { return environment.colorScheme }
    return emission.preference(PreferredColorSchemeKey.self, of: emission.tree.root)
      ?? environment.colorScheme
  }

  /// Forgets the answers that earlier layouts found.
  func reset() {
    answers = [:]
    asksAgain = true
  }

  // MARK: The steps of an update

  func remember(_ isNew: Bool) -> Bool { false }

  /// Emits everything, where `isNew`.
  func emit(_ isNew: Bool) throws {
    if isNew { emission = try emit(colorScheme, answers) }
  }

  func needsLayout(after isNew: Bool) -> Bool { true }

  func negotiate() throws { try emission.tree.layout(proposal: proposal) }

  func observingLayout(_ body: () throws -> Void) rethrows { try body() }

  func renewPostLayoutContent() throws {}

  func takeAnswers() throws -> Bool {
    guard asksAgain else { return false }
    asksAgain = false
    let wanted = colorScheme(preferredIn: environment)
    answers = PreLayoutAnswers(emission).changedAnswers
    guard wanted != colorScheme || !answers.isEmpty else { return false }
    colorScheme = wanted
    emission = try emit(colorScheme, answers)
    return true
  }

  func takeWithdrawnAnswers() -> Bool { false }

  func finishLayout() {}

  func follow(isAnimated: Bool) throws {}

  func tell() {}
}

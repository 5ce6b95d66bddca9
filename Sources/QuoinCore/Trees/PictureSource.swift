import QuoinGeometry
import QuoinLayout

/// The views of a picture: emitted anew, as a whole, whenever something was found out too late.
@MainActor
final class PictureSource: EmissionSource {
  private(set) var emission: Emission
  /// What the tree is laid out for.
  var proposal = ProposedViewSize.unspecified
  /// Whether what was found out too late is still to be asked for: once a layout.
  var asksAgain = true
  /// The window's colour scheme: what a view inside prefers, known after layout, else the environment's.
  private(set) var colorScheme: ColorScheme
  private let environment: EnvironmentValues
  private var answers: [PreLayoutQuestion.Name: Any] = [:]
  /// Makes the nodes anew, for a window of a colour scheme, with answers that the pass before found.
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

  /// The views of a living tree, which somebody else emits.
  init(living emission: Emission) {
    environment = emission.environment
    colorScheme = emission.environment.colorScheme
    emit = { _, _ in emission }
    self.emission = emission
  }

  /// Somebody else has laid the tree out.
  func takeLayout() { colorScheme = emission.environment.colorScheme }

  /// Whether there was a layout that the tree holds parts of: what was evaluated for it, or seen in it.
  var isBoundToLayout: Bool {
    let store = emission.store
    return emission.layoutCount > 0
      && (emission.hasEmittedAfterLayout || !store.scrolling.views.items.isEmpty
        || !store.lazyRows.items.isEmpty)
  }

  /// What the views prefer, else what `environment` says.
  func colorScheme(preferredIn environment: EnvironmentValues) -> ColorScheme {
    guard emission.tree.root >= 0 else { return environment.colorScheme }
    return emission.preference(PreferredColorSchemeKey.self, of: emission.tree.root)
      ?? environment.colorScheme
  }

  /// Forgets what earlier layouts found out.
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

  func finishLayout() {}

  func follow(isAnimated: Bool) throws {}

  func tell() {}
}

import QuoinCore
import QuoinViews

extension ViewHost {
  /// Returns the accessibility properties of the view called `name`: found by its
  /// `accessibilityIdentifier`, or else its `accessibilityLabel`, or else a text that it shows.
  public func accessibility(of name: String) throws -> AccessibilityProperties {
    try settle()
    return try controls.accessibility(of: name)
  }

  /// Performs an accessibility action of the element called `name`, as a user of a screen reader
  /// does.
  ///
  /// - Parameters:
  ///   - action: the name of the action, or else `activate`, `escape`, `magic tap`, `delete`,
  ///     `show menu`, `zoom in`, `zoom out`, or `scroll top` (`bottom`, `leading`, `trailing`).
  ///     Where no view has an action for it, `escape` dismisses the frontmost presentation or goes
  ///     back.
  ///   - name: the element's identifier, label, text, or one of its input labels.
  ///
  /// On iOS, `activate` touches an element that has no action for it.
  ///
  /// - Throws: `ControlError.action(_:_:_:)` if the element has no such action, and
  ///   `ControlError.disabled(_:_:)` if its view is disabled.
  @discardableResult
  public func performAccessibilityAction(
    named action: String, on name: String
  ) throws -> UpdateRecord {
    if action == "activate" {
      try update()
      if let point = spokenElements(called: name).first?[0].touchedPoint {
        return try tap(at: point)
      }
    }
    return try perform {
      let chains = spokenElements(called: name)
      guard !chains.isEmpty else {
        // A view inside an element.
        let actions = try controls.accessibility(of: name).actions
        guard let found = actions.first(where: { $0.name == action }) else {
          throw ControlError.action(name, action, actions.compactMap(\.name))
        }
        return found.perform()
      }
      guard let found = chains.lazy.joined().compactMap({ $0.action(called: action) }).first else {
        if action == "escape", leave() { return }
        let names = chains.flatMap { $0[0].namedActions.compactMap(\.name) }
        throw ControlError.action(name, action, names)
      }
      guard found.isEnabled else { throw ControlError.disabled(name, "view") }
      found.perform()
    }
  }

  /// Dismisses the frontmost presentation, or else the top page, and returns whether there is one.
  private func leave() -> Bool {
    let nodes = tree.emission.nodes
    if let presentation = nodes.frontPresentation {
      guard presentation.canBeLeft else { return false }
      presentation.end()
      return true
    }
    return nodes.carriedInFront(NavigationHandle.self).reversed().contains { $0.thing.goBack() }
  }

  /// Returns the action that adjusts the element called `name`; `nil` if it has none.
  func adjustment(of name: String) -> (@MainActor (Int) -> Bool)? {
    spokenElements(called: name).lazy.compactMap(\.[0].adjust).first
  }

  /// Returns the elements called `name`, each followed by the groups around it, inner ones first.
  private func spokenElements(called name: String) -> [[SpokenElement]] {
    let chains = ScreenReader(tree).elements.flatMap { Self.chains($0, []) }
    let typed = name.asTyped
    let comparisons: [(SpokenElement) -> Bool] = [
      { $0.identifier == name }, { $0.label.asTyped == typed }, { $0.name.asTyped == typed },
      { $0.properties.inputLabels.contains { $0.asTyped == typed } },
    ]
    return comparisons.lazy.map { isCalled in chains.filter { isCalled($0[0]) } }
      .first { !$0.isEmpty } ?? []
  }

  private static func chains(_ element: SpokenElement, _ around: [SpokenElement])
    -> [[SpokenElement]]
  {
    guard !element.properties.isHidden else { return [] }
    let chain = [element] + around
    return [chain] + element.inside.flatMap { chains($0, chain) }
  }
}

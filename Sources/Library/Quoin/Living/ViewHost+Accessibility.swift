import QuoinCore
import QuoinViews

extension ViewHost {
  /// Returns the accessibility properties of the view called `name`: found by its
  /// `accessibilityIdentifier`, or else its `accessibilityLabel`, or else a text that it shows.
  public func accessibility(of name: String) throws -> AccessibilityProperties {
    try settle()
    return try controls.accessibility(of: name)
  }

  /// Performs the accessibility action called `action` of the view called `name`.
  @discardableResult
  public func performAccessibilityAction(
    named action: String, on name: String
  ) throws -> UpdateRecord {
    try perform {
      let actions = try controls.accessibility(of: name).actions
      guard let action = actions.first(where: { $0.name == action }) else {
        throw ControlError.choice(name, action, actions.compactMap(\.name))
      }
      action.perform()
    }
  }
}

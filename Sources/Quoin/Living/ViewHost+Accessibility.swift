import QuoinCore
import QuoinViews

extension ViewHost {
  /// What assistive technologies are told of the view called `name`: found by its `accessibilityIdentifier`, else its
  /// `accessibilityLabel`, else a text that it shows.
  public func accessibility(of name: String) throws -> AccessibilityProperties {
    try settle()
    return try controls.accessibility(of: name)
  }

  /// Does what the view called `name` offers to assistive technologies under the name `action`.
  @discardableResult
  public func perform(action: String, on name: String) throws -> UpdateRecord {
    try perform {
      let actions = try controls.accessibility(of: name).actions
      guard let action = actions.first(where: { $0.name == action }) else {
        throw ControlError.choice(name, action, actions.compactMap(\.name))
      }
      action.perform()
    }
  }
}

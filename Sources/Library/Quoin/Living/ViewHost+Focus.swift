import QuoinCore
import QuoinViews

extension ViewHost {
  /// Moves the focus to the nearest focusable view in a direction, as a remote control does on
  /// tvOS, or adds a warning if there is none.
  @discardableResult
  public func moveFocus(_ direction: MoveCommandDirection) throws -> UpdateRecord {
    var hasMoved = false
    let record = try perform {
      let emission = tree.emission
      hasMoved = emission.service(FocusManager.self)?.move(direction, in: emission) ?? false
    }
    if !hasMoved {
      tree.emission.diagnostics.addWarning(
        "The focus hasn't moved \(direction): no focusable view is there.")
    }
    return record
  }
}

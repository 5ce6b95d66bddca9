import Foundation
import QuoinCore
import QuoinGeometry
import QuoinViews

// The former names of members.

extension ViewHost {
  /// A former form of `perform(_:)`.
  @available(*, deprecated, message: "Use perform(Interaction(sentence)) instead.")
  @discardableResult
  public func perform(_ sentence: String) throws -> UpdateRecord {
    try perform(Interaction(sentence))
  }

  /// The former name of ``performAccessibilityAction(named:on:)``.
  @available(*, deprecated, renamed: "performAccessibilityAction(named:on:)")
  @discardableResult
  public func perform(action: String, on name: String) throws -> UpdateRecord {
    try performAccessibilityAction(named: action, on: name)
  }

  /// A former form of `set(_:to:)`.
  @available(*, deprecated, message: "Pass a Hashable value instead.")
  @discardableResult
  @_disfavoredOverload
  public func set(_ name: String, to value: Any) throws -> UpdateRecord {
    try set(name, toAny: value)
  }

  /// A former form of ``value(of:as:)``.
  @available(*, deprecated, message: "Use value(of:as:) instead.")
  public func value(of name: String) throws -> Any? { try value(called: name) }

  /// The former name of ``beginTouch(at:fingers:modifiers:)``.
  @available(*, deprecated, renamed: "beginTouch(at:fingers:modifiers:)")
  @discardableResult
  public func press(at point: CGPoint, fingers: Int = 1, modifiers: EventModifiers = []) throws
    -> UpdateRecord
  {
    try beginTouch(at: point, fingers: fingers, modifiers: modifiers)
  }

  /// The former name of ``beginTouch(on:modifiers:)``.
  @available(*, deprecated, renamed: "beginTouch(on:modifiers:)")
  @discardableResult
  public func press(_ name: String, modifiers: EventModifiers = []) throws -> UpdateRecord {
    try beginTouch(on: name, modifiers: modifiers)
  }

  /// The former name of ``moveTouch(to:)``.
  @available(*, deprecated, renamed: "moveTouch(to:)")
  @discardableResult
  public func move(to point: CGPoint) throws -> UpdateRecord { try moveTouch(to: point) }

  /// The former name of ``endTouch()``.
  @available(*, deprecated, renamed: "endTouch()")
  @discardableResult
  public func release() throws -> UpdateRecord { try endTouch() }
}

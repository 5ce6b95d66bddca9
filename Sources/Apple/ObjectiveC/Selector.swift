// The names are Objective-C's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The name of a method, for targets and actions.
///
/// Compiles only: without the Objective-C runtime no method can be found by its name. Controls
/// store their targets and actions as data; use a closure (`UIAction`) instead.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  private let name: String

  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }

  public var description: String { name }
}

/// Returns the selector called `name`.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// Returns the name of `selector`.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

import Foundation
import QuoinGeometry

/// A value that flows down the tree. Give a type a default and read it by its key.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Light or dark surroundings.
public enum ColorScheme: String, CaseIterable, Sendable, Codable, Hashable { case light, dark }

/// Everything that flows down to a view: the nearest writer of each value wins.
///
/// Copies share what they have in common: writing a value puts one link in front of a chain, so that a
/// modifier costs one allocation however much is in the environment.
public struct EnvironmentValues {
  private final class Link {
    let key: ObjectIdentifier
    let value: Any
    let next: Link?
    init(key: ObjectIdentifier, value: Any, next: Link?) {
      self.key = key
      self.value = value
      self.next = next
    }
  }
  private var head: Link?

  /// Whose metrics and defaults apply.
  public var platform = Platform.iOS
  /// Pixels a point.
  public var displayScale: CGFloat = 1
  public var layoutDirection = LayoutDirection.leftToRight
  public var colorScheme = ColorScheme.light
  /// Whether there may be a safe area around, which backgrounds reach into.
  package var hasSafeArea = false
  /// Whether there is a scroll view around.
  public internal(set) var isInScrollView = false

  public init() {}

  /// One pixel in points; 1 where the scale is 0 or not finite.
  public var pixelLength: CGFloat {
    displayScale == 0 || !displayScale.isFinite ? 1 : 1 / displayScale
  }

  /// The value of `key`, or its default.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let wanted = ObjectIdentifier(key)
      var link = head
      while let current = link {
        if current.key == wanted, let value = current.value as? K.Value { return value }
        link = current.next
      }
      return K.defaultValue
    }
    set { head = Link(key: ObjectIdentifier(key), value: newValue, next: head) }
  }
}

extension EnvironmentValues: CustomStringConvertible {
  public var description: String {
    "EnvironmentValues(\(platform), @\(LengthFormat.text(displayScale))x, \(colorScheme))"
  }
}

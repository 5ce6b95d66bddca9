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
  private class Link {
    let key: ObjectIdentifier
    let next: Link?
    init(key: ObjectIdentifier, next: Link?) {
      self.key = key
      self.next = next
    }
    @MainActor func hasSameValue(as other: Link) -> Bool { false }
  }

  private final class ValueLink<Value>: Link {
    let value: Value
    init(key: ObjectIdentifier, value: Value, next: Link?) {
      self.value = value
      super.init(key: key, next: next)
    }
    override func hasSameValue(as other: Link) -> Bool {
      guard let other = other as? ValueLink else { return false }
      return ValueComparison.areSame(value, other.value)
    }
  }

  private var head: Link?

  /// The platform whose metrics and defaults apply.
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
        if current.key == wanted {
          // All values of a key have the same type.
          return unsafeDowncast(current, to: ValueLink<K.Value>.self).value
        }
        link = current.next
      }
      return K.defaultValue
    }
    set { head = ValueLink(key: ObjectIdentifier(key), value: newValue, next: head) }
  }
}

extension EnvironmentValues {
  /// Whether the same values were written in the same order.
  @MainActor func isSame(as other: EnvironmentValues) -> Bool {
    guard platform == other.platform, displayScale == other.displayScale,
      layoutDirection == other.layoutDirection, colorScheme == other.colorScheme,
      hasSafeArea == other.hasSafeArea, isInScrollView == other.isInScrollView
    else { return false }
    var (first, second) = (head, other.head)
    while let one = first, let two = second {
      if one === two { return true }
      guard one.key == two.key, one.hasSameValue(as: two) else { return false }
      (first, second) = (one.next, two.next)
    }
    return first == nil && second == nil
  }
}

extension EnvironmentValues {
  /// Whether this is `other`, without a look at the values: equal ones that were written apart are not found.
  func isIdentical(to other: EnvironmentValues) -> Bool {
    head === other.head && platform == other.platform && displayScale == other.displayScale
      && layoutDirection == other.layoutDirection && colorScheme == other.colorScheme
      && hasSafeArea == other.hasSafeArea && isInScrollView == other.isInScrollView
  }

  /// What was written before this environment and `other` parted.
  func common(with other: EnvironmentValues) -> EnvironmentValues {
    func length(_ link: Link?) -> Int {
      var (count, link) = (0, link)
      while let current = link { (count, link) = (count + 1, current.next) }
      return count
    }
    var (first, second) = (head, other.head)
    let (one, two) = (length(first), length(second))
    for _ in 0..<max(one - two, 0) { first = first?.next }
    for _ in 0..<max(two - one, 0) { second = second?.next }
    while first !== second { (first, second) = (first?.next, second?.next) }
    var result = self
    result.head = first
    return result
  }

  /// The values of keys of the program's own that differ from those of `other`, by the name of the key, as text.
  package func ownValues(differingFrom other: EnvironmentValues) -> [(name: String, text: String)] {
    var result: [(name: String, text: String)] = []
    var known: Set<ObjectIdentifier> = []
    var link = head
    while let current = link, current !== other.head {
      link = current.next
      // The identifier of a type is its metatype.
      let type = unsafeBitCast(current.key, to: Any.Type.self)
      guard known.insert(current.key).inserted, let key = type as? any EnvironmentKey.Type,
        !Self.isFrameworks(type), let text = text(of: key, unlike: other)
      else { continue }
      result.append((Self.name(of: type), text))
    }
    return result
  }

  private func text<K: EnvironmentKey>(of key: K.Type, unlike other: EnvironmentValues) -> String? {
    let (own, others) = ("\(self[key])", "\(other[key])")
    return own == others ? nil : own
  }

  private static func isFrameworks(_ type: Any.Type) -> Bool {
    let module = String(reflecting: type).prefix { $0 != "." }
    return ["Quoin", "QuoinCore", "QuoinKit", "QuoinLayout", "QuoinViews"].contains(module)
  }

  /// `spacing` for `SpacingKey`, and for what `@Entry` makes.
  private static func name(of key: Any.Type) -> String {
    var name = Substring("\(key)")
    if name.hasPrefix("__Key_") { return String(name.dropFirst(6)) }
    if name.hasSuffix("EnvironmentKey") { name.removeLast(14) }
    if name.hasSuffix("Key") { name.removeLast(3) }
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}

extension EnvironmentValues: CustomStringConvertible {
  public var description: String {
    "EnvironmentValues(\(platform), @\(LengthFormat.text(displayScale))x, \(colorScheme))"
  }
}

extension EnvironmentValues: SelfComparing {
  static func isSame(_ first: Self, _ second: Self) -> Bool { first.isSame(as: second) }
}

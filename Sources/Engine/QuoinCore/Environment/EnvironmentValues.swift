import CStackSwitch
import Foundation
import QuoinGeometry
import QuoinLayout

/// A key for an inherited value with a default.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Light or dark appearance.
public enum ColorScheme: String, CaseIterable, Sendable, Codable, Hashable { case light, dark }

/// The inherited values of a view. The innermost modifier that sets a value takes precedence.
///
/// Copies share their common parts: setting a value prepends a link to a chain, so that a modifier
/// costs one allocation however large the environment is.
public struct EnvironmentValues {
  private class Link {
    let key: ObjectIdentifier
    final let next: Link?
    private let end = _EndOfRelease()
    init(key: ObjectIdentifier, next: Link?) {
      self.key = key
      self.next = next
    }
    deinit { if quoin_stack_is_low() { DeepRelease.keep(next) } }
    var keyType: (any EnvironmentKey.Type)? { nil }
    /// The key and the value, as text.
    var text: String { "" }
    /// Returns a link with the same value before another chain.
    func copy(before next: Link?) -> Link { self }
    @MainActor func hasSameValue(as other: Link) -> Bool { false }
  }

  private final class ValueLink<Key: EnvironmentKey>: Link {
    let value: Key.Value
    init(value: Key.Value, next: Link?) {
      self.value = value
      super.init(key: ObjectIdentifier(Key.self), next: next)
    }
    override var keyType: (any EnvironmentKey.Type)? { Key.self }
    override var text: String { "EnvironmentPropertyKey<\(Key.self)> = \(value)" }
    override func copy(before next: Link?) -> Link { ValueLink(value: value, next: next) }
    override func hasSameValue(as other: Link) -> Bool {
      guard let other = other as? ValueLink else { return false }
      return ValueComparison.areSame(value, other.value)
    }
  }

  /// The first link of a copy whose reads are recorded.
  private final class TrackingLink: Link {
    static var key: ObjectIdentifier { ObjectIdentifier(TrackingLink.self) }
    let tracker: EnvironmentTracker
    init(_ tracker: EnvironmentTracker, next: Link?) {
      self.tracker = tracker
      super.init(key: Self.key, next: next)
    }
  }

  private var head: Link?
  private var shownPlatform = Platform.iOS
  private var shownVersion = Platform.Version.v26
  private var shownScale: CGFloat = 1
  private var shownDirection = LayoutDirection.leftToRight
  private var shownScheme = ColorScheme.light

  /// The platform whose metrics and defaults apply.
  public var platform: Platform {
    get {
      tracking?.tracker.note(.platform)
      return shownPlatform
    }
    set { shownPlatform = newValue }
  }
  /// The version of the system whose metrics and colors apply; 26 by default.
  package var systemVersion: Platform.Version {
    get {
      tracking?.tracker.note(.version)
      return shownVersion
    }
    set { shownVersion = newValue }
  }
  /// The look of the platform in its version.
  package var systemLook: SystemLook { SystemLook(platform, systemVersion) }
  /// The number of pixels per point.
  public var displayScale: CGFloat {
    get {
      tracking?.tracker.note(.scale)
      return shownScale
    }
    set { shownScale = newValue }
  }
  public var layoutDirection: LayoutDirection {
    get {
      tracking?.tracker.note(.direction)
      return shownDirection
    }
    set { shownDirection = newValue }
  }
  public var colorScheme: ColorScheme {
    get {
      tracking?.tracker.note(.scheme)
      return shownScheme
    }
    set {
      tracking?.tracker.noteWrittenScheme()
      shownScheme = newValue
    }
  }
  /// Whether there may be a surrounding safe area, into which backgrounds extend.
  package var hasSafeArea = false
  /// Whether there is an enclosing scroll view.
  public internal(set) var isInScrollView = false

  public init() {}

  /// The size of a pixel in points; 1 if the scale is 0 or not finite.
  public var pixelLength: CGFloat {
    displayScale == 0 || !displayScale.isFinite ? 1 : 1 / displayScale
  }

  /// The value of `key`, or its default.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      tracking?.tracker.note(key)
      let wanted = ObjectIdentifier(key)
      var link = head
      while let current = link {
        if current.key == wanted {
          return unsafeDowncast(current, to: ValueLink<K>.self).value
        }
        link = current.next
      }
      return K.defaultValue
    }
    set {
      let tracking = tracking
      head = ValueLink<K>(value: newValue, next: tracking?.next ?? head)
      if let tracking { head = TrackingLink(tracking.tracker, next: head) }
    }
  }
}

extension EnvironmentValues {
  private var tracking: TrackingLink? {
    guard let head, head.key == TrackingLink.key else { return nil }
    return unsafeDowncast(head, to: TrackingLink.self)
  }

  /// The first link with a value.
  private var firstValue: Link? { tracking?.next ?? head }

  /// Returns a copy whose reads `tracker` records.
  func tracked(by tracker: EnvironmentTracker) -> EnvironmentValues {
    var copy = self
    copy.head = TrackingLink(tracker, next: firstValue)
    return copy
  }

  /// Returns whether `tracker` records the reads of this copy.
  func isTracked(by tracker: EnvironmentTracker) -> Bool { tracking?.tracker === tracker }

  /// A copy whose reads are not recorded.
  var untracked: EnvironmentValues {
    guard let tracking else { return self }
    var copy = self
    copy.head = tracking.next
    return copy
  }

  /// A copy whose reads are not recorded; a body that takes it depends on every value.
  package var whole: EnvironmentValues {
    tracking?.tracker.noteAll()
    return untracked
  }
}

extension EnvironmentValues {
  /// Returns whether both environments set the same values in the same order.
  @MainActor func isSame(as other: EnvironmentValues) -> Bool {
    guard shownPlatform == other.shownPlatform, shownVersion == other.shownVersion,
      shownScale == other.shownScale,
      shownDirection == other.shownDirection, shownScheme == other.shownScheme,
      hasSafeArea == other.hasSafeArea, isInScrollView == other.isInScrollView
    else { return false }
    var (first, second) = (firstValue, other.firstValue)
    while let one = first, let two = second {
      if one === two { return true }
      guard one.key == two.key, one.hasSameValue(as: two) else { return false }
      (first, second) = (one.next, two.next)
    }
    return first == nil && second == nil
  }
}

extension EnvironmentValues {
  /// Returns whether this is a copy of `other`, without comparing values; equal values that were
  /// set separately are not identical.
  func isIdentical(to other: EnvironmentValues) -> Bool {
    firstValue === other.firstValue && shownPlatform == other.shownPlatform
      && shownVersion == other.shownVersion && shownScale == other.shownScale
      && shownDirection == other.shownDirection && shownScheme == other.shownScheme
      && hasSafeArea == other.hasSafeArea && isInScrollView == other.isInScrollView
  }

  /// Returns the common ancestor of this environment and `other`.
  func common(with other: EnvironmentValues) -> EnvironmentValues {
    func length(_ link: Link?) -> Int {
      var (count, link) = (0, link)
      while let current = link { (count, link) = (count + 1, current.next) }
      return count
    }
    var (first, second) = (firstValue, other.firstValue)
    let (one, two) = (length(first), length(second))
    for _ in 0..<max(one - two, 0) { first = first?.next }
    for _ in 0..<max(two - one, 0) { second = second?.next }
    while first !== second { (first, second) = (first?.next, second?.next) }
    var result = self
    result.head = first
    return result
  }

  /// Returns the values of the program's own keys that differ from those of `other`, as text with
  /// the name of the key.
  package func ownValues(differingFrom other: EnvironmentValues) -> [(name: String, text: String)] {
    var result: [(name: String, text: String)] = []
    var known: Set<ObjectIdentifier> = []
    var link = firstValue
    while let current = link, current !== other.firstValue {
      link = current.next
      guard known.insert(current.key).inserted, let key = current.keyType,
        !LibraryModules.define(String(reflecting: key)), let text = text(of: key, unlike: other)
      else { continue }
      result.append((Self.name(of: key), text))
    }
    return result
  }

  private func text<K: EnvironmentKey>(of key: K.Type, unlike other: EnvironmentValues) -> String? {
    let (own, others) = ("\(self[key])", "\(other[key])")
    return own == others ? nil : own
  }

  /// Returns the property's name for a key: `spacing` for `SpacingKey`, and for the types that
  /// `@Entry` generates.
  private static func name(of key: Any.Type) -> String {
    var name = Substring("\(key)")
    if name.hasPrefix("__Key_") { return String(name.dropFirst(6)) }
    if name.hasSuffix("EnvironmentKey") { name.removeLast(14) }
    if name.hasSuffix("Key") { name.removeLast(3) }
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}

extension EnvironmentValues {
  /// Returns whether both environments differ at most in the color scheme and in values of keys.
  func differsInValuesAlone(from other: EnvironmentValues) -> Bool {
    shownPlatform == other.shownPlatform && shownVersion == other.shownVersion
      && shownScale == other.shownScale && shownDirection == other.shownDirection
      && hasSafeArea == other.hasSafeArea && isInScrollView == other.isInScrollView
  }

  /// Returns whether both environments have the same value for `key`.
  @MainActor func hasSameValue<K: EnvironmentKey>(_ key: K.Type, as other: EnvironmentValues)
    -> Bool
  {
    func link(in values: EnvironmentValues) -> Link? {
      var link = values.firstValue
      while let current = link, current.key != ObjectIdentifier(key) { link = current.next }
      return link
    }
    // Values that can't be compared, such as closures, are the same in a common part.
    return link(in: self) === link(in: other)
      || ValueComparison.areSame(untracked[key], other.untracked[key])
  }

  /// Returns this environment, which adds values to `old`, with those values added to `new`; `nil`
  /// if it doesn't begin with `old`.
  func rebased(from old: EnvironmentValues, to new: EnvironmentValues) -> EnvironmentValues? {
    var added: [Link] = []
    var link = head
    while let current = link, current !== old.head {
      added.append(current)
      link = current.next
    }
    guard link === old.head else { return nil }
    var result = self
    result.head = added.reversed().reduce(new.head) { $1.copy(before: $0) }
    if shownScheme == old.shownScheme { result.shownScheme = new.shownScheme }
    return result
  }
}

extension EnvironmentValues: CustomStringConvertible {
  /// The values that were set, from the latest to the first.
  public var description: String {
    var texts: [String] = []
    var link = whole.head
    while let current = link {
      texts.append(current.text)
      link = current.next
    }
    return "[\(texts.joined(separator: ", "))]"
  }
}

extension EnvironmentValues: SelfComparing {
  static func isSame(_ first: Self, _ second: Self) -> Bool { first.isSame(as: second) }
}

import Foundation
import QuoinCore
import QuoinGeometry
import QuoinText

/// The user's text size, smallest first.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Creates the size with a name such as `xSmall`, `large` or `accessibility3`, or returns `nil`
  /// if there is none.
  public init?(name: String) {
    guard let size = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = size
  }

  /// Creates the size for an older name.
  public init?(_ uiSizeCategory: ContentSizeCategory) {
    self = uiSizeCategory.dynamicTypeSize
  }

  var level: DynamicTypeLevel { DynamicTypeLevel(rawValue: rawValue) ?? .large }
}

/// The user's text size, with its older names.
public enum ContentSizeCategory: Int, Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.rawValue <= rhs.rawValue }
  public static func > (lhs: Self, rhs: Self) -> Bool { lhs.rawValue > rhs.rawValue }
  public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.rawValue >= rhs.rawValue }

  fileprivate var dynamicTypeSize: DynamicTypeSize { DynamicTypeSize(rawValue: rawValue) ?? .large }
}

/// The user's preferred weight of letters.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

extension EnvironmentValues {
  /// The user's text size. macOS has none, so its text styles have fixed sizes.
  public var dynamicTypeSize: DynamicTypeSize {
    get { text.dynamicTypeSize }
    set { text.dynamicTypeSize = newValue }
  }

  /// ``dynamicTypeSize`` with its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(rawValue: dynamicTypeSize.rawValue) ?? .large }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }

  /// Whether the user prefers bold letters, in which case system fonts are two weights heavier.
  public var legibilityWeight: LegibilityWeight? {
    get { text.legibilityWeight }
    set { text.legibilityWeight = newValue }
  }
}

/// A length that scales with the user's text size, rounded to whole pixels.
///
/// macOS has no such setting, so the length doesn't change there.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let value: Value
  private let style: Font.TextStyle
  private let platform = Environment(\.platform)
  private let size = Environment(\.dynamicTypeSize)
  private let displayScale = Environment(\.displayScale)

  /// Creates a length that scales with body text.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// Creates a length that scales with text in `textStyle`.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    value = wrappedValue
    style = textStyle
  }

  /// The scaled length. Outside a body it is the declared value.
  @MainActor public var wrappedValue: Value {
    let (platform, level, scale) = (
      platform.wrappedValue, size.wrappedValue.level, displayScale.wrappedValue
    )
    let factor = SystemTypography.scale(of: style.systemStyle, platform: platform, level: level)
    guard factor != 1 else { return value }
    return Value(PixelGrid(scale: scale).round(CGFloat(value) * factor))
  }
}

extension ScaledMetric: CompositeProperty {}
extension ScaledMetric: @unchecked Sendable where Value: Sendable {}

import Foundation
import QuoinCore
import QuoinGeometry
import QuoinText

/// The user's text size, smallest first.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether this is one of the five sizes beyond the ordinary slider.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The size by its name: `xSmall`, `large`, `accessibility3`; `nil` where there is none of that name.
  public init?(name: String) {
    guard let size = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = size
  }

  /// The size that an older name stands for.
  public init?(_ uiSizeCategory: ContentSizeCategory) {
    self = uiSizeCategory.dynamicTypeSize
  }

  var level: DynamicTypeLevel { DynamicTypeLevel(rawValue: rawValue) ?? .large }
}

/// The user's text size by its older names.
public enum ContentSizeCategory: Int, Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether this is one of the five sizes beyond the ordinary slider.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.rawValue <= rhs.rawValue }
  public static func > (lhs: Self, rhs: Self) -> Bool { lhs.rawValue > rhs.rawValue }
  public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.rawValue >= rhs.rawValue }

  fileprivate var dynamicTypeSize: DynamicTypeSize { DynamicTypeSize(rawValue: rawValue) ?? .large }
}

/// How thick the user wants letters to be.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

extension EnvironmentValues {
  /// The user's text size. macOS has none: its text styles keep their sizes.
  public var dynamicTypeSize: DynamicTypeSize {
    get { text.dynamicTypeSize }
    set { text.dynamicTypeSize = newValue }
  }

  /// ``dynamicTypeSize`` by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(rawValue: dynamicTypeSize.rawValue) ?? .large }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }

  /// Whether the user wants bold letters: system fonts are then two weights heavier.
  public var legibilityWeight: LegibilityWeight? {
    get { text.legibilityWeight }
    set { text.legibilityWeight = newValue }
  }
}

/// A length that grows with the user's text size, rounded to whole pixels.
///
/// macOS has no such setting: there the length stays as it is.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let value: Value
  private let style: Font.TextStyle
  private let platform = Environment(\.platform)
  private let size = Environment(\.dynamicTypeSize)
  private let displayScale = Environment(\.displayScale)

  /// A length that grows as body text does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// A length that grows as text in `textStyle` does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    value = wrappedValue
    style = textStyle
  }

  /// The length where the view stands. Outside a body it is as large as it was written.
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

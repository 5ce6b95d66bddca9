import Foundation
import QuoinCore
import QuoinGeometry
import QuoinText

extension Font {
  /// The part of the environment on which the size and weight of fonts depend.
  public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
    fileprivate let platform: Platform
    fileprivate let size: DynamicTypeSize
    fileprivate let legibilityWeight: LegibilityWeight?

    init(_ environment: EnvironmentValues) {
      platform = environment.platform
      size = environment.dynamicTypeSize
      legibilityWeight = environment.legibilityWeight
    }

    public var debugDescription: String { "Font.Context(\(platform), \(size))" }
  }

  /// A font's properties in an environment.
  public struct Resolved: Hashable, Sendable {
    /// In points.
    public let pointSize: CGFloat
    public let weight: Weight
    public let width: Width
    public let leading: Leading
    public let isBold: Bool
    public let isItalic: Bool
    public let isMonospaced: Bool
    public let isLowercaseSmallCaps: Bool
    public let isUppercaseSmallCaps: Bool
    public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
  }

  /// Returns the properties of the font in an environment: its size at the user's text size, and
  /// its weight.
  public func resolve(in context: Context) -> Resolved {
    let style = style(context.platform, context.size.level)
    var value = weight?.value ?? style.weight
    if isBold { value = max(value, style.bold) }
    if context.legibilityWeight == .bold, !isCustom { value = min(value + 200, 900) }
    return Resolved(
      pointSize: style.size, weight: Weight(value: value), width: width ?? .standard,
      leading: lineLeading, isBold: isBold, isItalic: isItalic,
      isMonospaced: isMonospaced || design == .monospaced,
      isLowercaseSmallCaps: caps?.contains(.lowercase) ?? false,
      isUppercaseSmallCaps: caps?.contains(.uppercase) ?? false)
  }
}

extension EnvironmentValues {
  /// The context in which `Font.resolve(in:)` computes a font's size and weight.
  public var fontResolutionContext: Font.Context { Font.Context(self) }
}

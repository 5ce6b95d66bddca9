import Foundation
import QuoinCore

/// A preference for one of the variants of an attributed text.
public protocol TextVariantPreference {}

/// A preference for the first variant of a text.
public struct FixedTextVariant: TextVariantPreference, Sendable {
  public init() {}
}

/// A preference for the longest variant that fits.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {
  public init() {}
}

extension TextVariantPreference where Self == FixedTextVariant {
  /// A preference for the first variant of a text.
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}
extension TextVariantPreference where Self == SizeDependentTextVariant {
  /// A preference for the longest variant that fits.
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension Text {
  /// Compiles only: sets the variant of the text; only the first one is shown.
  /// Sizing: as this text.
  public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }

  /// The source of the writing direction of a text's paragraphs.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let name: String
    /// The direction of the content.
    public static let `default` = WritingDirectionStrategy(name: "default")
    /// The direction of the paragraph's first strong character.
    public static let contentBased = WritingDirectionStrategy(name: "contentBased")
    /// The layout direction of the environment.
    public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
  }
}

extension View {
  /// Compiles only: sets the source of the writing direction, which follows the content here.
  /// Sizing: neutral.
  public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View { self }
}

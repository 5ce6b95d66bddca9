import Foundation

/// A value attached to a range of text, for a ``TextRenderer``.
public protocol TextAttribute {}

/// The values attached to a range of text, by type.
///
/// They are compared by identity, because the values aren't necessarily equatable.
struct CustomTextAttributes: Equatable, @unchecked Sendable {
  private final class Values {
    let values: [ObjectIdentifier: any TextAttribute]
    init(_ values: [ObjectIdentifier: any TextAttribute]) { self.values = values }
  }
  private let values: Values

  /// Combines `value` with `others`, which are nearer to the characters and take precedence.
  init<T: TextAttribute>(_ value: T, besides others: CustomTextAttributes?) {
    let known = others?.values.values ?? [:]
    values = Values(known.merging([ObjectIdentifier(T.self): value]) { first, _ in first })
  }

  subscript<T: TextAttribute>(type: T.Type) -> T? { values.values[ObjectIdentifier(type)] as? T }

  static func == (first: Self, second: Self) -> Bool { first.values === second.values }
}

extension Text {
  /// The size of characters relative to their font.
  public struct Scale: Hashable, Sendable {
    private let name: String

    /// The font's size.
    public static let `default` = Scale(name: "default")
    /// A smaller size for secondary text. The factor, four fifths, is estimated.
    public static let secondary = Scale(name: "secondary")

    static let secondaryFactor: CGFloat = 0.8
  }
}

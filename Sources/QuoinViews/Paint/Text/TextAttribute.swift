import Foundation

/// A value that stretches of a text can carry, for a ``TextRenderer`` that draws them in its own way.
public protocol TextAttribute {}

/// The values that a stretch of text carries, by their types.
///
/// Values are told apart by where they were given: whether two of them are equal nobody knows.
struct CustomTextAttributes: Equatable, @unchecked Sendable {
  private final class Values {
    let values: [ObjectIdentifier: any TextAttribute]
    init(_ values: [ObjectIdentifier: any TextAttribute]) { self.values = values }
  }
  private let values: Values

  /// `value` and those of `others`, which stand nearer to the characters and win.
  init<T: TextAttribute>(_ value: T, besides others: CustomTextAttributes?) {
    let known = others?.values.values ?? [:]
    values = Values(known.merging([ObjectIdentifier(T.self): value]) { first, _ in first })
  }

  subscript<T: TextAttribute>(type: T.Type) -> T? { values.values[ObjectIdentifier(type)] as? T }

  static func == (first: Self, second: Self) -> Bool { first.values === second.values }
}

extension Text {
  /// How large characters are beside others of their font.
  public struct Scale: Hashable, Sendable {
    private let name: String

    /// As large as the font says.
    public static let `default` = Scale(name: "default")
    /// Smaller, for what is said beside something else. The factor, four fifths, is estimated.
    public static let secondary = Scale(name: "secondary")

    static let secondaryFactor: CGFloat = 0.8
  }
}

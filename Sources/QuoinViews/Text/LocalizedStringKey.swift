import Foundation

/// The text of a label, made by a string literal: interpolated numbers are written as the user's
/// region writes them, interpolated texts keep their looks.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  var fragments: [TextFragment]

  public init(_ value: String) { fragments = [TextFragment(string: value)] }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) {
    fragments = stringInterpolation.fragments
  }

  /// Collects the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var fragments: [TextFragment] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { append(literal) }
    public mutating func appendInterpolation(_ string: String) { append(string) }

    /// A text with its own looks.
    public mutating func appendInterpolation(_ text: Text) { fragments += text.fragments }

    /// A number: whole ones in groups of thousands, others with six decimals.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(value._number.plain)
    }

    /// A number as `specifier` says, for example `%.2f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(FormatSpecifier(specifier).string(value._number))
    }

    /// A value as `format` writes it.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(format.format(input))
    }

    /// A value as `formatter` writes it.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(formatter.map { $0.string(for: subject) ?? "" } ?? "\(subject)")
    }

    private mutating func append(_ string: String) {
      if let last = fragments.indices.last, fragments[last].attributes == TextAttributes() {
        fragments[last].string += string
      } else {
        fragments.append(TextFragment(string: string))
      }
    }
  }
}

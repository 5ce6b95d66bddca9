import Foundation

/// A number that can be interpolated in a string literal.
public protocol _FormatSpecifiable: Equatable {
  var _number: _FormatNumber { get }
  /// The format of the number in a label's key: `%lld`.
  var _specifier: String { get }
}

/// A number to format.
public enum _FormatNumber: Equatable, Sendable {
  case integer(Int64)
  case unsigned(UInt64)
  case real(Double)
}

extension _FormatSpecifiable where Self: FixedWidthInteger {
  public var _number: _FormatNumber {
    Self.isSigned ? .integer(Int64(clamping: self)) : .unsigned(UInt64(clamping: self))
  }
  public var _specifier: String {
    (Self.bitWidth == 64 ? "%ll" : "%") + (Self.isSigned ? "d" : "u")
  }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _number: _FormatNumber { .real(Double(self)) }
  public var _specifier: String { Self.significandBitCount > 23 ? "%lf" : "%f" }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

/// A `printf` format with one conversion, such as `%05.1f pt`.
///
/// The number is converted to the type that the conversion expects, so that a wrong conversion
/// can't read invalid memory. Decimal numbers are written with grouping separators, as in literals.
struct FormatSpecifier {
  private var prefix = ""
  /// The flags, width and precision.
  private var options = ""
  private var conversion: Character?
  private var suffix = ""

  init(_ specifier: String) {
    var rest = Substring(specifier)
    while let character = rest.popFirst() {
      guard character == "%" else {
        if conversion == nil { prefix.append(character) } else { suffix.append(character) }
        continue
      }
      if rest.first == "%" || conversion != nil {
        if rest.first == "%" { rest.removeFirst() }
        if conversion == nil { prefix.append("%") } else { suffix.append("%") }
        continue
      }
      options = Self.consumeOptions(&rest)
      rest = rest.drop { "hlqLjzt".contains($0) }
      conversion = rest.popFirst()
    }
  }

  /// Consumes flags, width and precision; a length of more than three digits is dropped.
  private static func consumeOptions(_ text: inout Substring) -> String {
    func take(_ isTaken: (Character) -> Bool) -> Substring {
      let taken = text.prefix(while: isTaken)
      text.removeFirst(taken.count)
      return taken
    }
    func consumeLength() -> Substring {
      let digits = take { $0.isASCII && $0.isNumber }
      return digits.count > 3 ? "" : digits
    }
    let flags = take { "-+ #0'".contains($0) }
    var options = flags.prefix(6) + consumeLength()
    if text.first == "." {
      text.removeFirst()
      options += "." + consumeLength()
    }
    return String(options)
  }

  func string(_ number: _FormatNumber, _ separators: NumberSeparators) -> String {
    let text: String
    switch conversion {
    case "f", "F", "e", "E", "g", "G", "a", "A":
      text = String(format: "%\(options)\(conversion ?? "f")", number.real)
    case "x", "X", "o", "u":
      text = String(format: "%\(options)ll\(conversion ?? "u")", number.bits)
    case "d", "i", "D":
      if case .unsigned(let value) = number {
        text = String(format: "%\(options)llu", value)
      } else {
        text = String(format: "%\(options)lld", number.integer)
      }
    default: return prefix + number.plain(separators) + suffix
    }
    return prefix + text.separated(separators, isGrouped: isGrouped) + suffix
  }

  /// Whether thousands are grouped; never in zero-padded numbers.
  private var isGrouped: Bool {
    !"xXoeEaA".contains(conversion ?? "d")
      && !options.drop { "-+ #'".contains($0) }.hasPrefix("0")
  }
}

extension String {
  /// Replaces the separators of the `printf` number in the string with those of a region.
  fileprivate func separated(_ separators: NumberSeparators, isGrouped: Bool) -> String {
    guard let first = firstIndex(where: { $0.isNumber }) else { return self }
    let digits = self[first...].prefix { $0.isNumber }
    var rest = self[digits.endIndex...]
    var groups = ""
    for (index, digit) in digits.enumerated() {
      if isGrouped, index > 0, (digits.count - index) % 3 == 0 { groups += separators.group }
      groups.append(digit)
    }
    if rest.first == "." {
      rest.removeFirst()
      groups += separators.decimal
    }
    return self[..<first] + groups + rest
  }
}

extension _FormatNumber {
  /// Returns the number without a specifier: whole, or with six decimals.
  func plain(_ separators: NumberSeparators) -> String {
    let text =
      switch self {
      case .integer(let value): String(value)
      case .unsigned(let value): String(value)
      case .real(let value): String(format: "%lf", value)
      }
    return text.separated(separators, isGrouped: true)
  }
}

extension _FormatNumber {
  fileprivate var real: Double {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .real(let value): value
    }
  }
  fileprivate var integer: Int64 {
    switch self {
    case .integer(let value): value
    case .unsigned(let value): Int64(clamping: value)
    case .real(let value): Int64(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
    }
  }
  fileprivate var bits: UInt64 {
    if case .unsigned(let value) = self { return value }
    return UInt64(bitPattern: integer)
  }
}

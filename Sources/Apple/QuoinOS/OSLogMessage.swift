/// A log message whose interpolations have privacy levels.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The privacy of an interpolated value.
public struct OSLogPrivacy: Sendable {
  public enum Mask: Sendable {
    case hash
    case none
  }

  enum Level: Sendable {
    case open
    case hidden
    case byValue
  }

  let level: Level
  let mask: Mask

  /// Visible to all readers.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(level: .open, mask: .none) }
  /// Hidden: the log contains `<private>` instead.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(level: .hidden, mask: .none) }
  public static var sensitive: OSLogPrivacy { .private }
  /// Visible for numbers, hidden for strings and objects.
  public static var auto: OSLogPrivacy { OSLogPrivacy(level: .byValue, mask: .none) }
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(level: .hidden, mask: mask)
  }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .private(mask: mask) }
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .byValue, mask: mask) }

  func text(_ value: String, isNumber: Bool) -> String {
    let isOpen = level == .open || (level == .byValue && isNumber)
    if isOpen { return value }
    return mask == .hash ? "<mask.hash: \(value.utf8.count)>" : "<private>"
  }
}

/// The width and alignment of a value in a message.
public struct OSLogStringAlignment: Sendable {
  var columns = 0
  var isRight = false

  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns())
  }
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: true)
  }

  func text(_ value: String) -> String {
    let spaces = String(repeating: " ", count: max(0, columns - value.count))
    return isRight ? spaces + value : value + spaces
  }
}

/// The format of an integer in a message.
public struct OSLogIntegerFormatting: Sendable {
  var radix = 10
  var uppercase = false
  var minDigits = 0
  var explicitPositiveSign = false

  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      minDigits: minDigits(), explicitPositiveSign: explicitPositiveSign)
  }
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, uppercase: uppercase, minDigits: minDigits(),
      explicitPositiveSign: explicitPositiveSign)
  }
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  func text(_ value: some BinaryInteger) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: uppercase)
    let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
    let sign = value < 0 ? "-" : explicitPositiveSign ? "+" : ""
    return sign + zeros + digits
  }
}

/// The format of a floating-point number in a message.
public struct OSLogFloatFormatting: Sendable {
  var specifier = "f"
  var precision = 6

  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: precision())
  }
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(specifier: "e") }
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(specifier: "g") }
  public static func hybrid(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(specifier: "g", precision: precision())
  }

  func text(_ value: Double) -> String { String(format: "%.\(precision)\(specifier)", value) }
}

/// The format of a Boolean value in a message.
public enum OSLogBoolFormat: Sendable {
  case truth
  case answer
}

/// The segments of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  private(set) var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }

  public mutating func appendLiteral(_ literal: String) { text += literal }

  private mutating func append(
    _ value: String, isNumber: Bool, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy
  ) {
    text += align.text(privacy.text(value, isNumber: isNumber))
  }

  public mutating func appendInterpolation(
    _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(argumentString(), isNumber: false, align, privacy)
  }

  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some CustomStringConvertible, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(value().description, isNumber: false, align, privacy)
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append("\(value())", isNumber: false, align, privacy)
  }

  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure () -> (any Error)?, privacy: OSLogPrivacy = .auto
  ) {
    append(argumentObject().map { "\($0)" } ?? "(null)", isNumber: false, .none, privacy)
  }

  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure () -> NSObject?, privacy: OSLogPrivacy = .auto
  ) {
    append(argumentObject()?.description ?? "(null)", isNumber: false, .none, privacy)
  }

  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(number()), isNumber: true, align, privacy)
  }

  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(number()), isNumber: true, align, privacy)
  }

  public mutating func appendInterpolation(
    _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(Double(number())), isNumber: true, align, privacy)
  }

  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    let value = boolean()
    let word = format == .truth ? "\(value)" : value ? "YES" : "NO"
    append(word, isNumber: true, .none, privacy)
  }
}

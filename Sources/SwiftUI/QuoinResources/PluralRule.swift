/// A plural category of the Unicode CLDR.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

/// The properties of a formatted number that plural rules use, with their names in the CLDR.
public struct PluralOperands: Hashable, Sendable {
  /// The absolute value.
  let n: Double
  /// The integer digits.
  let i: Int
  /// The number of visible fraction digits.
  let v: Int
  /// The visible fraction digits as a number, with and without trailing zeros.
  let f, t: Int

  public init(_ value: Int) {
    n = Double(value.magnitude)
    i = Int(min(value.magnitude, UInt(Int.max)))
    (v, f, t) = (0, 0, 0)
  }

  /// Creates the operands of a number that is formatted with `digits` fraction digits.
  public init(_ value: Double, digits: Int) {
    let size = value.isFinite ? min(abs(value), 1e15) : 0
    let digits = min(max(digits, 0), 9)
    var scale = 1
    for _ in 0..<digits { scale *= 10 }
    let (units, over) = Int((size).rounded(.down)).multipliedReportingOverflow(by: 1)
    let fraction = Int(((size - size.rounded(.down)) * Double(scale)).rounded())
    i = over ? 0 : fraction == scale ? units + 1 : units
    f = fraction == scale ? 0 : fraction
    v = digits
    n = Double(i) + Double(f) / Double(scale)
    var short = f
    while short > 0, short % 10 == 0 { short /= 10 }
    t = short
  }

  /// `n` as an integer; `nil` if it has a fraction.
  fileprivate var whole: Int? { f == 0 ? i : nil }
}

/// The cardinal rules of a language, as in the Unicode CLDR.
///
/// Languages without a rule here use `one` for 1 and `other` for all other numbers.
struct PluralRule {
  let language: String
  private let region: String?

  init(language: String) {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    self.language = parts.first ?? ""
    region = parts.dropFirst().last
  }

  /// Returns the choice for `value`; `zero` applies to 0 in every language.
  func choice<Value>(of choices: [PluralCategory: Value], for value: PluralOperands?) -> Value? {
    guard let value else { return choices[.other] ?? choices.values.first }
    if value.n == 0, let zero = choices[.zero] { return zero }
    return choices[category(of: value)] ?? choices[.other]
  }

  func category(of x: PluralOperands) -> PluralCategory {
    switch language {
    case "ja", "zh", "yue", "ko", "th", "vi", "id", "ms", "my", "lo", "jv", "bo", "km", "wo": .other
    case "fr",
      "pt" where region != "pt":
      x.i <= 1 ? .one : millions(x)
    case "it", "ca", "pt": x.i == 1 && x.v == 0 ? .one : millions(x)
    case "es": x.n == 1 ? .one : millions(x)
    case "bg", "el", "hu", "nb", "no", "nn", "tr", "az", "ka", "kk", "ky", "uz", "sq", "eu", "ta",
      "te", "ml", "mn", "ne", "mr", "af", "fo":
      x.n == 1 ? .one : .other
    case "hi", "bn", "gu", "kn", "fa", "am", "as", "zu": x.i == 0 || x.n == 1 ? .one : .other
    case "pa", "hy": x.i <= 1 && (language == "hy" || x.f == 0) ? .one : .other
    case "da": x.n == 1 || x.t != 0 && x.i <= 1 ? .one : .other
    case "is": x.t == 0 && endsInOne(x.i) || x.t % 10 == 1 && x.t % 100 != 11 ? .one : .other
    case "mk": x.v == 0 && endsInOne(x.i) || endsInOne(x.f) ? .one : .other
    case "fil", "tl": filipino(x)
    case "lv": latvian(x)
    case "he", "iw":
      x.i == 1 && x.v == 0 || x.i == 0 && x.v != 0 ? .one : x.i == 2 && x.v == 0 ? .two : .other
    case "ro", "mo": x.i == 1 && x.v == 0 ? .one : romanianFew(x) ? .few : .other
    case "hr", "sr", "bs", "sh": southSlavic(x)
    case "ru", "uk", "be": eastSlavic(x)
    case "pl": polish(x)
    case "cs", "sk": x.v != 0 ? .many : x.i == 1 ? .one : (2...4).contains(x.i) ? .few : .other
    case "sl": slovene(x)
    case "lt": lithuanian(x)
    case "ar": arabic(x)
    case "cy", "ga", "mt": celticAndMaltese(x)
    // English, German, Dutch, Swedish, Finnish, Estonian, Galician, Swahili, Urdu and others.
    default: x.i == 1 && x.v == 0 ? .one : .other
    }
  }

  /// Whether the number is a multiple of a million, for which Romance languages have a form.
  private func millions(_ x: PluralOperands) -> PluralCategory {
    x.i != 0 && x.i % 1_000_000 == 0 && x.v == 0 ? .many : .other
  }

  /// Whether the number is 1, 21, 31 and so on, but not 11.
  private func endsInOne(_ number: Int) -> Bool { number % 10 == 1 && number % 100 != 11 }

  /// Whether the number is 2, 3, 4, 22 and so on, but not 12.
  private func endsInFew(_ number: Int) -> Bool {
    (2...4).contains(number % 10) && !(12...14).contains(number % 100)
  }

  private func filipino(_ x: PluralOperands) -> PluralCategory {
    let last = x.v == 0 ? x.i % 10 : x.f % 10
    return x.v == 0 && (1...3).contains(x.i) || ![4, 6, 9].contains(last) ? .one : .other
  }

  private func latvian(_ x: PluralOperands) -> PluralCategory {
    if let n = x.whole, n % 10 == 0 || (11...19).contains(n % 100) { return .zero }
    if x.v == 2, (11...19).contains(x.f % 100) { return .zero }
    if let n = x.whole, endsInOne(n) { return .one }
    return x.v == 2 && endsInOne(x.f) || x.v != 2 && x.f % 10 == 1 ? .one : .other
  }

  private func romanianFew(_ x: PluralOperands) -> Bool {
    guard x.v == 0 else { return true }
    return x.i == 0 || x.i != 1 && (1...19).contains(x.i % 100)
  }

  private func southSlavic(_ x: PluralOperands) -> PluralCategory {
    if x.v == 0 && endsInOne(x.i) || endsInOne(x.f) { return .one }
    return x.v == 0 && endsInFew(x.i) || endsInFew(x.f) ? .few : .other
  }

  private func eastSlavic(_ x: PluralOperands) -> PluralCategory {
    guard let n = language == "be" ? x.whole : x.v == 0 ? x.i : nil else { return .other }
    return endsInOne(n) ? .one : endsInFew(n) ? .few : .many
  }

  private func polish(_ x: PluralOperands) -> PluralCategory {
    guard x.v == 0 else { return .other }
    return x.i == 1 ? .one : endsInFew(x.i) ? .few : .many
  }

  private func slovene(_ x: PluralOperands) -> PluralCategory {
    guard x.v == 0 else { return .few }
    return switch x.i % 100 {
    case 1: .one
    case 2: .two
    case 3, 4: .few
    default: .other
    }
  }

  private func lithuanian(_ x: PluralOperands) -> PluralCategory {
    guard let n = x.whole else { return .many }
    if (11...19).contains(n % 100) { return .other }
    return n % 10 == 1 ? .one : n % 10 == 0 ? .other : .few
  }

  private func arabic(_ x: PluralOperands) -> PluralCategory {
    guard let n = x.whole else { return .other }
    return switch (n, n % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }

  private func celticAndMaltese(_ x: PluralOperands) -> PluralCategory {
    guard let n = x.whole else { return .other }
    switch (language, n) {
    case (_, 1): return .one
    case (_, 2): return .two
    case ("cy", 0): return .zero
    case ("cy", 3), ("ga", 3...6), ("mt", 0): return .few
    case ("cy", 6), ("ga", 7...10): return .many
    case ("mt", _):
      return (3...10).contains(n % 100) ? .few : (11...19).contains(n % 100) ? .many : .other
    default: return .other
    }
  }
}

import Foundation

/// Formats numbers for SVG: short, without exponents, the same on every machine.
package enum SVGNumber {
  /// Returns `value` with at most `decimals` decimals; 0 if it isn't finite.
  package static func text(_ value: CGFloat, decimals: Int = 3) -> String {
    guard value.isFinite else { return "0" }
    var unit = 1
    for _ in 0..<decimals { unit *= 10 }
    let limit = CGFloat(Int.max / 1024)
    let scaled = min(max((value * CGFloat(unit)).rounded(), -limit), limit)
    let total = Int(scaled.magnitude)
    let sign = scaled < 0 ? "-" : ""
    var fraction = total % unit
    guard fraction > 0 else { return total == 0 ? "0" : "\(sign)\(total / unit)" }
    var places = decimals
    while fraction % 10 == 0 {
      fraction /= 10
      places -= 1
    }
    let digits = String(fraction)
    let zeros = String(repeating: "0", count: places - digits.count)
    return "\(sign)\(total / unit).\(zeros)\(digits)"
  }

  /// Appends the text of `value` with three decimals, without creating a string.
  static func write(_ value: CGFloat, to bytes: inout [UInt8]) {
    guard value.magnitude < 1e12 else {
      bytes += Array(text(value).utf8)
      return
    }
    let scaled = Int((value * 1000).rounded())
    if scaled < 0 { bytes.append(0x2D) }
    let (whole, fraction) = scaled.magnitude.quotientAndRemainder(dividingBy: 1000)
    var place: UInt = 1
    while whole / place >= 10 { place *= 10 }
    while place > 0 {
      bytes.append(UInt8(0x30 + whole / place % 10))
      place /= 10
    }
    guard fraction > 0 else { return }
    bytes.append(0x2E)
    var rest = fraction
    var unit: UInt = 100
    while rest > 0 {
      bytes.append(UInt8(0x30 + rest / unit))
      rest %= unit
      unit /= 10
    }
  }
}

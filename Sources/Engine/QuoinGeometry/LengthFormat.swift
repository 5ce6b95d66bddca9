import Foundation

/// Formats lengths for explanations and messages: `51`, `20.33`, `∞`.
public enum LengthFormat {
  /// Returns `length` with at most two decimals and no trailing zeros, or `∞` or `-∞`.
  public static func text(_ length: CGFloat) -> String {
    guard length.isFinite else { return length.isNaN ? "NaN" : length < 0 ? "-∞" : "∞" }
    let hundredths = (length * 100).rounded()
    guard abs(hundredths) < 1e15 else { return "\(length)" }
    let total = Int(abs(hundredths))
    let sign = hundredths < 0 ? "-" : ""
    let fraction = total % 100
    guard fraction != 0 else { return "\(sign)\(total / 100)" }
    let digits =
      fraction % 10 == 0 ? "\(fraction / 10)" : (fraction < 10 ? "0" : "") + "\(fraction)"
    return "\(sign)\(total / 100).\(digits)"
  }

  /// Returns `size` in the form `71 × 37`.
  public static func text(_ size: CGSize) -> String {
    "\(text(size.width)) × \(text(size.height))"
  }

  /// Returns `proposal` in the form `320 × nil`.
  public static func text(_ proposal: ProposedViewSize) -> String {
    func side(_ length: CGFloat?) -> String { length.map { text($0) } ?? "nil" }
    return "\(side(proposal.width)) × \(side(proposal.height))"
  }
}

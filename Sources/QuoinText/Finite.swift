import Foundation

/// `value`, or `fallback` where it is infinite or not a number: numbers that users pass go
/// through here before any arithmetic.
package func finite(_ value: CGFloat, or fallback: CGFloat = 0) -> CGFloat {
  value.isFinite ? value : fallback
}

import Foundation

/// `value`, or `fallback` if it is infinite or NaN: sanitizes numbers from users before any
/// arithmetic.
package func finite(_ value: CGFloat, or fallback: CGFloat = 0) -> CGFloat {
  value.isFinite ? value : fallback
}

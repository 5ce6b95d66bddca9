import Foundation

/// Returns `value`, or `fallback` if it is infinite or NaN, to sanitize user-defined numbers before
/// any arithmetic.
package func finite(_ value: CGFloat, or fallback: CGFloat = 0) -> CGFloat {
  value.isFinite ? value : fallback
}

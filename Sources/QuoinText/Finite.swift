import Foundation

/// `value`, or `fallback` where it is infinite or not a number: outside numbers never reach arithmetic
/// unchecked.
package func finite(_ value: CGFloat, or fallback: CGFloat = 0) -> CGFloat {
  value.isFinite ? value : fallback
}

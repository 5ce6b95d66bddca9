import Foundation

/// The lengths of a node along one axis for 0, `nil` and infinity, if that axis is independent.
///
/// With it, a stack orders its children without measuring them. For most nodes, the three lengths
/// are sums and maxima of those of the children, which are known as soon as the node is complete.
struct LengthRange: Equatable {
  var min: CGFloat
  var ideal: CGFloat
  var max: CGFloat

  @inline(__always)
  init(min: CGFloat, ideal: CGFloat, max: CGFloat) {
    self.min = min
    self.ideal = ideal
    self.max = max
  }

  /// Creates a range with the same length for every proposal.
  @inline(__always)
  init(_ length: CGFloat) { self.init(min: length, ideal: length, max: length) }

  /// A range that accepts any proposal; 10 if that is nil.
  @inline(__always)
  static var expanding: LengthRange { LengthRange(min: 0, ideal: 10, max: .infinity) }

  var isRigid: Bool {
    @inline(__always) get { min == max && ideal == max }
  }

  /// Returns the length of a leaf: the proposal clamped to the limits, or the ideal.
  @inline(__always)
  func answer(_ offer: CGFloat) -> CGFloat {
    offer.isNaN ? ideal : Swift.min(Swift.max(offer, min), max)
  }

  /// Returns the length if `offer` is one of 0, `nil` and infinity.
  @inline(__always)
  func derivedAnswer(_ offer: CGFloat) -> CGFloat? {
    if offer.isNaN { return ideal }
    if offer == 0 { return min }
    if offer == .infinity { return max }
    return nil
  }

  /// Returns the length of a full node if `offer` exceeds the maximum by more than the rounding
  /// errors of any depth.
  @inline(__always)
  func fullAnswer(_ offer: CGFloat) -> CGFloat? {
    max >= 0 && offer > max * (1 + 1e-6) ? max : nil
  }

  var atLeastZero: LengthRange {
    LengthRange(min: Swift.max(min, 0), ideal: Swift.max(ideal, 0), max: Swift.max(max, 0))
  }

  func adding(_ length: CGFloat) -> LengthRange {
    LengthRange(min: min + length, ideal: ideal + length, max: max + length)
  }
}

import Foundation
import QuoinGeometry

/// The engine's representation of a proposal: two plain numbers, with NaN representing `nil`.
///
/// NaN is not a valid proposal, so no information is lost, and records need no optionals.
struct Offer {
  var width: CGFloat
  var height: CGFloat

  @inline(__always)
  init(_ width: CGFloat, _ height: CGFloat) {
    self.width = width
    self.height = height
  }

  init(_ proposal: ProposedViewSize) {
    width = proposal.width ?? .nan
    height = proposal.height ?? .nan
  }

  /// Creates a proposal of `along` on `axis` and `across` on the other axis.
  @inline(__always)
  init(_ axis: Axis, along: CGFloat, across: CGFloat) {
    width = axis == .horizontal ? along : across
    height = axis == .horizontal ? across : along
  }

  static let unspecified = Offer(.nan, .nan)

  var proposal: ProposedViewSize {
    ProposedViewSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
  }

  @inline(__always)
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Offer: Hashable {
  /// Compares bitwise, so that `nil` equals `nil`. Zero and minus zero differ, which only costs a
  /// redundant measurement.
  @inline(__always)
  static func == (lhs: Offer, rhs: Offer) -> Bool {
    lhs.width.native.bitPattern == rhs.width.native.bitPattern
      && lhs.height.native.bitPattern == rhs.height.native.bitPattern
  }
  func hash(into hasher: inout Hasher) {
    hasher.combine(width.native.bitPattern)
    hasher.combine(height.native.bitPattern)
  }
}

extension CGSize {
  @inline(__always)
  init(_ axis: Axis, along: CGFloat, across: CGFloat) {
    self.init(
      width: axis == .horizontal ? along : across, height: axis == .horizontal ? across : along)
  }

  @inline(__always)
  subscript(axis: Axis) -> CGFloat {
    axis == .horizontal ? width : height
  }
}

extension CGPoint {
  @inline(__always)
  init(_ axis: Axis, along: CGFloat, across: CGFloat) {
    self.init(x: axis == .horizontal ? along : across, y: axis == .horizontal ? across : along)
  }

  @inline(__always)
  package subscript(axis: Axis) -> CGFloat {
    axis == .horizontal ? x : y
  }
}

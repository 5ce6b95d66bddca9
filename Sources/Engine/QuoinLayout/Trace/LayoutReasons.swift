import Foundation
import QuoinGeometry

/// The reason for a view's length along one axis. `QuoinExplain` turns it into a sentence.
public enum LengthReason: Hashable, Sendable, Codable {
  /// The view fills its proposal.
  case acceptsProposal
  /// The proposal is nil and the view has no ideal, so the length is 10.
  case fallback
  /// The view is as long as its content: text, an image.
  case hugsContent
  /// The view has a fixed length.
  case fixed
  /// The proposal is nil, so the view has its ideal length.
  case ideal
  /// The length is raised to the view's minimum.
  case minimum
  /// The length is reduced to the view's maximum.
  case maximum
  /// The length is the smaller of the two proposed sides.
  case smallerSide
  /// The length is the child's.
  case childLength
  /// The length is the child's plus insets of this many points in total.
  case childAndInsets(Length)
  /// The length is the sum of the children's lengths and the gaps between them.
  case sum(gaps: Length)
  /// The length is the extent of the aligned children.
  case largestChild
  /// The length is the primary child's, independent of the other layer.
  case primaryLength
  /// The length is a part of the nearest container's, or all of it.
  case container
  /// The length is that of the chosen one of `count` candidates: the first that fits, or the last
  /// if `fits` is `false`.
  case candidate(Int, of: Int, fits: Bool)
  /// The length is the sum of a grid's tracks (columns or rows) and the gaps between them.
  case gridTracks(gaps: Length)
  /// A custom layout determined the length.
  case customLayout
  /// The length is that of the existing lines plus an estimate for the others; `existing` of the
  /// items exist.
  case estimate(existing: Int, of: Int)
}

/// The reason for the length proposed to a view along one axis.
public enum OfferReason: Hashable, Sendable, Codable {
  /// The proposal is that of the host to the root.
  case root
  /// The proposal is the parent's own proposal.
  case same
  /// The proposal is the parent's own proposal minus this many points of insets.
  case reduced(by: Length)
  /// The proposal is the frame's fixed length.
  case fixed
  /// The proposal is the parent's own proposal, clamped to the limits.
  case clamped
  /// The proposal is the frame's ideal length, because the frame's own proposal is nil.
  case ideal
  /// The proposal is nil, because the parent measures the ideal length.
  case unspecified
  /// The proposal is a stack's share.
  ///
  /// When the stack measured its `turn`-th child it had `remaining` points for the `waiting`
  /// children of the group, and reserved `reserved` points for lower priorities.
  case share(turn: Int, waiting: Int, remaining: Length, reserved: Length)
  /// The proposal is the parent's own proposal plus this many points of the safe area.
  case extended(by: Length)
  /// The proposal is the parent's own proposal minus the minimum of the primary view.
  case besidesPrimary
  /// The proposal is a part of the nearest container's length, or all of it.
  case container
  /// The proposal is the primary view's length.
  case primaryLength
  /// The proposal is the parent's own, final length.
  case ownLength
  /// The proposal is the length of the view with which the view shares its geometry.
  case matchedLength
  /// The proposal is a grid's share: the grid had `remaining` points for `tracks` columns or rows,
  /// and proposed at least their current length.
  case gridShare(remaining: Length, tracks: Int)
  /// The proposal is the area of the cell: its columns and its row.
  case gridArea
  /// The proposal is the parent's own proposal, scaled to the aspect ratio.
  case scaled
  /// A custom layout determined the proposal.
  case customLayout
  /// The proposal is the length of the view's track in a grid.
  case track
  /// The proposal is the length of the view's line in a grid.
  case line
}

/// A reason for each axis.
public struct AxisReasons<Reason: Hashable & Sendable & Codable>: Hashable, Sendable, Codable {
  public var horizontal: Reason
  public var vertical: Reason

  public init(horizontal: Reason, vertical: Reason) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  init(_ axis: Axis, along: Reason, across: Reason) {
    horizontal = axis == .horizontal ? along : across
    vertical = axis == .horizontal ? across : along
  }

  public subscript(axis: Axis) -> Reason { axis == .horizontal ? horizontal : vertical }
}

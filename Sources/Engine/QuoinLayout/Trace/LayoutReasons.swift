import Foundation
import QuoinGeometry

/// The reason for a view's length along one axis. `QuoinExplain` turns it into a sentence.
public enum LengthReason: Hashable, Sendable, Codable {
  /// Takes what it is offered.
  case acceptsProposal
  /// Nothing was offered, and the view has no ideal: 10.
  case fallback
  /// As long as its content: text, an image.
  case hugsContent
  /// A fixed length.
  case fixed
  /// Nothing was offered: its ideal.
  case ideal
  /// Raised to its minimum.
  case minimum
  /// Cut to its maximum.
  case maximum
  /// The smaller of the two proposed sides.
  case smallerSide
  /// The child's length.
  case childLength
  /// The child's length and insets of this many points in total.
  case childAndInsets(Length)
  /// The children's lengths and the gaps between them.
  case sum(gaps: Length)
  /// As long as the aligned children reach.
  case largestChild
  /// The primary child's length, independent of the other layer.
  case primaryLength
  /// A part of the nearest container's length, or all of it.
  case container
  /// The length of the chosen one of `count` candidates, the first that fits; if `fits` is false
  /// none did, and it is the last.
  case candidate(Int, of: Int, fits: Bool)
  /// A grid's tracks (columns or rows) and the gaps between them.
  case gridTracks(gaps: Length)
  /// Decided by a custom layout.
  case customLayout
  /// The existing lines plus an estimate for the others: `existing` of the items were made.
  case estimate(existing: Int, of: Int)
}

/// The reason for the length offered to a view along one axis.
public enum OfferReason: Hashable, Sendable, Codable {
  /// The host's proposal to the root.
  case root
  /// The same as the parent's own offer.
  case same
  /// The parent's offer minus this many points of insets.
  case reduced(by: Length)
  /// The frame's own number.
  case fixed
  /// The parent's offer, clamped to the limits.
  case clamped
  /// The frame's ideal, as nothing was offered.
  case ideal
  /// Nothing, as the parent measures the ideal.
  case unspecified
  /// A stack's share.
  ///
  /// When the stack measured its `turn`-th child it had `remaining` points left for the `waiting`
  /// children of the group, and reserved `reserved` points for lower priorities.
  case share(turn: Int, waiting: Int, remaining: Length, reserved: Length)
  /// The parent's offer plus this many points of the safe area.
  case extended(by: Length)
  /// The parent's offer minus the minimum of the primary view.
  case besidesPrimary
  /// A part of the nearest container's length, or all of it.
  case container
  /// The primary view's length.
  case primaryLength
  /// The parent's own, final length.
  case ownLength
  /// The length of the view it shares its geometry with.
  case matchedLength
  /// A grid's share: the grid had `remaining` points left for `tracks` columns or rows, and offered
  /// at least their current length.
  case gridShare(remaining: Length, tracks: Int)
  /// The area of the cell: its columns and its row.
  case gridArea
  /// The parent's offer scaled to the aspect ratio.
  case scaled
  /// Decided by a custom layout.
  case customLayout
  /// The length of its track in a grid.
  case track
  /// The length of its line in a grid.
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

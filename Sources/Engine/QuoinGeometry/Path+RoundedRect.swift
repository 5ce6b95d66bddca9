import Foundation

extension Path {
  /// Adds a rounded rectangle, with corners limited to the available space, transformed by
  /// `transform`.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds a rounded rectangle. Corners that are too large are scaled down proportionally, so a
  /// radius above half the shorter side makes a capsule (Rules/ShapesAndImages.md#corner-limit).
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let size = Self.corner(cornerSize, in: rect)
    guard size.width > 0, size.height > 0 else { return addRect(rect) }
    addCorners(in: rect, sizes: [size, size, size, size], style: style)
  }

  /// Returns `corner`, or the largest corner of the same proportions of which four fit in `rect`.
  private static func corner(_ corner: CGSize, in rect: CGRect) -> CGSize {
    let (width, height) = (min(max(corner.width, 0), 1e12), min(max(corner.height, 0), 1e12))
    guard width > 0, height > 0 else { return .zero }
    let scale = min(1, rect.width / 2 / width, rect.height / 2 / height)
    return CGSize(width: width * scale, height: height * scale)
  }

  /// Adds a rectangle with a radius for each corner. Each radius is limited to half of the shorter
  /// side.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    let limit = min(rect.width, rect.height) / 2
    let sizes = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing,
      cornerRadii.bottomLeading,
    ].map { radius in
      let length = min(max(radius, 0), limit)
      return CGSize(width: length, height: length)
    }
    addCorners(in: rect, sizes: sizes, style: style)
  }

  /// Creates a rectangle with a radius for each corner.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// The extent of a continuous corner along each edge, in radii, if there is enough space
  /// (Rules/ShapesAndImages.md#continuous-corners).
  private static let continuousReach: CGFloat = 1.528_665

  /// Adds four corners clockwise from the top-leading one, joined by straight edges.
  private mutating func addCorners(in rect: CGRect, sizes: [CGSize], style: RoundedCornerStyle) {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    let half = CGSize(width: rect.width / 2, height: rect.height / 2)
    for index in 0..<4 {
      let (corner, size) = (corners[index], sizes[index])
      let shape = CornerCurve(size: size, half: half, style: style, reach: Self.continuousReach)
      let inwardX: CGFloat = index == 0 || index == 3 ? 1 : -1
      let inwardY: CGFloat = index < 2 ? 1 : -1
      let alongX = CGPoint(x: corner.x + inwardX * shape.reach.width, y: corner.y)
      let alongY = CGPoint(x: corner.x, y: corner.y + inwardY * shape.reach.height)
      let handleX = CGPoint(x: corner.x + inwardX * shape.handle.width, y: corner.y)
      let handleY = CGPoint(x: corner.x, y: corner.y + inwardY * shape.handle.height)
      let entersVertically = index == 0 || index == 2
      let (from, to) = entersVertically ? (alongY, alongX) : (alongX, alongY)
      let (control1, control2) = entersVertically ? (handleY, handleX) : (handleX, handleY)
      if index == 0 { move(to: from) } else { addLine(to: from) }
      guard size.width > 0, size.height > 0 else { continue }
      if shape.isWhole {
        addContinuousCorner(
          size, entersVertically: entersVertically,
          at: { along, across in
            CGPoint(x: corner.x + inwardX * along, y: corner.y + inwardY * across)
          })
      } else {
        addCurve(to: to, control1: control1, control2: control2)
      }
    }
    closeSubpath()
  }

  /// Adds the three cubic curves of a continuous corner with enough space, in radii along one edge
  /// and away from it.
  ///
  /// They are the published measurements of the curve that Apple's frameworks draw, symmetric about
  /// the diagonal.
  private mutating func addContinuousCorner(
    _ size: CGSize, entersVertically: Bool, at point: (CGFloat, CGFloat) -> CGPoint
  ) {
    let half: [(CGFloat, CGFloat)] = [
      (Self.continuousReach, 0), (1.088_493, 0), (0.868_407, 0), (0.631_494, 0.074_911),
      (0.372_824, 0.169_059),
    ]
    let steps = (half + half.reversed().map { ($0.1, $0.0) }).dropFirst()
    let points = steps.map { along, across in
      entersVertically
        ? point(size.width * across, size.height * along)
        : point(size.width * along, size.height * across)
    }
    for index in stride(from: 0, to: 9, by: 3) {
      addCurve(to: points[index + 2], control1: points[index], control2: points[index + 1])
    }
  }

  /// The end points and control points of a corner's cubic along its edges.
  private struct CornerCurve {
    var reach: CGSize
    var handle: CGSize
    /// Whether a continuous corner has enough space for its whole curve.
    var isWhole = false

    init(size: CGSize, half: CGSize, style: RoundedCornerStyle, reach factor: CGFloat) {
      let circular = 1 - Path.circleHandle
      guard style == .continuous else {
        reach = size
        handle = CGSize(width: size.width * circular, height: size.height * circular)
        return
      }
      // The corner passes through the same diagonal point as the circle of the same radius: with
      // both ends at reach R and handles at h, the cubic's middle is (R + 3h) / 8 from the edge on
      // each axis, the circle's is r(1 - √½). If a side is too short the corner reaches less far
      // along both, down to the quarter circle of a capsule.
      func distance(reach: CGFloat, radius: CGFloat) -> CGFloat {
        max(0, (8 * radius * (1 - 0.5.squareRoot()) - reach) / 3)
      }
      let room = max(
        1, min(half.width / max(size.width, 1e-9), half.height / max(size.height, 1e-9)))
      let extent = min(factor, room)
      reach = CGSize(width: size.width * extent, height: size.height * extent)
      isWhole = extent == factor
      handle = CGSize(
        width: distance(reach: reach.width, radius: size.width),
        height: distance(reach: reach.height, radius: size.height))
    }
  }
}

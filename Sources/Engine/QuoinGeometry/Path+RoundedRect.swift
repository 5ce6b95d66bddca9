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

  /// Adds four corners clockwise from the top-leading one, joined by straight edges.
  private mutating func addCorners(in rect: CGRect, sizes: [CGSize], style: RoundedCornerStyle) {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    for index in 0..<4 {
      let (corner, size) = (corners[index], sizes[index])
      let curve = CornerCurve(
        style: style,
        room: CGSize(
          width: rect.width / 2 / max(size.width, 1e-9),
          height: rect.height / 2 / max(size.height, 1e-9)))
      let inwardX: CGFloat = index == 0 || index == 3 ? 1 : -1
      let inwardY: CGFloat = index < 2 ? 1 : -1
      var points = curve.points.map { point in
        CGPoint(
          x: corner.x + inwardX * size.width * point.x,
          y: corner.y + inwardY * size.height * point.y)
      }
      let entersVertically = index == 0 || index == 2
      if entersVertically { points.reverse() }
      if index == 0 { move(to: points[0]) } else { addLine(to: points[0]) }
      guard size.width > 0, size.height > 0 else { continue }
      for end in stride(from: 3, to: points.count, by: 3) {
        addCurve(to: points[end], control1: points[end - 2], control2: points[end - 1])
      }
    }
    closeSubpath()
  }

  /// The cubic curves of a corner, in radii from the corner along its two edges.
  private struct CornerCurve {
    /// The end points and control points, from the horizontal edge to the vertical one.
    let points: [CGPoint]

    /// Creates a curve; `room` is half of each edge's length, in radii.
    init(style: RoundedCornerStyle, room: CGSize) {
      guard style == .continuous else {
        let handle = 1 - Path.circleHandle
        points = [
          CGPoint(x: 1, y: 0), CGPoint(x: handle, y: 0), CGPoint(x: 0, y: handle),
          CGPoint(x: 0, y: 1),
        ]
        return
      }
      points =
        Self.edge(room.width).map { CGPoint(x: $0.along, y: $0.across) }
        + Self.edge(room.height).reversed().map { CGPoint(x: $0.across, y: $0.along) }
    }

    private typealias Point = (along: CGFloat, across: CGFloat)

    /// The part of a continuous corner beside an edge with enough room, up to the first control
    /// point of the middle cubic: the published measurements of the curve that Apple's frameworks
    /// draw, which is symmetric about the diagonal (Rules/ShapesAndImages.md#continuous-corners).
    private static let whole: [Point] = [
      (1.528_665, 0), (1.088_493, 0), (0.868_407, 0), (0.631_494, 0.074_911),
      (0.372_824, 0.169_059),
    ]

    /// The same part beside an edge of two radii: it meets that of the other corner at an angle.
    private static let shortest: [Point] = [
      (1, 0), (0.877, 0.025), (0.69, 0.056), (0.631_494, 0.074_911), (0.372_824, 0.169_059),
    ]

    /// Returns the part of a corner beside an edge whose half is `room` radii long.
    private static func edge(_ room: CGFloat) -> [Point] {
      let share = min(max((room - 1) / (whole[0].along - 1), 0), 1)
      return zip(shortest, whole).map { short, long in
        (
          short.along + (long.along - short.along) * share,
          short.across + (long.across - short.across) * share
        )
      }
    }
  }
}

import Foundation
import QuoinCore
import QuoinGeometry

/// The chevron at the end of a row that leads to a page, and of a group that opens.
///
/// It points to the trailing side and is drawn as lines, so that it needs no symbol font.
/// Sizing: hug, 10.33 × 14 on iOS
/// (Rules/ControlMetrics.md#chevron).
struct Chevron: View {
  @Environment(\.platform) private var platform

  var body: some View {
    let isMac = platform == .macOS
    ForwardAngle()
      .stroke(style: StrokeStyle(lineWidth: isMac ? 1.5 : 2, lineCap: .round, lineJoin: .round))
      .frame(width: isMac ? 4 : 6, height: isMac ? 8 : 11)
      .frame(width: isMac ? 8 : 10.33, height: isMac ? 10 : 14)
  }
}

/// Two lines that meet at a point on the trailing side.
/// Sizing: h-exp, v-exp.
struct ForwardAngle: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    return path
  }

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

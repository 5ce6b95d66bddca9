import Foundation
import QuoinGeometry
import QuoinViews
import Testing

struct UIBezierPathTests {
  private let square = CGRect(x: 0, y: 0, width: 40, height: 40)

  @Test func onlyTheNamedCornersAreRounded() {
    let path = Path(
      UIBezierPath(
        roundedRect: square, byRoundingCorners: [.topLeft, .bottomRight],
        cornerRadii: CGSize(width: 20, height: 20)
      ).cgPath)
    let corners = [(1, 1), (39, 1), (39, 39), (1, 39)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(corners.map { path.contains($0) } == [false, true, false, true])
  }

  @Test(arguments: [CGFloat.infinity, .nan, -4, 1e9])
  func aRadiusOutOfRangeStaysInTheRectangle(_ radius: CGFloat) {
    let path = UIBezierPath(roundedRect: square, cornerRadius: radius).cgPath
    #expect(path.boundingBoxOfPath == square)
  }

  /// In UIKit, clockwise has its usual meaning; in a SwiftUI path it is the opposite.
  @Test func anArcTurnsAsTheClockDoes() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true
    ).cgPath
    let box = path.boundingBoxOfPath
    #expect(abs(box.minX) < 0.01 && abs(box.minY) < 0.01)
    #expect(abs(box.maxX - 10) < 0.01 && abs(box.maxY - 10) < 0.01)
  }
}

import Foundation
import QuoinCore
import QuoinGeometry
import QuoinViews
import Testing

private struct Square: Shape {
  func path(in rect: CGRect) -> Path { Path(rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 24, height: 12) }
}

@MainActor
struct ShapeSizeTests {
  typealias Answer = (proposal: (CGFloat?, CGFloat?), size: (CGFloat, CGFloat))

  private func expect(_ view: some View, _ answers: [Answer]) throws {
    for answer in answers {
      let size = try Rendering(view, answer.proposal.0, answer.proposal.1, platform: .macOS).size
      #expect(
        size == CGSize(width: answer.size.0, height: answer.size.1), "at \(answer.proposal)")
    }
  }

  @Test func mostShapesTakeTheProposal() throws {
    let answers: [Answer] = [
      ((nil, nil), (10, 10)), ((100, 60), (100, 60)), ((100, nil), (100, 10)), ((0, 0), (0, 0)),
    ]
    try expect(Rectangle(), answers)
    try expect(Capsule(), answers)
    try expect(Ellipse(), answers)
    try expect(RoundedRectangle(cornerRadius: 12), answers)
    try expect(UnevenRoundedRectangle(topLeadingRadius: 4), answers)
    try expect(Path(CGRect(x: 0, y: 0, width: 300, height: 300)), answers)
    try expect(Rectangle().stroke(lineWidth: 10), answers)
    try expect(Rectangle().inset(by: 10).rotation(.degrees(30)).trim(from: 0.5), answers)
    try expect(Triangle(), answers)
    try expect(LinearGradient(colors: [], startPoint: .top, endPoint: .bottom), answers)
  }

  @Test func circlesAreSquare() throws {
    let answers: [Answer] = [
      ((nil, nil), (10, 10)), ((100, 60), (60, 60)), ((100, nil), (100, 100)),
      ((100, 200), (100, 100)),
    ]
    try expect(Circle(), answers)
    try expect(Circle().fill(.red), answers)
    try expect(Circle().stroke(lineWidth: 4), answers)
    try expect(Circle().strokeBorder(.red, lineWidth: 4), answers)
    try expect(Circle().trim(from: 0, to: 0.5).stroke(.red), answers)
    try expect(AnyShape(Circle()), answers)
  }

  @Test func circlesSitInTheMiddle() throws {
    let view = Circle().fill(.red).frame(width: 40, height: 90)
    #expect(try Rendering(view).fills[0].box == CGRect(x: 0, y: 25, width: 40, height: 40))
  }

  @Test func aShapeMayHaveASizeOfItsOwn() throws {
    try expect(Square(), [((100, 60), (24, 12)), ((nil, nil), (24, 12))])
    try expect(Square().rotation(.degrees(90)), [((100, 60), (24, 12))])
    try expect(
      HStack(spacing: 0) {
        Square()
        Rectangle()
      }, [((100, 60), (100, 60))])
  }
}

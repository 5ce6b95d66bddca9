import Foundation
import QuoinGeometry
import QuoinViews
import Testing

@MainActor
struct ShapeDrawingTests {
  private let size = CGSize(width: 100, height: 60)

  @Test func strokesAreCentredOnTheEdge() throws {
    let stroke = try Rendering(Rectangle().stroke(.red, lineWidth: 10), 100, 60).strokes[0]
    #expect(stroke.box == CGRect(origin: .zero, size: size))
    #expect(stroke.style == StrokeStyle(lineWidth: 10))
  }

  @Test func bordersStayInside() throws {
    let stroke = try Rendering(Rectangle().strokeBorder(.red, lineWidth: 10), 100, 60).strokes[0]
    #expect(stroke.box == CGRect(x: 5, y: 5, width: 90, height: 50))
    let circle = try Rendering(Circle().strokeBorder(.red, lineWidth: 10), 60, 60).strokes[0]
    #expect(circle.box == CGRect(x: 5, y: 5, width: 50, height: 50))
  }

  @Test func aBorderThickerThanTheShapeIsNothing() throws {
    #expect(try Rendering(Rectangle().strokeBorder(.red, lineWidth: 80), 100, 60).items.isEmpty)
    #expect(try Rendering(Circle().strokeBorder(.red, lineWidth: .nan), 100, 60).items.isEmpty)
  }

  @Test(arguments: [0, -3]) func noWidthNoLine(width: CGFloat) throws {
    #expect(try Rendering(Rectangle().stroke(.red, lineWidth: width), 100, 60).items.isEmpty)
  }

  @Test func fillsAndStrokesKeepTheirOrder() throws {
    let view = Rectangle().fill(.white).stroke(.black, lineWidth: 10)
    let rendering = try Rendering(view, 100, 60)
    #expect(rendering.items.count == 2)
    #expect(rendering.fills.map(\.paint.text) == ["#FFFFFF"])
    #expect(rendering.strokes.map(\.paint.text) == ["#000000"])
    guard case .fill = rendering.items[0] else {
      Issue.record("the fill is not below the stroke")
      return
    }
  }

  @Test func strokedShapesAreLines() throws {
    let rendering = try Rendering(Circle().stroke(lineWidth: 4).foregroundStyle(.white), 20, 20)
    #expect(rendering.strokes.map(\.paint.text) == ["#FFFFFF"])
    #expect(rendering.fills.isEmpty)
  }

  @Test func oneLeafCastsOneShadow() throws {
    let view = Rectangle().fill(.white).stroke(.black, lineWidth: 10).shadow(radius: 4)
    let pushes = try Rendering(view, 100, 60).items.filter {
      if case .push = $0 { true } else { false }
    }
    #expect(pushes.count == 1)
  }

  /// Shapes get a rectangle at the origin, wherever they are drawn.
  @Test func shapesMayIgnoreTheOrigin() throws {
    let view = Triangle().fill(.red).frame(width: 20, height: 20).padding(15)
    #expect(try Rendering(view).fills[0].box == CGRect(x: 15, y: 15, width: 20, height: 20))
  }

  @Test func cornersAreContinuousByDefault() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    #expect(
      RoundedRectangle(cornerRadius: 20).path(in: rect)
        == RoundedRectangle(cornerRadius: 20, style: .continuous).path(in: rect))
    #expect(
      RoundedRectangle(cornerRadius: 20).path(in: rect)
        != RoundedRectangle(cornerRadius: 20, style: .circular).path(in: rect))
    #expect(Capsule().path(in: rect) == Capsule(style: .continuous).path(in: rect))
  }

  /// Recorded: stroke(w) with radius r equals strokeBorder(w) on the shape enlarged by w/2, with
  /// radius r + w/2.
  @Test func insetsTakeTheirAmountOffTheCorners() {
    let grown = CGRect(x: -2, y: -2, width: 104, height: 64)
    #expect(
      RoundedRectangle(cornerRadius: 14).inset(by: 2).path(in: grown)
        == RoundedRectangle(cornerRadius: 12).path(in: CGRect(x: 0, y: 0, width: 100, height: 60)))
    #expect(
      Rectangle().inset(by: 3).inset(by: 4).path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        == Path(CGRect(x: 7, y: 7, width: 6, height: 6)))
  }

  @Test func figuresAreMirroredRightToLeft() throws {
    let view = UnevenRoundedRectangle(topLeadingRadius: 10, style: .circular)
    func corner(_ isRightToLeft: Bool) throws -> Path {
      guard
        case .fill(let path, _, _) = try Rendering(view, 40, 40, isRightToLeft: isRightToLeft)
          .items[0]
      else { return Path() }
      return path
    }
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 40, ty: 0)
    #expect(try corner(true) == corner(false).applying(mirror))
    #expect(try corner(true) != corner(false))
  }

  @Test func shapesMove() throws {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    func box(_ shape: some Shape) -> CGRect { shape.path(in: rect).boundingRect }
    #expect(box(Rectangle().offset(x: 3, y: -2)) == CGRect(x: 3, y: -2, width: 40, height: 20))
    #expect(box(Rectangle().scale(0.5)) == CGRect(x: 10, y: 5, width: 20, height: 10))
    #expect(
      box(Rectangle().scale(x: 2, anchor: .topLeading)) == CGRect(x: 0, y: 0, width: 80, height: 20)
    )
    #expect(box(Rectangle().size(width: 5, height: 6)) == CGRect(x: 0, y: 0, width: 5, height: 6))
    let turned = box(Rectangle().rotation(.degrees(90)))
    #expect(isClose(turned.minX, 10) && isClose(turned.minY, -10))
    #expect(isClose(turned.width, 20) && isClose(turned.height, 40))
  }
}

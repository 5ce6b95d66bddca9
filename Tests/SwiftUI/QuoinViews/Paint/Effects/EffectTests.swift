import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinViews
import Testing

@MainActor
struct EffectTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  /// Returns the items by kind, and effects with their relevant parameters.
  private func steps(_ view: some View) throws -> [String] {
    try Rendering(view.frame(width: 40, height: 40)).items.map { item in
      switch item {
      case .fill(_, let paint, _): "fill \(paint.text)"
      case .stroke: "stroke"
      case .stamps: "stamps"
      case .glyphs: "glyphs"
      case .image: "image"
      case .push(.opacity(let value)): "opacity \(value)"
      case .push(.clip(let path, _)): "clip \(path.boundingRect.width)"
      case .push(.shadow(let color, let radius, let offset)):
        "shadow \(Paint.color(color).text) \(radius) \(offset.width) \(offset.height)"
      case .push(.transform): "transform"
      case .push(.innerShadow(let color, let radius, let offset)):
        "inner shadow \(Paint.color(color).text) \(radius) \(offset.width) \(offset.height)"
      case .push(.blur(let radius, let isOpaque)): "blur \(radius)\(isOpaque ? " opaque" : "")"
      case .push(.recolor(let matrix)): "recolor \(Paint.color(matrix.applied(to: .white)).text)"
      case .push(.luminanceToAlpha): "luminanceToAlpha"
      case .push(.blend(let blending)): "blend \(blending)"
      case .push(.isolate): "isolate"
      case .push(.element): "element"
      case .push(.mask): "mask"
      case .push(.maskShape): "maskShape"
      case .pop: "pop"
      }
    }
  }

  @Test func opacityIsAGroup() throws {
    #expect(
      try steps(Rectangle().fill(red).opacity(0.5)) == ["opacity 0.5", "fill #FF0000", "pop"])
    #expect(
      try steps(Color.white.opacity(0.5).opacity(0.5) as Color) == ["fill #FFFFFF 25.0%"])
    #expect(try steps(Rectangle().opacity(7)) == ["opacity 1.0", "fill #000000", "pop"])
  }

  @Test func laterModifiersDoNotFade() throws {
    let after = Rectangle().opacity(0.5).background(red)
    #expect(try steps(after) == ["fill #FF0000", "opacity 0.5", "fill #000000", "pop"])
    let before = Rectangle().background(red).opacity(0.5)
    #expect(try steps(before) == ["opacity 0.5", "fill #FF0000", "fill #000000", "pop"])
  }

  @Test func hiddenLeavesNoTrace() throws {
    let view = HStack(spacing: 0) {
      Rectangle().shadow(radius: 2).hidden()
      Text("secret").opacity(0)
      Rectangle().fill(red).frame(width: 5)
    }
    #expect(try steps(view) == ["fill #FF0000"])
    #expect(try Rendering(Color.red.frame(width: 20, height: 10).hidden()).size.width == 20)
  }

  @Test func clips() throws {
    #expect(try steps(Rectangle().clipped()) == ["clip 40.0", "fill #000000", "pop"])
    let circle = Rectangle().frame(width: 40, height: 20).clipShape(Circle())
    #expect(try steps(circle) == ["clip 20.0", "fill #000000", "pop"])
    let background = Rectangle().cornerRadius(4).background(red)
    #expect(try steps(background) == ["fill #FF0000", "clip 40.0", "fill #000000", "pop"])
  }

  @Test func cornerRadiusIsContinuous() throws {
    func path(_ view: some View) throws -> Path? {
      guard case .push(.clip(let path, _)) = try Rendering(view, 40, 40).items.first else {
        return nil
      }
      return path
    }
    #expect(
      try path(Rectangle().cornerRadius(12))
        == path(Rectangle().clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))))
  }

  @Test func shadowsFallFromEachLeaf() throws {
    let view = ZStack {
      Rectangle()
      Rectangle()
    }.shadow(radius: 3, x: 1, y: 2)
    let shadow = "shadow #000000 33.0% 3.0 1.0 2.0"
    #expect(
      try steps(view) == [shadow, "fill #000000", "pop", shadow, "fill #000000", "pop"])
    #expect(
      try steps(
        ZStack {
          Rectangle()
          Rectangle()
        }.compositingGroup().shadow(radius: 3, x: 1, y: 2))
        == [shadow, "isolate", "fill #000000", "fill #000000", "pop", "pop"])
  }

  @Test func shadowsOfShadows() throws {
    let view = Rectangle().shadow(color: .white, radius: 1).shadow(color: .black, radius: 2)
    #expect(
      try steps(view) == [
        "shadow #000000 2.0 0.0 0.0", "shadow #FFFFFF 1.0 0.0 0.0", "fill #000000", "pop", "pop",
      ])
  }

  @Test(arguments: [(CGFloat.nan, CGFloat.infinity), (-4, 0)])
  func oddShadowsAreHarmless(radius: CGFloat, x: CGFloat) throws {
    let view = Rectangle().shadow(color: .black, radius: radius, x: x)
    #expect(try steps(view) == ["shadow #000000 0.0 0.0 0.0", "fill #000000", "pop"])
    #expect(try steps(Rectangle().shadow(color: .clear, radius: 4)) == ["fill #000000"])
  }

  @Test func bordersAreOverTheViewInside() throws {
    let view = Rectangle().border(red, width: 4)
    #expect(try steps(view) == ["fill #000000", "fill #FF0000"])
    guard case .fill(let path, _, let evenOdd) = try Rendering(view, 40, 40).items[1] else {
      return
    }
    #expect(evenOdd)
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 40, height: 40))
    var frame = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
    frame.addRect(CGRect(x: 4, y: 4, width: 32, height: 32))
    #expect(path == frame)
    #expect(try steps(Rectangle().border(red, width: 0)) == ["fill #000000"])
  }

  @Test func clippingCutsAnEarlierBorder() throws {
    #expect(
      try steps(Rectangle().border(red, width: 4).cornerRadius(8))
        == ["clip 40.0", "fill #000000", "fill #FF0000", "pop"])
    #expect(
      try steps(Rectangle().cornerRadius(8).border(red, width: 4))
        == ["clip 40.0", "fill #000000", "pop", "fill #FF0000"])
  }

  @Test func layersOfStyle() throws {
    let view = Color.clear.background(red, in: Circle()).overlay(.white, in: Capsule())
    #expect(try steps(view) == ["fill #FF0000", "fill #000000 0.0%", "fill #FFFFFF"])
    #expect(try steps(Color.black.background()) == ["fill #FFFFFF", "fill #000000"])
  }

  @Test func effectsLeaveTheLayoutAlone() throws {
    let view = HStack(spacing: 0) {
      Spacer().opacity(0.5)
      Rectangle().frame(width: 10).shadow(radius: 20).border(red).clipped()
    }
    let rendering = try Rendering(view, 100, 20)
    #expect(rendering.size == CGSize(width: 100, height: 20))
    #expect(rendering.fills[0].box.minX == 90)
  }

  @Test func aModifierOnAListIsOnEachView() throws {
    let view = HStack(spacing: 0) {
      Group {
        Rectangle()
        Rectangle()
      }.opacity(0.5)
    }
    #expect(
      try steps(view) == [
        "opacity 0.5", "fill #000000", "pop", "opacity 0.5", "fill #000000", "pop",
      ])
  }

  @Test func namesInReports() throws {
    let view = Text("Favorite").opacity(0.5).border(.red).shadow(radius: 2).clipShape(Circle())
    #expect(
      try Rendering(view).names == [
        "clipShape", "shadow", "border", "opacity", "Text(\"Favorite\")",
      ])
  }
}

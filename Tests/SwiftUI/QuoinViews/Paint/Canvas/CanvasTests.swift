import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinViews
import Testing

@MainActor
struct CanvasTests {
  /// Returns the items that a canvas of 100 × 50 draws, without the surrounding clip and transform.
  private func items(_ draw: @escaping (inout GraphicsContext) -> Void) throws -> [DisplayItem] {
    let rendering = try Rendering(Canvas { context, _ in draw(&context) }, 100, 50)
    return Array(rendering.items.dropFirst(2).dropLast(2))
  }

  private let box = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
  private let black = Paint.color(.black)

  @Test func aCanvasTakesItsSpaceAndReceivesItsSize() throws {
    var heard: CGSize?
    let rendering = try Rendering(Canvas { _, size in heard = size }, 100, 50)
    #expect(rendering.size == CGSize(width: 100, height: 50))
    _ = rendering.items
    #expect(heard == CGSize(width: 100, height: 50))
    #expect(try Rendering(Canvas { _, _ in }).size == CGSize(width: 10, height: 10))
  }

  /// A context is bound to the main actor: the compiler prevents other uses.
  @Test func aContextStaysOnItsActor() {
    #expect(!Sendability.isKnown(of: GraphicsContext.self))
    #expect(!Sendability.isKnown(of: GraphicsContext.ResolvedSymbol.self))
    #expect(!Sendability.isKnown(of: GraphicsContext.ResolvedText.self))
    #expect(Sendability.isKnown(of: GraphicsContext.Shading.self))
  }

  /// The compiler chooses the first one if a type is declared as sendable.
  private enum Sendability {
    static func isKnown<Value: Sendable>(of type: Value.Type) -> Bool { true }
    static func isKnown<Value>(of type: Value.Type) -> Bool { false }
  }

  @Test func pathsAreFilledAndStroked() throws {
    let drawn = try items { context in
      context.fill(box, with: .color(.black))
      context.stroke(box, with: .color(.black), lineWidth: 3)
    }
    #expect(
      drawn == [
        .fill(path: box, paint: black, evenOdd: false),
        .stroke(path: box, style: StrokeStyle(lineWidth: 3), paint: black),
      ])
  }

  @Test func stateBelongsToACopy() throws {
    let drawn = try items { context in
      var copy = context
      copy.translateBy(x: 5, y: 6)
      copy.scaleBy(x: 2, y: 2)
      copy.opacity = 0.5
      copy.blendMode = .multiply
      copy.fill(box, with: .color(.black))
      context.fill(box, with: .color(.black))
    }
    let fill = DisplayItem.fill(path: box, paint: black, evenOdd: false)
    #expect(
      drawn == [
        .push(.blend(.multiply)), .push(.opacity(0.5)),
        .push(.transform(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 6))), fill, .pop,
        .pop, .pop, fill,
      ])
  }

  @Test func clipsStayWhereTheyWereMade() throws {
    var bounds: CGRect?
    let drawn = try items { context in
      context.translateBy(x: 10, y: 0)
      context.clip(to: box)
      context.translateBy(x: 10, y: 0)
      bounds = context.clipBoundingRect
      context.fill(box, with: .color(.black))
    }
    #expect(drawn.first == .push(.clip(path: box.offsetBy(dx: 10, dy: 0), evenOdd: false)))
    #expect(bounds == CGRect(x: 0, y: 10, width: 20, height: 20))
  }

  @Test func aLayerIsOneThing() throws {
    let drawn = try items { context in
      context.addFilter(.blur(radius: 4))
      context.drawLayer { layer in
        layer.fill(box, with: .color(.black))
        layer.fill(box, with: .color(.black))
      }
    }
    let fill = DisplayItem.fill(path: box, paint: black, evenOdd: false)
    #expect(
      drawn == [
        .push(.blur(radius: 4, isOpaque: false)), .push(.isolate), fill, fill, .pop, .pop,
      ])
  }

  @Test func gradientsAreBetweenPointsOfTheContext() throws {
    let gradient = Gradient(colors: [.black, .white])
    let drawn = try items { context in
      context.fill(
        box,
        with: .linearGradient(
          gradient, startPoint: CGPoint(x: 3, y: 4), endPoint: CGPoint(x: 50, y: 4)))
    }
    guard case .fill(_, .linearGradient(_, let start, let end), _) = drawn.first else {
      Issue.record("\(drawn)")
      return
    }
    #expect(start == CGPoint(x: 3, y: 4) && end == CGPoint(x: 50, y: 4))
  }

  @Test func textIsMeasuredAndAnchored() throws {
    var size: CGSize?
    let drawn = try items { context in
      let text = context.resolve(Text("abcd").font(.system(size: 10)))
      size = text.measure(in: CGSize(width: 100, height: 100))
      context.draw(text, at: CGPoint(x: 50, y: 25), anchor: .topLeading)
    }
    // Half an em per character.
    #expect(size?.width == 20)
    #expect(drawn.first == .push(.transform(CGAffineTransform(translationX: 50, y: 25))))
    #expect(drawn.contains { if case .glyphs = $0 { true } else { false } })
  }

  @Test func symbolsAreFoundByTheirTags() throws {
    var sizes: [CGSize?] = []
    let canvas = Canvas { context, _ in
      sizes = ["b", "a", "c"].map { context.resolveSymbol(id: $0)?.size }
      if let symbol = context.resolveSymbol(id: "b") {
        context.draw(symbol, at: CGPoint(x: 50, y: 25))
      }
    } symbols: {
      Color.red.frame(width: 8, height: 6).tag("a")
      Color.blue.frame(width: 4, height: 2).tag("b")
    }
    let rendering = try Rendering(canvas, 100, 50)
    #expect(rendering.fills.map(\.box) == [CGRect(x: 0, y: 0, width: 4, height: 2)])
    #expect(
      rendering.items.contains(.push(.transform(CGAffineTransform(translationX: 48, y: 24)))))
    #expect(sizes == [CGSize(width: 4, height: 2), CGSize(width: 8, height: 6), nil])
  }

  @Test func missingResourcesAreReportedOnce() throws {
    let gradient = Gradient(colors: [.black, .white])
    let rendering = try Rendering(
      Canvas { context, _ in
        for _ in 0..<2 {
          context.addFilter(.shadow(radius: 3, options: .shadowOnly))
          context.fill(
            box,
            with: .linearGradient(
              gradient, startPoint: .zero, endPoint: CGPoint(x: 9, y: 9), options: .repeat))
        }
        context.addFilter(.shadow(radius: 3))
      }, 100, 50)
    #expect(rendering.items.isEmpty == false)
    #expect(rendering.warnings.count == 2)
  }

  @Test func invalidNumbersAreHarmless() throws {
    let drawn = try items { context in
      context.scaleBy(x: 0, y: 0)
      _ = context.clipBoundingRect
      context.rotate(by: .degrees(.nan))
      context.fill(Path(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)), with: .color(.black))
      context.stroke(box, with: .color(.black), lineWidth: .infinity)
      context.opacity = .nan
      context.fill(box, with: .tiledImage(Image(data: Data()), scale: .nan))
    }
    _ = DisplayList(size: .zero, items: drawn).sanitized()
  }

  /// Returns the positions of the tiles of a symbol that fill a square of 100 points at `x`.
  private func tiles(at x: CGFloat) throws -> [CGFloat] {
    try items { context in
      context.fill(
        Path(CGRect(x: x, y: 0, width: 100, height: 100)),
        with: .tiledImage(
          Image(systemName: "star"), origin: CGPoint(x: 5, y: 0), scale: 10))
    }.compactMap { item in
      guard case .push(.clip(let path, _)) = item else { return nil }
      return path.boundingRect.minX
    }
  }

  @Test func tilesCoverWhatTheyFill() throws {
    let starts = Set(try tiles(at: 0).dropFirst()).sorted()
    let width = try #require(zip(starts, starts.dropFirst()).map { $1 - $0 }.first)
    #expect(starts.contains(5))
    #expect(try #require(starts.first) <= 0)
    #expect(try #require(starts.last) + width >= 100)
  }

  /// At this distance, adding a point or a tile doesn't change the number. The limit includes the
  /// wait for the main actor, which all tests share.
  @Test(.timeLimit(.minutes(40))) func tilesFarAwayEnd() throws {
    #expect(try tiles(at: 1e18).count < 1000)
  }

  @Test func aDrawnCanvasIsReleased() throws {
    final class Token {}
    weak var held: Token?
    do {
      let token = Token()
      held = token
      let rendering = try Rendering(Canvas { _, _ in _ = token }, 100, 50)
      #expect(!rendering.items.isEmpty)
    }
    #expect(held == nil)
  }
}

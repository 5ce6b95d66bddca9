#if Graphics
  import Foundation
  import QuoinCairo
  import QuoinDrawing
  import QuoinGeometry
  import Testing

  /// One path at many positions, compared with as many fills.
  @Suite struct StampTests {
    private let renderer = CairoRenderer()
    private let circle = Path(ellipseIn: CGRect(x: -4, y: -4, width: 8, height: 8))

    /// Positions on the eighths of a pixel, to which masks are rounded.
    private func positions(_ count: Int) -> [CGPoint] {
      (0..<count).map { index in
        CGPoint(
          x: CGFloat((index * 7_919) % 400) / 8, y: CGFloat((index * 104_729) % 397) / 8)
      }
    }

    /// The largest difference of a component between stamps and single fills.
    private func difference(
      _ count: Int, _ color: ResolvedColor, _ around: ([DisplayItem]) -> [DisplayItem] = { $0 }
    ) throws -> Int {
      func bytes(_ items: [DisplayItem]) throws -> [UInt8] {
        let list = DisplayList(
          size: CGSize(width: 50, height: 50), background: .white, items: around(items))
        return Array(try renderer.pixels(list, scale: 1).bytes)
      }
      let places = positions(count)
      let singles = places.map { place in
        DisplayItem.fill(
          path: circle.offsetBy(dx: place.x, dy: place.y), paint: .color(color), evenOdd: false)
      }
      let stamps = try bytes([.stamps(path: circle, positions: places, color: color)])
      return zip(stamps, try bytes(singles)).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }

    @Test func fewStampsAreExact() throws {
      #expect(try difference(40, .pureRed.withOpacity(0.3)) == 0)
    }

    /// Fainter fills, one by one, lose what eight bits can't hold.
    @Test(arguments: [0.3, 0.5, 1.0])
    func manyStampsOverlapLikeFills(opacity: Double) throws {
      #expect(try difference(600, .pureRed.withOpacity(opacity)) <= 6)
    }

    @Test func clipsAndTransformsApply() throws {
      // On pixels: the fills would cover the soft edge of a clip again and again.
      let clip = Path(CGRect(x: 5, y: 5, width: 30, height: 40))
      let largest = try difference(600, .pureBlue) { items in
        [.push(.clip(path: clip, evenOdd: false)), .push(.transform(.init(scaleX: 2, y: 1)))]
          + items + [.pop, .pop]
      }
      #expect(largest <= 8)
    }

    @Test func aGroupFadesAsAWhole() throws {
      let largest = try difference(600, .pureBlue) { items in
        [.push(.opacity(0.5))] + items + [.pop]
      }
      #expect(largest <= 6)
    }

    @Test func documentsContainThePathOnce() throws {
      func size(_ count: Int) throws -> Int {
        let list = DisplayList(
          size: CGSize(width: 50, height: 50),
          items: [.stamps(path: circle, positions: positions(count), color: .pureRed)])
        let pdf = try renderer.pdf([list])
        #expect(pdf.range(of: Data("/Subtype /Form".utf8)) != nil)
        return pdf.count
      }
      // A stamp takes a few bytes, and a circle more than a hundred.
      #expect(try size(1_000) - size(500) < 500 * 40)
    }
  }
#endif

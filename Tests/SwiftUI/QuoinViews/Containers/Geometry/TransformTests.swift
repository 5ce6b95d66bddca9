import Foundation
import QuoinCore
import QuoinGeometry
import QuoinViews
import Testing

/// Transforms only affect drawing (Rules/Frames.md#transforms).
@MainActor
@Suite struct TransformTests {
  private var bar: some View { Color.red.frame(width: 100, height: 20) }

  /// Returns the rectangle in which the red area of `view` is drawn.
  private func drawn<V: View>(_ view: V) throws -> CGRect? {
    var maps: [CGAffineTransform] = []
    for item in try Rendering(view).items {
      switch item {
      case .push(.transform(let map)): maps.append(map)
      case .push: maps.append(.identity)
      case .pop: maps.removeLast()
      case .fill(let path, _, _):
        return maps.reversed().reduce(path.boundingRect) { $0.applying($1) }
      default: break
      }
    }
    return nil
  }

  @Test func transformsMoveTheDrawing() throws {
    // Recorded pixels: mu-pt-t1b, mu-pt-t2, mu-pt-t3.
    #expect(
      try drawn(bar.rotationEffect(.degrees(90))) == CGRect(x: 40, y: -40, width: 20, height: 100))
    #expect(
      try drawn(bar.rotationEffect(.degrees(90), anchor: .topLeading))
        == CGRect(x: -20, y: 0, width: 20, height: 100))
    #expect(
      try drawn(Color.red.frame(width: 40, height: 20).scaleEffect(2))
        == CGRect(x: -20, y: -10, width: 80, height: 40))
    #expect(
      try drawn(bar.scaleEffect(x: 0.5, anchor: .leading))
        == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(
      try drawn(bar.scaleEffect(CGSize(width: 1, height: 3), anchor: .bottom))
        == CGRect(x: 0, y: -40, width: 100, height: 60))
    #expect(
      try drawn(bar.transformEffect(CGAffineTransform(translationX: 3, y: 4)))
        == CGRect(x: 3, y: 4, width: 100, height: 20))
    #expect(
      try drawn(bar.projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 1))))
        == CGRect(x: 0, y: 0, width: 200, height: 20))
  }

  @Test func rightToLeftMirrorsWhatAsksForIt() throws {
    let uneven = Color.red.frame(width: 10, height: 10).padding(.leading, 30)
      .environment(\.layoutDirection, .leftToRight)
    func x(_ enabled: Bool, isRightToLeft: Bool) throws -> CGFloat? {
      let direction: LayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      return try drawn(
        uneven.flipsForRightToLeftLayoutDirection(enabled)
          .environment(\.layoutDirection, direction))?.minX
    }
    #expect(try x(true, isRightToLeft: true) == 0)
    #expect(try x(true, isRightToLeft: false) == 30)
    #expect(try x(false, isRightToLeft: true) == 30)
  }

  @Test func layoutStaysAsItIs() throws {
    let view = try Rendering(
      HStack(spacing: 0) {
        bar.rotationEffect(.degrees(30)).scaleEffect(4).accessibilityIdentifier("a")
        bar.accessibilityIdentifier("b")
      })
    #expect(view.size == CGSize(width: 200, height: 20))
    #expect(view.frame("a") == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(view.frame("b") == CGRect(x: 100, y: 0, width: 100, height: 20))
  }

  @Test func spacersAndPrioritiesAreSeenThrough() throws {
    let view = try Rendering(
      HStack {
        Spacer().rotationEffect(.degrees(10)).scaleEffect(2)
        bar
      }, 150, 20)
    // There is no gap next to the Spacer.
    #expect(view.fills.first?.box.minX == 50)
  }

  @Test func aHalfTurnKeepsEdgesOnPixels() throws {
    let view = Color.red.frame(width: 10.2, height: 10.2).rotationEffect(.degrees(180))
      .padding(0.3)
    let box = try #require(try drawn(view))
    #expect(box == CGRect(x: 0.5, y: 0.5, width: 10, height: 10))
  }

  @Test func aTurnInSpaceIsForeshortened() throws {
    let flat = try #require(
      try drawn(bar.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)))
    #expect(isClose(flat.minX, 25))
    #expect(isClose(flat.width, 50))
    #expect(isClose(flat.height, 20))
    let turned = try #require(
      try drawn(bar.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1))))
    #expect(isClose(turned.minX, 40))
    #expect(isClose(turned.height, 100))
  }

  @Test func omittedPerspectiveIsReported() throws {
    let turned = bar.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    #expect(try Rendering(turned).warnings.count == 1)
    #expect(try Rendering(bar.rotationEffect(.degrees(60)).scaleEffect(2)).warnings.isEmpty)
    #expect(
      try Rendering(turned.rotation3DEffect(.zero, axis: (x: 1, y: 0, z: 0))).warnings.count == 1)
  }

  @Test func readersSeeThePerspective() throws {
    // The near edge is 50 · sin 60° = 43.3 points closer to the eye, which is 100 away: its height
    // is scaled by 1 / (1 - 0.433).
    var height: CGFloat = 0
    _ = try Rendering(
      GeometryReader { proxy in
        let _ = { height = proxy.frame(in: .global).height }()
        Color.clear
      }
      .frame(width: 100, height: 20)
      .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)))
    #expect(isClose(height, 20 / (1 - 0.4330127)))
  }

  @Test func nothingIsDrawnOfAViewWithoutExtent() throws {
    let list = try Rendering(bar.scaleEffect(0)).list
    #expect(
      list.items.contains(
        .push(.transform(CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 50, ty: 10)))))
  }
}

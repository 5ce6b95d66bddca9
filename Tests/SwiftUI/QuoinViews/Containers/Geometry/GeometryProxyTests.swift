import Foundation
import QuoinCore
import QuoinGeometry
import QuoinViews
import Testing

/// The frames and sizes that a geometry proxy reports (Rules/Geometry.md#frames,
/// Rules/Geometry.md#unrounded-sizes).
@MainActor
@Suite struct GeometryProxyTests {
  /// Lays out `view` and collects the values that the `Reader`s inside it read.
  private func read<V: View>(
    _ width: CGFloat? = nil, _ height: CGFloat? = nil, scale: CGFloat = 2,
    isRightToLeft: Bool = false, @ViewBuilder _ view: (ObservationSubscription) -> V
  ) throws -> ObservationSubscription {
    let readings = ObservationSubscription()
    _ = try Rendering(
      view(readings), width, height, scale: scale, isRightToLeft: isRightToLeft)
    return readings
  }

  @MainActor
  private final class ObservationSubscription {
    var frames: [String: CGRect] = [:]
    var isMissing: Set<String> = []

    /// Returns a view of 10 × 10 that reads its frame in `space`.
    func reader(_ name: String, in space: CoordinateSpace = .global) -> some View {
      GeometryReader { proxy in
        let _ = { self.frames[name] = proxy.frame(in: space) }()
        Color.clear
      }
      .frame(width: 10, height: 10)
    }
  }

  @Test func globalCountsFromTheRootAndLocalFromTheView() throws {
    let readings = try read { readings in
      HStack(spacing: 5) {
        readings.reader("first")
        readings.reader("second")
        readings.reader("local", in: .local)
      }
      .padding(3)
    }
    #expect(readings.frames["first"] == CGRect(x: 3, y: 3, width: 10, height: 10))
    #expect(readings.frames["second"] == CGRect(x: 18, y: 3, width: 10, height: 10))
    #expect(readings.frames["local"] == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func aNameRefersToTheNearestEnclosingView() throws {
    let readings = try read { readings in
      VStack(spacing: 0) {
        readings.reader("inner", in: .named("space"))
        readings.reader("other", in: .named(7))
        readings.reader("unknown", in: .named("nowhere"))
      }
      .coordinateSpace(.named("space")).padding(4).coordinateSpace(name: "space")
      .coordinateSpace(name: 7).padding(2)
    }
    #expect(readings.frames["inner"]?.origin == CGPoint(x: 0, y: 0))
    #expect(readings.frames["other"]?.origin == CGPoint(x: 4, y: 14))
    // Without such a view, it is the global space (Rules/Geometry.md#frames).
    #expect(readings.frames["unknown"]?.origin == CGPoint(x: 6, y: 26))
  }

  @Test func theBoundsOfASpaceAreThoseOfItsView() throws {
    var bounds: CGRect?
    var isMissing = false
    _ = try Rendering(
      GeometryReader { proxy in
        let _ = { bounds = proxy.bounds(of: .named("card")) }()
        let _ = { isMissing = proxy.bounds(of: .scrollView) == nil }()
        Color.clear
      }
      .padding(5).coordinateSpace(.named("card")).padding(3), 56, 36)
    #expect(bounds == CGRect(x: -5, y: -5, width: 50, height: 30))
    #expect(isMissing)
  }

  @Test func offsetsAndTransformsAroundAreSeen() throws {
    let readings = try read { readings in
      VStack(spacing: 0) {
        readings.reader("moved").offset(x: 7, y: 2)
        // Around the center (5, 15) of a view at (0, 10).
        readings.reader("scaled").scaleEffect(2)
        readings.reader("turned").frame(width: 20).rotationEffect(.degrees(90))
        readings.reader("hidden").modifier(
          Shift(distance: 9).ignoredByLayout())
        readings.reader("shifted").modifier(Shift(distance: 9))
      }
    }
    #expect(readings.frames["moved"]?.origin == CGPoint(x: 12, y: 2))
    #expect(readings.frames["scaled"] == CGRect(x: 0, y: 5, width: 20, height: 20))
    #expect(readings.frames["turned"] == CGRect(x: 5, y: 20, width: 10, height: 10))
    #expect(readings.frames["hidden"]?.origin == CGPoint(x: 5, y: 30))
    #expect(readings.frames["shifted"]?.origin == CGPoint(x: 14, y: 40))
  }

  @Test func aTransformInsideIsNotSeenOutside() throws {
    var frame: CGRect?
    _ = try Rendering(
      Color.red.frame(width: 10, height: 10).scaleEffect(3).background {
        GeometryReader { proxy in
          let _ = { frame = proxy.frame(in: .global) }()
          Color.clear
        }
      })
    #expect(frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func transformsComposeInTheOrderOfModifiers() throws {
    let readings = try read { readings in
      VStack(spacing: 0) {
        readings.reader("a").rotationEffect(.degrees(90)).offset(x: 30)
        readings.reader("b").offset(x: 30).rotationEffect(.degrees(90))
      }
    }
    // The second one moves along the rotated axis: down (recorded: mu-pt-t11).
    #expect(readings.frames["a"]?.origin == CGPoint(x: 30, y: 0))
    #expect(readings.frames["b"]?.origin == CGPoint(x: 0, y: 40))
  }

  @Test func rightToLeftCountsFromTheLeftAllTheSame() throws {
    let readings = try read(100, 10, isRightToLeft: true) { readings in
      HStack(spacing: 0) {
        readings.reader("first")
        Spacer(minLength: 0)
        readings.reader("moved").offset(x: 3)
      }
    }
    #expect(readings.frames["first"]?.origin == CGPoint(x: 90, y: 0))
    // Offsets are towards the trailing edge (Rules/Rounding.md#right-to-left).
    #expect(readings.frames["moved"]?.origin == CGPoint(x: -3, y: 0))
  }

  @Test(arguments: [(1, 63), (2, 62.5), (3, 62 + 2.0 / 3)] as [(CGFloat, CGFloat)])
  func originsAreRoundedToPixelsOfTheWindow(_ scale: CGFloat, _ expected: CGFloat) throws {
    let readings = try read(scale: scale) { readings in
      readings.reader("a").padding(.leading, 62.65)
    }
    #expect(isClose(readings.frames["a"]!.minX, expected, by: 1e-9))
  }

  @Test func sizesAreNotRounded() throws {
    var size = CGSize.zero
    _ = try Rendering(
      GeometryReader { proxy in
        let _ = { size = proxy.frame(in: .global).size }()
        Color.clear
      }, 10.3, 7.77, scale: 1)
    #expect(size == CGSize(width: 10.3, height: 7.77))
  }

  @Test func theDisplayScaleIsThatOfTheReader() throws {
    let readings = try read(scale: 1) { readings in
      readings.reader("a").environment(\.displayScale, 2).padding(.leading, 62.65)
    }
    #expect(readings.frames["a"]?.minX == 62.5)
  }

  @Test func invalidGeometryDoesntTrap() throws {
    let readings = try read(.infinity, .infinity) { readings in
      HStack {
        readings.reader("a").scaleEffect(.nan).rotation3DEffect(
          .degrees(.infinity), axis: (.nan, 0, 0))
        readings.reader("b").transformEffect(
          CGAffineTransform(a: .infinity, b: .nan, c: 0, d: 0, tx: 1, ty: 1))
        readings.reader("c", in: .named("flat")).coordinateSpace(name: "flat").scaleEffect(0)
        Color.red
      }
    }
    #expect(readings.frames.count == 3)
    #expect(readings.frames["c"]?.width.isFinite == true)
  }
}

/// A custom geometry effect.
private struct Shift: GeometryEffect {
  var distance: CGFloat
  var animatableData: CGFloat {
    get { distance }
    set { distance = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
  }
}

import QuoinAnimation
import Testing

@Suite struct UnitCurveTests {
  typealias Point = (at: Double, value: Double)

  private func expect(
    _ curve: UnitCurve, values: [Point], velocities: [Point], within tolerance: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for point in values {
      #expect(
        abs(curve.value(at: point.at) - point.value) <= tolerance, sourceLocation: sourceLocation)
    }
    for point in velocities where point.value.isFinite {
      #expect(
        abs(curve.velocity(at: point.at) - point.value) <= tolerance, sourceLocation: sourceLocation
      )
    }
  }

  @Test func easingIsAsRecorded() {
    expect(
      .easeIn, values: [(0.25, 0.09), (0.5, 0.32), (0.75, 0.62)],
      velocities: [(0, 0), (0.25, 0.67), (0.5, 1.07), (0.75, 1.37), (1, 0)], within: 0.01)
    expect(
      .easeOut, values: [(0.25, 0.38), (0.5, 0.68), (0.75, 0.91)],
      velocities: [(0, 1), (0.25, 1.37), (0.5, 1.07), (0.75, 0.67), (1, 0)], within: 0.01)
  }

  @Test func circlesAreAsRecorded() {
    expect(
      .circularEaseIn, values: [(0.25, 0.032), (0.5, 0.134), (0.75, 0.339)],
      velocities: [(0.25, 0.258), (0.5, 0.577), (0.75, 1.134)], within: 0.0006)
    expect(
      .circularEaseOut, values: [(0.25, 0.661), (0.5, 0.866), (0.75, 0.968)],
      velocities: [(0.25, 1.134), (0.5, 0.577)], within: 0.0006)
    #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
    #expect(UnitCurve.circularEaseOut.velocity(at: 0) == .infinity)
  }

  @Test(arguments: [UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseInOut])
  func inverseUndoes(curve: UnitCurve) {
    for part in stride(from: 0.0, through: 1, by: 0.1) {
      #expect(abs(curve.inverse.value(at: curve.value(at: part)) - part) < 1e-6)
    }
    #expect(curve.inverse.inverse == curve)
    #expect(curve.value(at: -3) == 0 && curve.value(at: 7) == 1 && curve.value(at: .nan) == 0)
  }
}

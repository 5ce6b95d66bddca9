import Foundation
import QuoinGeometry
import Testing

@Suite struct PixelGridTests {
  @Test(arguments: [(1.0, 63.0), (2.0, 62.5), (3.0, 188.0 / 3)])
  func edgesGoToTheNearestPixel(scale: Double, expected: Double) {
    #expect(abs(PixelGrid(scale: scale).snap(62.65) - expected) < 1e-9)
  }

  @Test func tiesGoUpAlsoBelowZero() {
    let grid = PixelGrid(scale: 1)
    #expect(grid.snap(0.5) == 1)
    #expect(grid.snap(-0.5) == 0)
    #expect(grid.snap(-1.5) == -1)
  }

  @Test func touchingEdgesStillTouch() {
    let grid = PixelGrid(scale: 2)
    let left = grid.snap(CGRect(x: 0.3, y: 0, width: 33.4, height: 10))
    let right = grid.snap(CGRect(x: 33.7, y: 0, width: 33.4, height: 10))
    #expect(left.maxX == right.minX)
  }

  @Test func roundingUpForgivesAMillionthOfAPixel() {
    #expect(PixelGrid(scale: 3).ceil(20.000_000_1) == 20)
    #expect(abs(PixelGrid(scale: 3).ceil(20.287) - 61.0 / 3) < 1e-9)
  }

  @Test(arguments: [0.0, -2, .nan, .infinity])
  func anImpossibleScaleCountsAsOne(scale: Double) {
    #expect(PixelGrid(scale: scale).pixel == 1)
  }
}

import Foundation
import QuoinCore
import Testing

@testable import QuoinViews

@MainActor
struct SliderTests {
  // Rules/ControlMetrics.md#slider
  @Test func macOS() throws {
    func size(_ width: CGFloat?) throws -> CGSize {
      try Rendering(Slider(value: .constant(0.5)), width, nil, platform: .macOS).size
    }
    #expect(try size(200) == CGSize(width: 200, height: 16))
    #expect(try size(nil) == CGSize(width: 30, height: 16))
    #expect(try size(0) == CGSize(width: 20, height: 16))
  }

  private func slider() -> some View {
    Slider(value: .constant(0.5), in: 0...1) {
      Color.red.frame(width: 40, height: 10)
    } minimumValueLabel: {
      Color.red.frame(width: 10, height: 10)
    } maximumValueLabel: {
      Color.red.frame(width: 20, height: 10)
    }
  }

  // Rules/Controls.md#slider-size
  @Test func labels() throws {
    let iOS = try Rendering(slider(), 200, 50).fills.map(\.box)
    #expect(iOS.first == CGRect(x: 0, y: 10.5, width: 10, height: 10))
    #expect(iOS.last == CGRect(x: 180, y: 10.5, width: 20, height: 10))
    let macOS = try Rendering(slider(), 200, 50, platform: .macOS).fills.map(\.box)
    #expect(macOS.first == CGRect(x: 0, y: 3, width: 40, height: 10))
    #expect(macOS.dropFirst().first == CGRect(x: 48, y: 3, width: 10, height: 10))
    let hidden = try Rendering(slider().labelsHidden(), 200, 50, platform: .macOS).fills.map(\.box)
    #expect(hidden.first == CGRect(x: 0, y: 3, width: 10, height: 10))
  }

  /// Track, fill and knob of a slider of 120 × 16.
  private func parts(_ value: Double, isRightToLeft: Bool = false) throws -> [CGRect] {
    try Rendering(
      Slider(value: .constant(value)), 120, nil, platform: .macOS, isRightToLeft: isRightToLeft
    ).fills.map(\.box)
  }

  @Test(arguments: [(0.0, 0.0), (0.25, 25), (1, 100), (7, 100), (-1, 0), (.nan, 0)])
  func theKnobIsAtTheValue(value: Double, x: CGFloat) throws {
    let knob = try parts(value).last
    #expect(knob.map { isClose($0.minX, x) && isClose($0.width, 20) } == true)
    let mirrored = try parts(value, isRightToLeft: true).last
    #expect(mirrored.map { isClose($0.maxX, 120 - x) } == true)
  }

  /// A tenth of the range, or a step, from the displayed value.
  @Test func increments() {
    #expect(SliderScale(0...10).adjusted(-3, by: 1) == 1)
    #expect(SliderScale(0...200).adjusted(5, by: 1) == 25)
    #expect(SliderScale(0...200).adjusted(195, by: 1) == 200)
    #expect(SliderScale(0...200).adjusted(5, by: -1) == 0)
  }

  /// Steps count from the step nearest to the value (Rules/Controls.md#slider-values).
  @Test func incrementsOfStepsBeginAtTheNearestStep() {
    let twos = SliderScale(0...10, step: 2)
    #expect(twos.shown(5) == 6 && twos.fraction(of: 5) == 0.6)
    #expect(twos.adjusted(5, by: 1) == 8 && twos.adjusted(8, by: 1) == 10)
    #expect(twos.adjusted(5, by: -1) == 4 && twos.adjusted(10, by: -1) == 8)
    #expect(twos.adjusted(10, by: 1) == 10 && twos.adjusted(0, by: -1) == 0)
    #expect(twos.adjusted(-7, by: 1) == 2 && twos.adjusted(3, by: 100) == 10)
    // The last step is the last one that isn't above the upper bound.
    let threes = SliderScale(0...10, step: 3)
    #expect(threes.adjusted(9, by: 1) == 9 && threes.adjusted(7, by: 1) == 9)
    #expect(threes.shown(10) == 9 && threes.adjusted(10, by: 1) == 10)
    #expect(threes.adjusted(10, by: -1) == 6)
    #expect(SliderScale(0...1, step: 4).adjusted(0.7, by: 1) == 0.7)
    let tenths = SliderScale(0...1, step: 0.1)
    #expect(tenths.adjusted(0.3, by: 1) == 0.4 && tenths.adjusted(0.95, by: 1) == 1)
  }

  @Test func placesOfAFinger() {
    let scale = SliderScale(0...1)
    #expect(scale.value(at: 10, width: 200, knob: 20) == 0)
    #expect(scale.value(at: 100, width: 200, knob: 20) == 0.5)
    #expect(scale.value(at: 500, width: 200, knob: 20) == 1)
    #expect(scale.value(at: 5, width: 20, knob: 20) == 0)
    #expect(SliderScale(10...20, step: 2).value(at: 0.34) == 14)
    #expect(SliderScale(0...10, step: 4).value(at: 1) == 8)
    #expect(SliderScale(0...10, step: 4).value(at: 0.9) == 8)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func anInvalidStepIsIgnored(step: Double) {
    #expect(SliderScale(0...1, step: step) == SliderScale(0...1))
  }

  /// Rules/ControlMetrics.md#slider: dots of 3 points at 18 + i × travel / (n - 1), 8.5 below the
  /// center.
  @Test func stepsAreDotsOnIOS() throws {
    #expect(SliderScale(0...10, step: 5).ticks == [0, 0.5, 1])
    #expect(SliderScale(0...10, step: 4).ticks == [0, 0.4, 0.8])
    #expect(SliderScale(0...1000, step: 1).ticks.isEmpty)
    let stepped = Slider(value: .constant(0.0), in: 0...1, step: 0.5)
    let boxes = try Rendering(stepped, 236, nil).fills.map(\.box)
    #expect(boxes.count == 4)
    let dots = boxes[2]
    #expect(isClose(dots.minX, 16.5) && isClose(dots.maxX, 219.5) && isClose(dots.height, 3))
    #expect(isClose(dots.midY, boxes[0].midY + 8.5))
    #expect(try Rendering(stepped, 236, nil, platform: .macOS).fills.count == 3)
  }
}

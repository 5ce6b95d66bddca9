import Foundation
import QuoinCore
import Testing

@testable import QuoinViews

@MainActor
struct SliderTickTests {
  @Test func theTrackIsFilledFromTheNeutralValue() throws {
    func filled(_ value: Double) throws -> CGRect {
      try Rendering(
        Slider(value: .constant(value), in: 0...1, neutralValue: 0.5) { EmptyView() }, 120, nil,
        platform: .macOS
      ).fills.map(\.box)[1]
    }
    let (above, below) = (try filled(0.75), try filled(0.25))
    #expect(isClose(above.minX, 60) && isClose(above.width, 25))
    #expect(isClose(below.minX, 35) && isClose(below.width, 25))
  }

  @Test func marksAreAtTheirValues() {
    let slider = Slider(value: .constant(2.0), in: 0...8) {
      Text("Amount")
    } ticks: {
      SliderTick(2)
      SliderTick("Half", 4)
      SliderTickContentForEach([6.0, 8.0], id: \.self) { value in
        SliderTick(value) { Text("\(value)") }
      }
    }
    #expect(slider.ticks == [0.25, 0.5, 0.75, 1])
    let steps = Slider(value: .constant(2.0), in: 0...8, step: 2) {
      Text("Amount")
    } tick: {
      $0 == 4 ? SliderTick($0) : nil
    }
    #expect(steps.ticks == [0.5])
  }

  @Test func onlyEnabledValuesAreSelected() {
    let scale = SliderScale(0...10, enabled: 2...5)
    #expect(scale.value(at: 0) == 2 && scale.value(at: 1) == 5 && scale.value(at: 0.3) == 3)
    #expect(scale.fraction(of: 9) == 0.5 && scale.position(of: 9) == 0.9)
  }
}

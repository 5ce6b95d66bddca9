import Foundation
import QuoinCore
import Testing

@testable import QuoinViews

@MainActor
struct StepperTests {
  private func stepper(_ value: Int = 1) -> some View {
    Stepper(value: .constant(value), in: 0...3) { Color.black.frame(width: 40, height: 10) }
  }

  // Rules/ControlMetrics.md#stepper
  @Test func sizes() throws {
    #expect(try Rendering(stepper(), platform: .macOS).size == CGSize(width: 68, height: 24))
    #expect(try Rendering(stepper(), 300, 100, platform: .macOS).size.width == 68)
    #expect(try Rendering(stepper(), 300, 100).size == CGSize(width: 300, height: 32))
    #expect(try Rendering(stepper().labelsHidden()).size == CGSize(width: 94, height: 32))
    let bare = Stepper("", value: .constant(1))
    #expect(try Rendering(bare, platform: .macOS).size == CGSize(width: 28, height: 24))
  }

  /// A line of 1 × 24 between the halves, a minus of 14 × 2 and a plus of 13.33.
  @Test func signsOfIOS() throws {
    let boxes = try Rendering(stepper().labelsHidden(), scale: 3).fills.map(\.box)
    let sizes = boxes.map { ($0.width * 100).rounded() / 100 }
    #expect(sizes == [94, 14, 1, 13.33])
    #expect(boxes[2].height == 24)
    #expect(isClose(boxes[2].midX, 47, by: 0.34))
  }

  @Test func aLimitDimsOneSign() throws {
    func signs(_ value: Int) throws -> [String] {
      let paints = try Rendering(stepper(value).labelsHidden()).fills.map(\.paint.text)
      return [paints[1], paints[3]]
    }
    #expect(try signs(1) == ["#000000", "#000000"])
    #expect(try signs(0) == ["#3C3C43 30.0%", "#000000"])
    #expect(try signs(3) == ["#000000", "#3C3C43 30.0%"])
    // Outside the range, both halves are enabled.
    #expect(try signs(5) == ["#000000", "#000000"])
  }

  @Test func halvesWithoutAnAction() {
    let stepper = Stepper("a", onIncrement: {}, onDecrement: nil)
    #expect(stepper.onIncrement != nil && stepper.onDecrement == nil)
  }

  @Test func wholeNumbersStayWithinTheirType() {
    #expect(StepperScale(bounds: nil, step: 1).incremented(Int.max) == nil)
    #expect(StepperScale(bounds: nil, step: 2).incremented(Int.max - 1) == .max)
    #expect(StepperScale(bounds: nil, step: 300).incremented(UInt8(7)) == 255)
    #expect(StepperScale(bounds: nil, step: 1).decremented(UInt(0)) == nil)
    #expect(StepperScale(bounds: nil, step: .min).decremented(Int(-1)) == Int.max - 1)
  }

  @Test func stepsStayInside() {
    let scale = StepperScale(bounds: 0...3, step: 2)
    #expect(scale.incremented(0) == 2)
    #expect(scale.incremented(2) == 3)
    #expect(scale.incremented(3) == nil)
    #expect(scale.decremented(1) == 0)
    #expect(scale.decremented(-4) == 0)
    #expect(StepperScale(bounds: nil, step: 0.5).decremented(0.25) == -0.25)
  }

  @Test func showsAFormattedValue() throws {
    let stepper = Stepper("a", value: .constant(1.5), in: 0...3, step: 0.5, format: .number)
    #expect(try Rendering(stepper, 300, 50).glyphs.map(\.run.text) == ["a", "1.5"])
  }
}

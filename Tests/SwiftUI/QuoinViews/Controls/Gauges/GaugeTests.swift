import Foundation
import QuoinCore
import QuoinGeometry
import QuoinViews
import Testing

@MainActor
struct GaugeTests {
  private func gauge(_ value: Double) -> some View {
    Gauge(value: value, in: 0...10) {
      Text("g")
    } currentValueLabel: {
      Text("\(value)")
    }
  }

  @Test func theBarExpandsAndCirclesHug() throws {
    #expect(try Rendering(gauge(4), 200, 300).size.width == 200)
    #expect(try Rendering(gauge(4).gaugeStyle(.accessoryLinear), 200, 300).size.width == 200)
    let circle = try Rendering(gauge(4).gaugeStyle(.accessoryCircular), 200, 300).size
    let capacity = try Rendering(gauge(4).gaugeStyle(.accessoryCircularCapacity), 200, 300).size
    #expect(circle.width == circle.height && circle.width < 200)
    #expect(capacity == circle)
  }

  // Rules/Controls.md#gauges
  @Test(arguments: [(Platform.iOS, 58), (.watchOS, 50)])
  func circlesHaveThePlatformsLength(platform: Platform, length: CGFloat) throws {
    let view = gauge(4).gaugeStyle(.accessoryCircular)
    #expect(try Rendering(view, platform: platform).size == CGSize(width: length, height: length))
  }

  @Test(arguments: [(2.5, 50.0), (10, 200), (12, 200), (-1, 8), (.nan, 8)])
  func theBarIsFilledUpToTheValue(value: Double, width: CGFloat) throws {
    let bar = try Rendering(gauge(value), 200, nil).fills.last?.box
    #expect(bar.map { isClose($0.width, width) } == true)
  }

  @Test func aStyleSeesTheShareAndTheLabelsThereAre() throws {
    struct Told: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        let labels = [
          configuration.currentValueLabel != nil, configuration.minimumValueLabel != nil,
          configuration.maximumValueLabel != nil,
        ]
        Color.red.frame(
          width: configuration.value * 100, height: CGFloat(labels.count { $0 }) * 10)
      }
    }
    #expect(
      try Rendering(gauge(4).gaugeStyle(Told())).size == CGSize(width: 40, height: 10))
    let plain = Gauge(value: 0.5) { Text("g") }.gaugeStyle(Told())
    #expect(try Rendering(plain).size == CGSize(width: 50, height: 0))
  }
}

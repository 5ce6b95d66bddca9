import Foundation
import QuoinCore
import QuoinGeometry
import Testing

@testable import QuoinViews

@MainActor
struct ProgressTests {
  private func size(
    _ view: some View, _ width: CGFloat? = 300, platform: Platform = .macOS
  ) throws -> CGSize {
    try Rendering(view, width, 120, platform: platform).size
  }

  // Rules/ControlMetrics.md#progress-view
  @Test func barsOfMacOS() throws {
    #expect(try size(ProgressView(value: 0.3)) == CGSize(width: 300, height: 20))
    #expect(try size(ProgressView(value: 0.3), nil).width == 0)
    #expect(try size(ProgressView(value: 0.3).controlSize(.small)).height == 12)
    #expect(try size(ProgressView("L", value: 0.3)).height == 36)
    let both = ProgressView(value: 0.3) {
      Text("L")
    } currentValueLabel: {
      Text("30%")
    }
    #expect(try size(both).height == 50)
    #expect(try size(ProgressView(value: nil as Double?)) == CGSize(width: 300, height: 20))
  }

  @Test(arguments: [
    (ControlSize.mini, 10), (.small, 16), (.regular, 32), (.large, 32), (.extraLarge, 32),
  ])
  func spinnersOfMacOS(controlSize: ControlSize, length: CGFloat) throws {
    let expected = CGSize(width: length, height: length)
    #expect(try size(ProgressView().controlSize(controlSize)) == expected)
    let determinate = ProgressView(value: 0.5).progressViewStyle(.circular)
    #expect(try size(determinate.controlSize(controlSize)) == expected)
  }

  // Rules/Proposals.md#sizing-classes
  @Test func classesOnIOS() throws {
    #expect(try size(ProgressView(), platform: .iOS) == CGSize(width: 20, height: 20))
    #expect(try size(ProgressView(value: 0.5), platform: .iOS).width == 300)
    let labelled = ProgressView { Color.red.frame(width: 70, height: 10) }
    #expect(try size(labelled, platform: .iOS).width == 70)
  }

  /// The filled part of a bar of 200 points; at least 8 (Rules/ControlMetrics.md#progress-view).
  @Test(arguments: [(0.25, 50.0), (0, 8), (0.01, 8), (1, 200), (1.5, 200)])
  func fill(value: Double, width: CGFloat) throws {
    let boxes = try Rendering(ProgressView(value: value), 200, nil).fills.map(\.box)
    #expect(boxes.map(\.width) == [200, width])
    #expect(boxes.allSatisfy { $0.minX == 0 })
    let mirrored = try Rendering(ProgressView(value: value), 200, nil, isRightToLeft: true)
    #expect(mirrored.fills.last?.box.maxX == 200)
  }

  @Test func fractions() {
    #expect(ProgressValue.fraction(1, of: 4) == 0.25)
    #expect(ProgressValue.fraction(1.5, of: 1) == 1)
    #expect(ProgressValue.fraction(nil, of: 1) == nil)
    #expect(ProgressValue.fraction(-0.1, of: 1) == nil)
    #expect(ProgressValue.fraction(0.5, of: 0) == nil)
    #expect(ProgressValue.fraction(.nan, of: 1) == nil)
    #expect(ProgressValue.fraction(.infinity, of: .infinity) == nil)
  }

  @Test func timers() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let interval = start...start.addingTimeInterval(100)
    func share(_ seconds: TimeInterval, _ countsDown: Bool) -> Double {
      ProgressValue.fraction(
        interval, at: start.addingTimeInterval(seconds), countsDown: countsDown)
    }
    #expect(share(25, false) == 0.25)
    #expect(share(25, true) == 0.75)
    #expect(share(-5, false) == 0)
    #expect(share(500, true) == 0)
    #expect(ProgressValue.fraction(start...start, at: start, countsDown: false) == 1)

    let view = ProgressView(timerInterval: interval, countsDown: false)
      .environment(\.referenceDate, start.addingTimeInterval(25))
    let rendering = try Rendering(view, 200, nil)
    #expect(rendering.fills.last?.box.width == 50)
    #expect(rendering.glyphs.map(\.run.text) == ["0:25"])
  }

  @Test func customStyles() throws {
    struct Wide: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
          configuration.label
          Color.red.frame(width: 100 * (configuration.fractionCompleted ?? 0), height: 5)
          ProgressView(configuration)
        }
      }
    }
    let view = ProgressView(value: 0.5).progressViewStyle(Wide())
    #expect(try Rendering(view, 250, nil).fills.map(\.box.width) == [50, 200, 100])
  }

  @Test func progressOfFoundation() throws {
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    #expect(try Rendering(ProgressView(progress), 200, nil).fills.last?.box.width == 50)
  }
}

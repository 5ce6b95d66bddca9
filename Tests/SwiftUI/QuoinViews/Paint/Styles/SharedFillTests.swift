import Foundation
import QuoinText
import QuoinViews
import Testing

@testable import QuoinCore

/// Leaves of the same color share a drawing; the result is separate for each leaf.
@MainActor @Suite struct SharedFillTests {
  private struct Stripes: View {
    let colors: Int

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<60) { index in
          Color(white: Double(index % colors) / 16).frame(width: 10, height: 1)
        }
      }
    }
  }

  @Test(arguments: [1, 3, 8]) func fewColorsAreDrawnByAsManyDrawings(_ count: Int) {
    let emission = Emission(environment: EnvironmentValues(), shaper: FixedShaper())
    emission.emitList(Stripes(colors: count))
    #expect(emission.store.labels.count == count)
  }

  @Test(arguments: [1, 3, 8, 9, 16]) func everyLeafKeepsItsColor(_ count: Int) throws {
    let shades = try Rendering(Stripes(colors: count)).items.compactMap { item -> Double? in
      guard case .fill(_, .color(let color), _) = item else { return nil }
      return color.red
    }
    #expect(shades == (0..<60).map { Double($0 % count) / 16 })
  }

  @Test func oneColorIsAnotherInTheDark() throws {
    let view = VStack(spacing: 0) {
      Color.primary.frame(width: 10, height: 10)
      Color.primary.frame(width: 10, height: 10).environment(\.colorScheme, .dark)
    }
    let shades = try Rendering(view).items.compactMap { item -> Double? in
      guard case .fill(_, .color(let color), _) = item else { return nil }
      return color.red
    }
    #expect(shades == [0, 1])
  }
}

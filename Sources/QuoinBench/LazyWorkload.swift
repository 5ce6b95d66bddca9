import Foundation
import QuoinCore
import QuoinText
import QuoinViews

/// What the first frame of a long lazy column costs, and a jump to its middle; in milliseconds.
@MainActor
struct LazyWorkload {
  private static let screen = ProposedViewSize(width: 393, height: 852)

  func measure() throws {
    print("ms".padding(toLength: 24, withPad: " ", startingAt: 0) + "first frame   middle    nodes")
    for count in [1000, 100_000] {
      var (first, middle): ([Double], [Double]) = ([], [])
      var nodes = 0
      for _ in 0..<30 {
        var made: ViewTree?
        first.append(
          try milliseconds {
            made = try ViewTree(Self.feed(count), shaper: FixedShaper())
            try made?.layOut(proposal: Self.screen)
          })
        middle.append(try milliseconds { try made?.scroll(to: count / 2, anchor: .top) })
        nodes = made?.layout.count ?? 0
      }
      print(
        "\(count) rows".padding(toLength: 24, withPad: " ", startingAt: 0)
          + String(format: "%11.3f%9.3f%9d", median(first), median(middle), nodes))
    }
  }

  private func milliseconds(_ body: () throws -> Void) throws -> Double {
    let time = try ContinuousClock().measure(body)
    return Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) / 1e15
  }

  private static func feed(_ count: Int) -> some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { index in
          HStack(spacing: 8) {
            Color.clear.frame(width: 40, height: 40)
            VStack(alignment: .leading, spacing: 4) {
              Text("Row \(index)")
              Color.clear.frame(width: 200, height: 16)
            }
            Spacer()
            Color.clear.frame(width: 24, height: 24)
          }
          .padding(8)
        }
      }
    }
  }
}

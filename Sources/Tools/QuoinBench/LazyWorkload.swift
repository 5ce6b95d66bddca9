import Foundation
import QuoinCore
import QuoinGeometry
import QuoinText
import QuoinViews

/// Measures the first frame of long columns, grids, lists and forms, and a jump to the middle, in
/// milliseconds.
@MainActor
struct LazyWorkload {
  private static let screen = ProposedViewSize(width: 393, height: 852)

  func measure() throws {
    print("ms".padding(toLength: 24, withPad: " ", startingAt: 0) + "first frame   middle    nodes")
    for count in [1000, 100_000] {
      try measure("\(count) rows", jumpingTo: count / 2) { Self.feed(count) }
      try measure("\(count) cells", jumpingTo: count / 2) { Self.cells(count) }
      try measure("\(count) list rows", jumpingTo: count / 2) {
        List(0..<count, id: \.self) { Text("Row \($0)") }
      }
    }
    try measure("form of 200 controls") { Self.form }
    try measure("grid of 4 x 250") { Self.grid }
  }

  private func measure<V: View>(
    _ name: String, jumpingTo target: Int? = nil, _ view: () -> V
  ) throws {
    var (first, middle): ([Double], [Double]) = ([], [])
    var nodes = 0
    for _ in 0..<30 {
      var made: ViewTree?
      first.append(
        try milliseconds {
          made = try ViewTree(view(), shaper: FixedShaper())
          try made?.layOut(proposal: Self.screen)
        })
      if let target {
        middle.append(try milliseconds { try made?.scroll(to: target, anchor: .top) })
      }
      nodes = made?.layout.count ?? 0
    }
    let jump = middle.isEmpty ? "        -" : String(format: "%9.3f", median(middle))
    print(
      name.padding(toLength: 24, withPad: " ", startingAt: 0)
        + String(format: "%11.3f", median(first)) + jump + String(format: "%9d", nodes))
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

  private static func cells(_ count: Int) -> some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
        ForEach(0..<count, id: \.self) { Text("Cell \($0)") }
      }
    }
  }

  private static var form: some View {
    Form {
      ForEach(0..<20) { number in
        Section("Section \(number)") {
          ForEach(0..<5) { row in
            Toggle("Toggle \(row)", isOn: .constant(true))
            Slider(value: .constant(0.5))
          }
        }
      }
    }
  }

  private static var grid: some View {
    Grid {
      ForEach(0..<250) { row in
        GridRow {
          Text("Row \(row)")
          Color.clear
          Text("wide and narrow")
          Color.clear.frame(width: 20, height: 20)
        }
      }
    }
  }
}

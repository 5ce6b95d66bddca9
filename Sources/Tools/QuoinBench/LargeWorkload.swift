import Foundation
import Quoin

/// Measures content far larger than a screen, at one size and at twice that size to reveal
/// quadratic parts.
@MainActor
enum LargeWorkload {
  static func measure(_ part: Double) throws {
    func size(_ count: Double) -> Int { max(Int(count * part), 1) }
    try row("texts in a stack", size(250_000)) { count in
      let renderer = ImageRenderer(
        content: VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text("\($0)") } })
      _ = renderer.layoutReport()
    }
    try row("one text in lines", size(250_000)) { count in
      _ = ImageRenderer(content: Text(String(repeating: "word ", count: count)).frame(width: 300))
        .layoutReport()
    }
    try row("segments of a stroke", size(100_000)) { count in
      try drawn(
        Path { path in
          path.move(to: .zero)
          for index in 0..<count {
            path.addLine(to: CGPoint(x: index % 400, y: (index * 7) % 397))
          }
        }.stroke(.red, lineWidth: 1))
    }
    try row("points of a continued line", size(100_000)) { count in
      try drawn(
        Path { path in
          for index in 0..<count {
            let place = CGPoint(x: 400 * Double(index) / Double(count), y: Double(index % 13))
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
          }
        }.stroke(.red, lineWidth: 1))
    }
    try row("shapes on a canvas", size(50_000)) { count in
      try drawn(
        Canvas { context, _ in
          for index in 0..<count {
            let corner = CGPoint(x: index % 390, y: (index / 390) % 390)
            context.fill(
              Path(CGRect(origin: corner, size: CGSize(width: 9, height: 9))), with: .color(.blue))
          }
        })
    }
  }

  private static func drawn(_ view: some View) throws {
    _ = try ImageRenderer(content: view.frame(width: 400, height: 400)).pngData()
  }

  private static func row(_ name: String, _ count: Int, _ body: (Int) throws -> Void) throws {
    var times: [Double] = []
    for size in [count, count * 2] { times.append(try nanoseconds { try body(size) } / 1e9) }
    print(
      name.padding(toLength: 34, withPad: " ", startingAt: 0)
        + String(
          format: "%9d %7.2f s, twice as many %7.2f s: %.2f times", count, times[0], times[1],
          times[1] / times[0]))
  }
}

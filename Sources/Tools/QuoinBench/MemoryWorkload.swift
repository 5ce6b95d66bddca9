import Foundation
import Quoin

/// Measures the memory of a process while it draws image after image, each with another text, size
/// and format.
@MainActor
enum MemoryWorkload {
  /// Prints the resident memory after every tenth of `renders`, its change after the first fifth of
  /// them, and its size after caches were emptied.
  static func measure(renders: Int) throws {
    print("  renders     MB")
    report(0)
    var warm = residentBytes
    for number in 1...max(renders, 1) {
      try render(number)
      if number % max(renders / 10, 1) == 0 { report(number) }
      if number == max(renders / 5, 1) { warm = residentBytes }
    }
    let change = Double(residentBytes - warm) / Double(warm) * 100
    print(String(format: "growth after the first fifth: %+.1f %% (the goal is within 5)", change))
    print("kept: \(RenderMemory.current)")
    RenderMemory.purge()
    report(renders)
  }

  private static func report(_ number: Int) {
    print(String(format: "%9d %6.1f", number, Double(residentBytes) / 1_048_576))
  }

  private static var residentBytes: Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ")
    return (fields.flatMap { Int($0[1]) } ?? 0) * 4096
  }

  private static func render(_ number: Int) throws {
    let renderer = ImageRenderer(content: Sheet(number: number))
    renderer.proposedSize = ProposedViewSize(width: CGFloat(200 + number * 37 % 400), height: nil)
    switch number % 8 {
    case 0: _ = try renderer.pngData()
    case 1: _ = try renderer.pdfData()
    case 2: _ = renderer.svgString()
    case 3: _ = renderer.layoutReport()
    case 4: _ = try renderer.webPData()
    case 5: _ = try renderer.jpegData()
    case 6: _ = try renderer.pdfData(pageSetup: PageSetup(.a5))
    default: try live(number)
    }
  }

  /// Draws a live view before and after a tap.
  private static func live(_ number: Int) throws {
    let host = ViewHost(Counted(number: number), size: ProposedViewSize(width: 300, height: 400))
    _ = try host.pngData()
    try host.tap("count")
    _ = try host.pngData()
    host.close()
  }

  private struct Counted: View {
    let number: Int
    @State private var count = 0

    var body: some View {
      VStack {
        Button("Count") { count += 1 }.accessibilityIdentifier("count")
        Sheet(number: number + count)
      }
    }
  }

  private struct Sheet: View {
    let number: Int

    var body: some View {
      VStack(alignment: .leading, spacing: 8) {
        Text("Order \(number)").font(.system(size: CGFloat(14 + number % 23), weight: .bold))
        ForEach(0..<number % 12, id: \.self) { row in
          HStack {
            Text("Item \(number * 31 + row)")
            Spacer()
            Text("\((number * 17 + row * 7) % 1000).\(row % 10)0").monospacedDigit()
          }
        }
        Text("Sheet \(number) 😀 is the one with \(number % 97) words, and it breaks where it must.")
          .foregroundStyle(.secondary)
        RoundedRectangle(cornerRadius: 8)
          .fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
          .frame(height: CGFloat(20 + number % 60))
          .shadow(radius: CGFloat(number % 5))
      }
      .padding()
    }
  }
}

import Foundation
import Quoin

/// What a process holds while it draws picture after picture, each of another text, size and format.
@MainActor
enum MemoryWorkload {
  /// Prints the resident memory after every tenth part of `renders`, and after the kept memory was emptied.
  static func measure(renders: Int) throws {
    print("  renders     MB")
    report(0)
    for number in 1...max(renders, 1) {
      try render(number)
      if number % max(renders / 10, 1) == 0 { report(number) }
    }
    let kept = RenderMemory.kept
    print("kept: \(kept)")
    RenderMemory.empty()
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
    switch number % 4 {
    case 0: _ = try renderer.pngData()
    case 1: _ = try renderer.pdfData()
    case 2: _ = renderer.svgString()
    default: _ = renderer.layoutReport()
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

import Foundation
import Quoin

/// A document of as many pages as one likes, written to a file: how long that takes, and how much memory.
@MainActor
enum PaperWorkload {
  /// Prints the time and the memory at the end; `pages` is how many there are to be.
  static func measure(pages: Int) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-paper.pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    // The first document finds fonts and fills memories.
    try ImageRenderer(content: Rows(count: 100)).writePDF(to: file)
    let before = highest
    let renderer = ImageRenderer(content: Rows(count: pages * rowsOfAPage))
    var count = 0
    let time = try nanoseconds { count = try renderer.writePDF(to: file) }
    let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? 0
    print("   pages      s  ms/page   MB of file   MB at most   MB before")
    print(
      String(
        format: "%8d %6.1f %8.2f %12.1f %12.1f %11.1f", count, time / 1e9,
        time / 1e6 / Double(count), Double(size) / 1_048_576, highest, before))
  }

  /// Rows on a page of A4 with margins of 20 millimetres.
  private static let rowsOfAPage = 36

  /// The most memory that the process has had, in megabytes.
  private static var highest: Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    return (line.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0) / 1024
  }

  private struct Rows: View {
    let count: Int

    var body: some View {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(0..<count, id: \.self) { number in
          HStack {
            Text(verbatim: "Item \(number)")
            Spacer()
            Text(verbatim: "\(number % 1000).\(number % 10)0").monospacedDigit()
          }
          .frame(height: 20)
          .pageTotal(Decimal(number % 1000))
        }
      }
      .font(.system(size: 11))
      .pageFooter { page in
        Text(verbatim: "\(page.number) of \(page.count), sum \(page.carriedForward())").font(
          .caption)
      }
    }
  }
}

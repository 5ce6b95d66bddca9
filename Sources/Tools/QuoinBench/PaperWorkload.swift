import Foundation
import Quoin

/// Measures the time and memory of writing a document of many pages to a file.
@MainActor
enum PaperWorkload {
  /// Prints the time and the memory at the end for `pages` pages.
  static func measure(pages: Int) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-paper.pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    // The first document loads fonts and fills caches.
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

  /// The number of rows on an A4 page with margins of 20 millimeters.
  private static let rowsOfAPage = 36

  /// The peak memory of the process, in megabytes.
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

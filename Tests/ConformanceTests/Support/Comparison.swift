import Foundation
import SwiftUI

/// Compares the frames of a report with the recorded ones.
@MainActor
struct Comparison {
  let entry: ConformanceCase
  let report: LayoutReport

  /// One sentence for each number that differs; empty if all agree.
  func differences() -> [String] {
    entry.expected.frames.sorted { $0.key < $1.key }.flatMap { name, expected in
      guard let got = frame(named: name) else {
        return ["\(name): no such view in the report"]
      }
      return differences(name, expected, got)
    }
  }

  /// Returns the frame of `name` in the recorded coordinate space: the view's own, or its window's.
  private func frame(named name: String) -> CGRect? {
    if name == "root" { return CGRect(origin: .zero, size: report.size) }
    return report.frame(of: name)
  }

  private func differences(_ name: String, _ expected: Expectation.Frame, _ got: CGRect) -> [String]
  {
    let tolerance = Tolerance(for: entry)
    return [
      difference("\(name).x", expected.x, got.origin.x, tolerance.x),
      difference("\(name).y", expected.y, got.origin.y, tolerance.vertical),
      difference(
        "\(name).w", expected.w, got.width, tolerance.width(expected.w?.points ?? 0),
        isTruncated: tolerance.isTruncated),
      difference(
        "\(name).h", expected.h, got.height, tolerance.vertical,
        isTruncated: tolerance.isTruncated),
    ].compactMap { $0 }
  }

  private func difference(
    _ what: String, _ expected: Length?, _ got: CGFloat, _ tolerance: CGFloat,
    isTruncated: Bool = false
  ) -> String? {
    guard let expected = expected?.points else { return nil }
    let agrees =
      isTruncated
      ? got >= expected - tolerance && got < expected + 1 + tolerance
      : expected == got || abs(expected - got) <= tolerance
    return agrees ? nil : "\(what): expected \(expected), got \(got)"
  }
}

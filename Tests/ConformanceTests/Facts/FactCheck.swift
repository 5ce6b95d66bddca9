import Foundation
import SwiftUI

/// Collects the failures of a handwritten check of a statement.
struct FactCheck {
  private(set) var failures: [String] = []

  /// Expects `got` to be `expected`, within 0.01.
  mutating func expect(_ what: String, _ got: CGFloat?, is expected: CGFloat) {
    guard let got else { return fail("\(what): no such view in the report") }
    guard got != expected, !(abs(got - expected) <= 0.01) else { return }
    fail("\(what): expected \(expected), got \(got)")
  }

  /// Expects `got` to be in `range`.
  mutating func expect(_ what: String, _ got: CGFloat?, in range: ClosedRange<CGFloat>) {
    guard let got else { return fail("\(what): no such view in the report") }
    guard !range.contains(got) else { return }
    fail("\(what): expected \(range.lowerBound) to \(range.upperBound), got \(got)")
  }

  /// Expects a size, within 0.01.
  mutating func expect(_ what: String, _ got: CGSize?, is expected: (CGFloat, CGFloat)) {
    expect("\(what).w", got?.width, is: expected.0)
    expect("\(what).h", got?.height, is: expected.1)
  }

  /// Expects a proposal of two numbers, within 0.01.
  mutating func expect(_ what: String, _ got: ProposedViewSize?, is expected: (CGFloat, CGFloat)) {
    expect("\(what) is proposed", got?.width, is: expected.0)
    expect("\(what) is proposed", got?.height, is: expected.1)
  }

  /// Expects the frame of the view `name`, within 0.01.
  mutating func expect(
    _ name: String, in report: LayoutReport, is expected: (CGFloat, CGFloat, CGFloat, CGFloat)
  ) {
    let frame = report.frame(of: name)
    expect("\(name).x", frame?.origin.x, is: expected.0)
    expect("\(name).y", frame?.origin.y, is: expected.1)
    expect(name, frame?.size, is: (expected.2, expected.3))
  }

  /// Records a failure as a sentence.
  mutating func fail(_ message: String) { failures.append(message) }
}

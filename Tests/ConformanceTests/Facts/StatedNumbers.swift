import Foundation
import SwiftUI

/// Numbers parsed from the wording of statements: text baselines (“first baseline 13, last baseline
/// 93”) and the height of two lines (“one line is 15 tall, two lines 30”).
struct StatedNumbers {
  private let firstBaseline: CGFloat?
  private let lastBaseline: CGFloat?
  private let twoLines: CGFloat?

  /// Parses the numbers in `fact`; `nil` if it contains none of these.
  init?(_ fact: String) {
    let both = Self.number(in: fact, after: "first and last baseline ")
    firstBaseline = both ?? Self.number(in: fact, after: "first baseline ", "firstTextBaseline ")
    lastBaseline = both ?? Self.number(in: fact, after: "last baseline ", "lastTextBaseline ")
    twoLines = Self.number(in: fact, after: "two lines ")
    if firstBaseline == nil, lastBaseline == nil, twoLines == nil { return nil }
  }

  /// Compares with the view of `entry`.
  @MainActor
  func check(_ entry: ConformanceCase, _ fact: inout FactCheck) {
    if firstBaseline != nil || lastBaseline != nil {
      let guides = CaseViews.all.guides(entry)
      if let firstBaseline {
        fact.expect("first baseline", guides?.firstBaseline, is: firstBaseline)
      }
      if let lastBaseline { fact.expect("last baseline", guides?.lastBaseline, is: lastBaseline) }
    }
    if let twoLines, let size = Self.number(in: entry.code, after: "system(size: ") {
      let two = report(nil, nil, platform: entry.renderingPlatform) {
        Text("Hg\nHg").font(.system(size: size))
      }
      fact.expect("two lines", two.size.height, is: twoLines)
    }
  }

  private static func number(in text: String, after labels: String...) -> CGFloat? {
    for label in labels {
      guard let range = text.firstRange(of: label) else { continue }
      let digits = text[range.upperBound...].prefix { $0.isNumber || $0 == "." }
      return Double(digits).map { CGFloat($0) }
    }
    return nil
  }
}

import SwiftUI
import Testing

/// Only the visible rows are created, whatever the total number.
@MainActor
struct ListLazinessTests {
  private final class Count { var rows: Set<Int> = [] }

  /// At the start, in the middle and at the end of 100,000 rows: at most three screens of rows are
  /// created.
  @Test(arguments: [nil, 50_000, 99_999] as [Int?])
  func costDoesNotGrowWithTheList(target: Int?) {
    let count = Count()
    let report = laid(402, 800) {
      ScrollViewReader { proxy in
        let _ = target.map { proxy.scrollTo($0, anchor: .bottom) }
        List(0..<100_000, id: \.self) { row in
          let _ = count.rows.insert(row)
          Color.red.frame(height: 20).named("\(row)")
        }
      }
    }
    // Rows of 53: sixteen fill a screen.
    #expect(count.rows.count >= 15)
    #expect(count.rows.count <= 48)
    let frame = report.frame(of: "\(target ?? 0)")
    #expect(frame.map { $0.minY >= 0 && $0.maxY <= 800 } == true)
  }

  @Test func rowsFollowEachOtherAtAnyScrollPosition() {
    let report = laid(402, 800) {
      ScrollViewReader { proxy in
        let _ = proxy.scrollTo(700, anchor: .top)
        List(0..<1000, id: \.self) { row in
          Color.red.frame(height: CGFloat(30 + row % 3 * 20)).named("\(row)")
        }
      }
    }
    for row in 700..<708 {
      guard let upper = report.frame(of: "\(row)"), let lower = report.frame(of: "\(row + 1)")
      else {
        Issue.record("row \(row) is missing")
        continue
      }
      #expect(abs(lower.minY - upper.maxY - 30) < 0.01)
    }
  }

  @Test func aRowThatCountsAsNothingIsMade() {
    let report = laid(402, 800) {
      List(0..<3, id: \.self) { Color.red.frame(height: 10).named("\($0)") }
        .environment(\.defaultMinListRowHeight, 0)
    }
    // 35 above the card, two rows of 10 + 30, and the margin.
    #expect(report.frame(of: "2").map { ($0.minY * 100).rounded() } == CGFloat(13000))
  }
}

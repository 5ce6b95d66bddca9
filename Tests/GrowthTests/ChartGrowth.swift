import Charts
import Quoin
import SwiftUI

/// Numbers that count their reads.
private struct Numbers: RandomAccessCollection {
  let count: Int
  let counter: Counter
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Int {
    counter.add()
    return index
  }
}

/// The reads of the data, and the drawn items with the elements of their paths.
private func charted<V: View>(
  _ name: String, _ bound: GrowthBound = .linear,
  _ view: @escaping @MainActor @Sendable (Numbers) -> V
) -> GrowthCase {
  GrowthCase(name, "reads of the data, and drawn path elements", bound) { n in
    let counter = Counter()
    let chart = view(Numbers(count: n, counter: counter)).frame(width: 300, height: 200)
    let items = renderer(chart).displayList().items
    return items.reduce(counter.value) { count, item in
      guard case .fill(let path, _, _) = item else { return count + 1 }
      return count + path.elements.count
    }
  }
}

private func value(_ index: Int) -> Int { index * 7919 % 101 }

extension GrowthCase {
  static let charts: [GrowthCase] = [
    charted("bars") { data in
      Chart(data, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", value($0))) }
    },
    charted("bars of categories") { data in
      Chart(data, id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", value($0))) }
    },
    charted("stacked bars") { data in
      Chart(data, id: \.self) {
        BarMark(x: .value("x", "\($0 % 5)"), y: .value("y", value($0)))
          .foregroundStyle(by: .value("z", "\($0 % 3)"))
      }
    },
    charted("a line") { data in
      Chart(data, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", value($0))) }
    },
    charted("n lines") { data in
      Chart(data, id: \.self) {
        LineMark(
          x: .value("x", $0 % 2), y: .value("y", value($0)), series: .value("s", "\($0 / 2)"))
      }
    },
    charted("an area") { data in
      Chart(data, id: \.self) { AreaMark(x: .value("x", $0), y: .value("y", value($0))) }
    },
    charted("points") { data in
      Chart(data, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", value($0))) }
    },
    charted("rules") { data in Chart(data, id: \.self) { RuleMark(x: .value("x", $0)) } },
  ]
}

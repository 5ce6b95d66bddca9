import Foundation
import Quoin
import SwiftUI

/// Rows with a gradient, an image symbol and a text each.
private struct Rows: View {
  let count: Int
  var body: some View {
    VStack {
      ForEach(0..<count, id: \.self) { number in
        HStack {
          LinearGradient(
            colors: [.red, Color(red: Double(number % 50) / 50, green: 0, blue: 0)],
            startPoint: .leading, endPoint: .trailing
          )
          .frame(width: 20, height: 20).opacity(0.5)
          Text("row \(number)")
        }
      }
    }
  }
}

private struct Counted: View {
  let number: Int
  let counter: Counter
  var body: some View {
    let _ = counter.add()
    Text("row \(number)")
  }
}

extension GrowthCase {
  static let outputs: [GrowthCase] = [
    GrowthCase("display list", "items") { renderer(Rows(count: $0)).displayList().items.count },
    GrowthCase("JSON of a display list", "bytes") {
      try renderer(Rows(count: $0)).displayList().json().count
    },
    GrowthCase("SVG", "bytes") { renderer(Rows(count: $0)).svgString().utf8.count },
    GrowthCase("PDF of one page", "bytes") { try renderer(Rows(count: $0)).pdfData().count },
    GrowthCase("pages", "pages") { n in
      try renderer(Rows(count: 20 * n)).pageCount(pageSetup: PageSetup(.a4))
    },
    GrowthCase("PDF of n pages", "bytes", size: 10) { n in
      try renderer(Rows(count: 20 * n)).pdfData(pageSetup: PageSetup(.a4)).count
    },
    GrowthCase("bodies of printed rows", "evaluated bodies") { n in
      let counter = Counter()
      let view = VStack { ForEach(0..<n, id: \.self) { Counted(number: $0, counter: counter) } }
      return try counter.added { _ = try renderer(view).pageCount(pageSetup: PageSetup(.a4)) }
    },
    GrowthCase("bodies of a printed List", "evaluated bodies") { n in
      let counter = Counter()
      let view = List(0..<n, id: \.self) { Counted(number: $0, counter: counter) }
      return try counter.added { _ = try renderer(view).pageCount(pageSetup: PageSetup(.a4)) }
    },
  ]
}

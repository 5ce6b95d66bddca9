import SwiftUI

extension Facts {
  /// Rows on macOS, and cards on iOS at a width of 402.
  static let lists: [String: Check] = [
    "mu-vl-v0": { fact in
      let list = report(300, 300, platform: .macOS) {
        List(0..<4, id: \.self) {
          Color.red.frame(height: 30).accessibilityIdentifier("row \($0)")
        }
      }
      for row in 0..<4 {
        fact.expect(
          "row \(row)", list.frame(of: "row \(row)")?.minY, is: 14 + 38 * CGFloat(row))
      }
    },

    "mu-vl-v2": { fact in
      // Four lines in the narrow list, two in the wide one.
      let text = String(repeating: "word ", count: 16)
      @MainActor func rowHeight(_ width: CGFloat, lineLimit: Int?) -> CGFloat? {
        let list = report(width, 300, platform: .macOS) {
          List {
            Text(text).lineLimit(lineLimit)
            Text("next").accessibilityIdentifier("next")
          }
        }
        return list.frame(of: "next").map { $0.minY - 14 }
      }
      fact.expect("in 200", rowHeight(200, lineLimit: nil), is: 72)
      fact.expect("in 400", rowHeight(400, lineLimit: nil), is: 40)
      fact.expect("one line in 200", rowHeight(200, lineLimit: 1), is: 24)
      fact.expect("one line in 400", rowHeight(400, lineLimit: 1), is: 24)
    },

    "mu-vl-v3": { fact in
      fact.expect("pitch", pitchOfLowRows(minHeight: nil), is: 24)
    },

    "mu-vl-v3b": { fact in
      fact.expect("pitch", pitchOfLowRows(minHeight: 4), is: 12)
    },

    "mu-vl-r1": { fact in
      let rows = Recorder<Set<Int>>([])
      _ = report(300, 300, platform: .macOS) {
        List(0..<1000, id: \.self) { row in
          let _ = rows.value.insert(row)
          Color.red.frame(height: heightOfRow(row))
        }
      }
      fact.expect("rows made", CGFloat(rows.value.count), is: 13)
    },

    "mu-vl-t": { fact in
      let list = report(300, 300, platform: .macOS) {
        ScrollViewReader { proxy in
          let _ = proxy.scrollTo(500, anchor: .top)
          List(0..<1000, id: \.self) { row in
            Color.red.frame(height: heightOfRow(row)).accessibilityIdentifier("row \(row)")
          }
        }
      }
      // Its margin of 4 is between the top and the content.
      fact.expect("row 500", list.frame(of: "row 500")?.minY, is: 4)
      fact.expect("row 501", list.frame(of: "row 501")?.minY, is: 4 + heightOfRow(500) + 8)
    },

    "mo-list-row2": { fact in
      let list = cards {
        LabeledContent {
        } label: {
          Text("Title")
          Text("Subtitle")
        }
        Text("next").accessibilityIdentifier("next")
      }
      let next = list.frame(of: "next")
      fact.expect("row", next.map { $0.midY - 53 / 2 - 35 }, is: 69.33)
    },

    "mo-list-icon": { fact in
      let list = cards {
        Label {
          Text("Title").accessibilityIdentifier("title")
        } icon: {
          Image(systemName: "star").accessibilityIdentifier("icon")
        }
        Text("next")
      }
      fact.expect("icon", list.frame(of: "icon")?.midX, is: 16 + 28)
      fact.expect("title", list.frame(of: "title")?.minX, is: 16 + 56)
    },

    "mo-list-header": { fact in
      let list = cards {
        Section {
          Text("row").accessibilityIdentifier("row")
        } header: {
          Text("Header").accessibilityIdentifier("header")
        }
        Text("next").accessibilityIdentifier("next")
      }
      let model = report(nil, nil) { Text("Header").font(.system(size: 17, weight: .semibold)) }
      fact.expect(
        "header", list.frame(of: "header")?.size, is: (model.size.width, model.size.height))
      fact.expect("header.x", list.frame(of: "header")?.minX, is: 16 + 16)
      fact.expect("header.y", list.frame(of: "header")?.minY, is: 11.67)
      let card = list.frame(of: "row").map { $0.midY - 53 / 2 }
      fact.expect("card", card, is: 11.67 + model.size.height + 6)
    },

    "mo-list-footer": { fact in
      let list = cards {
        Section {
          Text("row").accessibilityIdentifier("row")
        } footer: {
          Text("Footer").accessibilityIdentifier("footer")
        }
        Text("next").accessibilityIdentifier("next")
      }
      let model = report(nil, nil) { Text("Footer").font(.system(size: 13)) }
      let footer = list.frame(of: "footer")
      fact.expect("footer", footer?.size, is: (model.size.width, model.size.height))
      let card = list.frame(of: "row").map { $0.midY + 53 / 2 }
      fact.expect("below the card", footer.map { $0.minY - (card ?? 0) }, is: 7.67)
      let next = list.frame(of: "next").map { $0.midY - 53 / 2 - 17.67 }
      fact.expect("below the label", next.map { $0 - (footer?.maxY ?? 0) }, is: 6.67)
    },

    "mo-list-gap": { fact in
      let list = cards {
        Section { Text("row").accessibilityIdentifier("row") }
        Section { Text("next").accessibilityIdentifier("next") }
      }
      let (row, next) = (list.frame(of: "row"), list.frame(of: "next"))
      fact.expect("gap", next.map { $0.midY - (row?.midY ?? 0) - 53 }, is: 35)
    },
  ]

  /// Returns a list on iOS at a width of 402.
  private static func cards<Content: View>(@ViewBuilder _ content: () -> Content) -> LayoutReport {
    report(402, 874) { List { content() } }
  }

  private static func pitchOfLowRows(minHeight: CGFloat?) -> CGFloat? {
    let list = report(300, 300, platform: .macOS) {
      let rows = List(0..<4, id: \.self) {
        Color.red.frame(height: 4).accessibilityIdentifier("row \($0)")
      }
      if let minHeight {
        rows.environment(\.defaultMinListRowHeight, minHeight)
      } else {
        rows
      }
    }
    return list.frame(of: "row 1").flatMap { second in
      list.frame(of: "row 0").map { second.minY - $0.minY }
    }
  }

  /// 20 to 100.
  private static func heightOfRow(_ row: Int) -> CGFloat { CGFloat(20 + row * 37 % 81) }
}

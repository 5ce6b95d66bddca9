import Foundation
import SwiftUI

extension Facts {
  static let inputs: [String: Check] = [
    "sd-tax-texteditor": { fact in
      let size = report(1000, 1000) { TextEditor(text: .constant("")) }.size
      fact.expect("size", size, is: (1000, 1000))
    },

    "mu-fc-inset": { fact in
      for text in ["Hello", "A longer text"] {
        let own = report(nil, nil, platform: .macOS) { Text(verbatim: text) }.size
        let field = report(nil, nil, platform: .macOS) {
          TextField("Name", text: .constant(text))
        }.size
        fact.expect("\(text): ideal", field, is: (own.width + 12, own.height + 8))
      }
      let renderer = ImageRenderer(
        content: TextField("Name", text: .constant("Hello")).frame(width: 120))
      renderer.platform = .macOS
      let boxes = renderer.displayList().items.compactMap {
        if case .push(.clip(let path, _)) = $0 { path.boundingRect } else { nil }
      }
      if boxes != [CGRect(x: 4, y: 4, width: 112, height: 16)] {
        fact.fail("text is cut at \(boxes)")
      }
    },

    "mu-fc-env": { fact in
      let plain = report(120, nil, platform: .macOS) {
        VStack { TextField("A", text: .constant("")) }.textFieldStyle(.plain)
      }
      fact.expect("without a style inside", plain.size, is: (120, 16))
    },

    "mo-segmented": { fact in
      let picker = Picker("", selection: .constant(1)) {
        Text("A").tag(0)
        Text("A").tag(1)
      }.pickerStyle(.segmented)
      fact.expect("size", report(300, nil) { picker }.size, is: (300, 32))
      let label = report(nil, nil) { Text("A").font(.system(size: 13, weight: .medium)) }.size
      fact.expect(
        "ideal width", report(nil, nil) { picker }.size.width, is: 2 * (label.width + 32) + 4)
      let renderer = ImageRenderer(content: picker)
      renderer.proposedSize = ProposedViewSize(width: 300, height: nil)
      var plates: [CGRect] = []
      var labels: [String] = []
      for item in renderer.displayList().items {
        if case .fill(let path, _, _) = item { plates.append(path.boundingRect) }
        if case .glyphs(let run, _, _) = item { labels.append("\(run.size) \(run.face.weight)") }
      }
      if plates.last != CGRect(x: 150, y: 2, width: 148, height: 28) {
        fact.fail("plates: \(plates)")
      }
      if labels != ["13.0 400", "13.0 500"] { fact.fail("labels: \(labels)") }
    },

    "mo-datecal": { fact in
      // Months of four, five and six weeks.
      for seconds in [1_770_000_000.0, 1_795_000_000, 1_786_000_000] {
        let picker = DatePicker(
          "", selection: .constant(Date(timeIntervalSince1970: seconds)),
          displayedComponents: .date
        ).datePickerStyle(.graphical)
        fact.expect("size", report(nil, nil) { picker }.size, is: (320, 332))
        let days = days(of: picker)
        guard days.count >= 28 else { return fact.fail("\(days.count) days") }
        // Whole pixels, each a third of a point.
        fact.expect("week", days[27].y - days[20].y, in: 37.6...38.4)
        let row = days.filter { $0.y == days[14].y }.map(\.x).sorted()
        fact.expect("column", ((row.last ?? 0) - (row.first ?? 0)) / 6, in: 42.6...42.8)
      }
    },
  ]

  /// Returns the center of each day of a calendar.
  private static func days(of calendar: some View) -> [CGPoint] {
    let renderer = ImageRenderer(content: calendar)
    return renderer.displayList().items.compactMap { item in
      guard case .glyphs(let run, let origin, _) = item, Int(run.text) != nil else { return nil }
      return CGPoint(x: origin.x + run.x + run.width / 2, y: origin.y)
    }
  }
}

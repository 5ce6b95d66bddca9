import Foundation
import QuoinCore

extension Binding<AttributedTextSelection> {
  /// The selection as that of the characters of `text`.
  @MainActor
  func plain(in text: Binding<AttributedString>) -> Binding<TextSelection?> {
    Binding<TextSelection?>(
      get: {
        let value = text.wrappedValue
        let string = String(value.characters)
        func index(_ index: AttributedString.Index) -> String.Index {
          string.index(
            string.startIndex,
            offsetBy: value.characters.distance(from: value.startIndex, to: index))
        }
        switch wrappedValue.indices(in: value) {
        case .insertionPoint(let point): return TextSelection(insertionPoint: index(point))
        case .ranges(let ranges):
          guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return nil }
          return TextSelection(range: index(first.lowerBound)..<index(last.upperBound))
        }
      },
      set: { new in
        guard case .selection(let range)? = new?.indices else { return }
        let value = text.wrappedValue
        let string = String(value.characters)
        func index(_ index: String.Index) -> AttributedString.Index {
          value.characters.index(
            value.startIndex, offsetBy: string.distance(from: string.startIndex, to: index))
        }
        guard range.upperBound <= string.endIndex else { return }
        wrappedValue =
          range.isEmpty
          ? AttributedTextSelection(insertionPoint: index(range.lowerBound))
          : AttributedTextSelection(range: index(range.lowerBound)..<index(range.upperBound))
      })
  }
}

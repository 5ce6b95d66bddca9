import QuoinGeometry

extension LayoutQuestion {
  /// The side of a view that a question about the space beside it names.
  var side: Edge? {
    for word in spoken {
      switch word {
      case "above", "over", "before", "top": return .top
      case "below", "under", "beneath", "underneath", "after", "bottom": return .bottom
      case "left", "leading": return .leading
      case "right", "trailing": return .trailing
      default: continue
      }
    }
    return nil
  }

  /// Whether a question is about a view that covers others.
  var asksForOverlap: Bool { spoken.contains { QuestionWords.overlaps.contains($0) } }

  /// Whether a question is about the layout with the on-screen keyboard.
  package var isAboutKeyboard: Bool { spoken.contains("keyboard") }

  /// Whether an answer may need the colors and the controls of the picture.
  package var isAboutColorsOrTouches: Bool { aspects.contains(.color) || aspects.contains(.taps) }

  /// The words of the question outside of quotation marks, in the form of the tables; those in
  /// quotation marks if no other says anything.
  private var spoken: [String] {
    let tokens = (try? QuestionScanner.tokens(of: text)) ?? []
    let words = tokens.filter { $0.kind == .word } + tokens.filter { $0.kind != .word }
    return words.flatMap { token in
      token.text.split { !$0.isLetter && $0 != "'" && $0 != "’" }
        .map { QuestionWords.normalized(String($0)) }
    }
  }
}

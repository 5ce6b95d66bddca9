#if Graphics
  import QuoinText

  /// Everything that determines the shape of a text at the reference size.
  struct ShapeKey: Hashable, Sendable {
    var text: String
    var spans: [Span]

    /// A range of text that is shaped as a unit. Adjacent runs in the same font form one span, so
    /// that kerning and ligatures continue across a change of color alone.
    struct Span: Hashable, Sendable {
      var utf8Count: Int
      /// The number of its request in the ``FaceTable``.
      var face: Int
    }

    /// Keys of the same text usually differ in their first face.
    func hash(into hasher: inout Hasher) {
      hasher.combine(text)
      hasher.combine(spans.first?.face)
    }

    init(_ text: String, runs: [TextRun], faces: inout FaceTable, catalogue: FontCatalogue) {
      self.text = text
      spans = []
      var last: (font: FontKey, isSpaced: Bool)?
      for run in runs where run.utf8Count > 0 {
        // Kerning keeps ligatures (Rules/Text.md#tracking).
        let isSpaced = run.tracking != 0
        if let last, last.font == run.font, last.isSpaced == isSpaced {
          let sum = spans[spans.count - 1].utf8Count.addingReportingOverflow(run.utf8Count)
          spans[spans.count - 1].utf8Count = sum.overflow ? .max : sum.partialValue
        } else {
          let face = faces.number(run.font, isLetterSpaced: isSpaced, catalogue: catalogue)
          spans.append(Span(utf8Count: run.utf8Count, face: face))
          last = (run.font, isSpaced)
        }
      }
    }
  }
#endif

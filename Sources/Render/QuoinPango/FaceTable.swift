#if Graphics
  import QuoinText

  /// A table that numbers the face requests, so that looking up a known shape builds no strings.
  struct FaceTable {
    private(set) var requests: [FaceRequest] = []
    private var numbers: [Query: Int] = [:]
    /// The query that was answered last, as most texts look like the one before.
    private var last: (query: Query, number: Int)?

    /// The properties of a font that determine its face.
    private struct Query: Hashable {
      var family: String?
      var design: FontKey.Design
      var cut: Int
      var weight: Int
      var isItalic: Bool
      var hasEqualDigits: Bool
      var isLetterSpaced: Bool
    }

    /// The number of the request for `font`.
    mutating func number(
      _ font: FontKey, isLetterSpaced: Bool, catalogue: FontCatalogue
    ) -> Int {
      let query = Query(
        family: font.family, design: font.design,
        cut: SystemFontSubstitutes.cut(font.design, font.size),
        weight: font.weight, isItalic: font.isItalic, hasEqualDigits: font.monospacedDigits,
        isLetterSpaced: isLetterSpaced)
      if let last, last.query == query { return last.number }
      let number = numbers[query] ?? requests.count
      if number == requests.count {
        requests.append(FaceRequest(font, isLetterSpaced: isLetterSpaced, catalogue: catalogue))
        numbers[query] = number
      }
      last = (query, number)
      return number
    }
  }
#endif

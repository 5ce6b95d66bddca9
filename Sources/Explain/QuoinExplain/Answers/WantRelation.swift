/// The place or length of a view compared with another one in words: `A below B`, `A as wide as B`.
struct WantRelation {
  typealias Property = LayoutWant.Property

  /// The words, in lower case.
  let words: [String]
  /// A property of the first view, its comparison, and a property of the second; each must hold.
  let comparisons: [(Property, LayoutWant.Comparison, Property)]

  static let all: [WantRelation] = [
    same("as wide as", [.width]), same("as high as", [.height]), same("as tall as", [.height]),
    same("as large as", [.width, .height]), same("as big as", [.width, .height]),
    WantRelation("left of", [(.maxX, .atMost, .minX)]),
    WantRelation("right of", [(.minX, .atLeast, .maxX)]),
    WantRelation("above", [(.maxY, .atMost, .minY)]),
    WantRelation("below", [(.minY, .atLeast, .maxY)]),
    WantRelation("under", [(.minY, .atLeast, .maxY)]),
    WantRelation("beneath", [(.minY, .atLeast, .maxY)]),
    inside("inside"), inside("within"),
  ]

  private init(_ words: String, _ comparisons: [(Property, LayoutWant.Comparison, Property)]) {
    self.words = words.split(separator: " ").map { String($0) }
    self.comparisons = comparisons
  }

  private static func same(_ words: String, _ properties: [Property]) -> WantRelation {
    WantRelation(words, properties.map { ($0, .equal, $0) })
  }

  private static func inside(_ words: String) -> WantRelation {
    WantRelation(
      words,
      [
        (.minX, .atLeast, .minX), (.maxX, .atMost, .maxX), (.minY, .atLeast, .minY),
        (.maxY, .atMost, .maxY),
      ])
  }
}

/// The plurals of English nouns.
enum EnglishPlural {
  /// Returns the plural of a noun in the singular; a noun in the plural is unchanged.
  static func plural(of noun: some StringProtocol) -> String {
    let noun = String(noun)
    let lower = noun.lowercased()
    if unchanged.contains(lower) { return noun }
    for (singular, plural) in irregular where lower.hasSuffix(singular) {
      if lower.hasSuffix("human") || lower.hasSuffix("german") { break }
      return ending(of: noun, singular.count, replacedBy: plural)
    }
    if lower.hasSuffix("s"), !["ss", "us", "is", "as"].contains(where: lower.hasSuffix) {
      return noun
    }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) || withEs.contains(lower) {
      return noun + suffix("es", like: noun)
    }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return ending(of: noun, 1, replacedBy: "ies")
    }
    return noun + suffix("s", like: noun)
  }

  private static let unchanged: Set<String> = [
    "sheep", "fish", "deer", "series", "species", "aircraft", "people", "children", "men", "women",
    "feet", "teeth", "mice", "geese",
  ]
  private static let withEs: Set<String> = ["potato", "tomato", "hero", "echo", "veto"]
  private static let irregular: KeyValuePairs = [
    "person": "people", "child": "children", "man": "men", "foot": "feet", "tooth": "teeth",
    "mouse": "mice", "goose": "geese", "knife": "knives", "wife": "wives", "life": "lives",
    "leaf": "leaves", "shelf": "shelves", "half": "halves", "wolf": "wolves", "loaf": "loaves",
    "thief": "thieves", "analysis": "analyses", "basis": "bases", "crisis": "crises",
  ]

  private static func ending(
    of noun: String, _ count: Int, replacedBy plural: String
  ) -> String {
    let ending = noun.suffix(count)
    let isCapitalized = ending.first?.isUppercase == true
    let end = suffix(plural, like: noun)
    return noun.dropLast(count)
      + (isCapitalized ? end.prefix(1).uppercased() + end.dropFirst() : end)
  }

  /// Returns a suffix in capitals if the noun is.
  private static func suffix(_ suffix: String, like noun: String) -> String {
    noun.count > 1 && noun == noun.uppercased() ? suffix.uppercased() : suffix
  }
}

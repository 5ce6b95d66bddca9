/// Which of a bundle's languages a user reads.
enum LanguageMatch {
  /// `pt_BR` and `pt-br` are `pt-br`; old codes and names are written as they are now.
  static func normalized(_ language: String) -> String {
    let name = language.lowercased().replacing("_", with: "-")
    return names[name] ?? name
  }

  private static let names = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja",
    "spanish": "es", "dutch": "nl", "iw": "he", "in": "id", "no": "nb", "ji": "yi",
  ]

  /// The first of `preferences` that `languages` have, by its script and region or without them.
  static func best(of languages: [String], for preferences: [String]) -> String? {
    var known: [String: String] = [:]
    for language in languages { known[normalized(language)] = language }
    for preference in preferences {
      for candidate in candidates(normalized(preference)) {
        if let language = known[candidate] { return language }
      }
      // `pt` reads Brazilian Portuguese where there is no other, but `zh-Hant` doesn't read simplified characters.
      let parts = normalized(preference).split(separator: "-")
      if let first = parts.first, first != "zh",
        let relative = known.keys.sorted().first(where: { $0.hasPrefix(first + "-") })
      {
        return known[relative]
      }
    }
    return nil
  }

  /// `zh-hant-hk`, `zh-hant`, `zh`: a language without what stands behind it, step by step.
  private static func candidates(_ language: String) -> [String] {
    let parts = language.split { $0 == "-" || $0 == "@" }.map(String.init)
    guard let first = parts.first else { return [] }
    var candidates = parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
    if parts.count == 3 { candidates.insert("\(first)-\(parts[2])", at: 1) }
    if first == "zh" {
      let isTraditional =
        !["hans"].contains(parts.dropFirst().first ?? "")
        && parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
      candidates.removeLast()
      candidates.append(isTraditional ? "zh-hant" : "zh-hans")
      if isTraditional { candidates += ["zh-tw", "zh-hk"] } else { candidates += ["zh-cn", "zh"] }
    }
    return candidates
  }
}

/// Chooses one of a bundle's languages for a user.
enum LanguageMatch {
  /// Normalizes a language: `pt_BR` becomes `pt-br`, and old codes and names become current ones.
  static func normalized(_ language: String) -> String {
    let name = language.lowercased().replacing("_", with: "-")
    return names[name] ?? name
  }

  private static let names = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja",
    "spanish": "es", "dutch": "nl", "iw": "he", "in": "id", "no": "nb", "ji": "yi",
  ]

  /// Returns the first of `preferences` that matches one of `languages`, with or without its script
  /// and region.
  static func best(of languages: [String], for preferences: [String]) -> String? {
    var known: [String: String] = [:]
    for language in languages { known[normalized(language)] = language }
    for preference in preferences {
      for candidate in candidates(normalized(preference)) {
        if let language = known[candidate] { return language }
      }
      // `pt` falls back to Brazilian Portuguese, but `zh-Hant` doesn't fall back to simplified
      // Chinese.
      let parts = normalized(preference).split(separator: "-")
      if let first = parts.first, first != "zh",
        let relative = known.keys.sorted().first(where: { $0.hasPrefix(first + "-") })
      {
        return known[relative]
      }
    }
    return nil
  }

  /// Returns the increasingly general forms of a language: `zh-hant-hk`, `zh-hant`, `zh`.
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

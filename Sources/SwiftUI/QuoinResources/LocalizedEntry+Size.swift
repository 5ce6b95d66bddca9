extension LocalizedEntry {
  /// The maximum nesting of substitutions.
  static let deepest = 8

  /// The problem that makes the text unusable, phrased as the end of a sentence: substitutions
  /// whose nested repetition multiplies the size of their texts. `nil` for all other texts.
  var error: String? {
    guard !substitutions.isEmpty else { return nil }
    let parts = substitutions.mapValues { Parts(of: $0.template) }
    let whole = Parts(of: template)
    let own = parts.values.reduce(whole.bytes) { $0 + $1.bytes }
    let most = 65_536 + own * 16
    // The maximum size of each substitution, including nested ones up to the current depth
    var sizes: [String: Int] = [:]
    for _ in 0..<Self.deepest {
      sizes = parts.mapValues { $0.size(with: sizes, upTo: most) }
    }
    guard whole.size(with: sizes, upTo: most) >= most else { return nil }
    return "has substitutions that repeat each other and expand to more than \(most) bytes. "
      + "Use each of them once."
  }

  /// The alternative texts of a template: their sizes, and the substitutions that each of them
  /// names.
  private struct Parts {
    private var texts: [(bytes: Int, names: [String])] = []
    private(set) var bytes = 0

    init(of template: Template) {
      var rest = [template]
      while let template = rest.popLast() {
        switch template {
        case .text(let text):
          let names = FormatPiece.pieces(of: text).compactMap { piece in
            if case .substitution(let name, _) = piece { name } else { nil }
          }
          bytes += text.utf8.count
          texts.append((text.utf8.count, names))
        case .plural(let choices): rest += choices.values
        case .device(let choices): rest += choices.values
        }
      }
    }

    /// Returns the size of the longest text including its substitutions.
    func size(with sizes: [String: Int], upTo most: Int) -> Int {
      texts.reduce(0) { longest, text in
        max(longest, text.names.reduce(text.bytes) { min($0 + (sizes[$1] ?? 0), most) })
      }
    }
  }
}

/// Matches ordinary words with views: “the message” with a `Text`, “badge” with a `StatusBadge`.
struct WordMatcher {
  let scene: AnswerScene

  /// The views that a word may mean; empty if it resembles no view's name.
  func views(like word: String) -> [Int] {
    let word = Self.normalized(word)
    guard word.count > 2 else { return [] }
    let views = scene.written.all
    let labeled = views.indices.filter { Self.contains(views[$0].label, word) }
    if !labeled.isEmpty { return innermost(labeled) }
    let authored = authored(word)
    if !authored.isEmpty { return authored }
    let typed = views.indices.filter { Self.parts(of: views[$0].type).contains(word) }
    if !typed.isEmpty { return typed }
    let pictures = views.indices.filter { shows($0, word) }
    if !pictures.isEmpty { return pictures }
    let types = Self.types[word] ?? []
    return views.indices.filter { types.contains(views[$0].type) }
  }

  /// A label is that of the innermost view that shows it.
  private func innermost(_ found: [Int]) -> [Int] {
    let views = scene.written.all
    return found.filter { view in
      !found.contains { other in
        other != view && views[view].nodes.contains(views[other].core)
          && views[view].nodes != views[other].nodes
      }
    }
  }

  /// The outermost views in the bodies of the author's views whose names contain a word.
  private func authored(_ word: String) -> [Int] {
    let nodes = scene.report.nodes
    var found: [Int] = []
    for index in nodes.indices {
      guard let author = nodes[index].view, Self.parts(of: author).contains(word),
        nodes[index].parent.map({ nodes[$0].view != author }) ?? true,
        let view = scene.written.view(of: index), !found.contains(view)
      else { continue }
      found.append(view)
    }
    return found
  }

  // MARK: Images

  /// The images of a symbol or asset of exactly this name, as in `Image(systemName: "leaf.fill")`.
  func images(named name: String) -> [Int] {
    scene.written.all.indices.filter { imageName($0)?.lowercased() == name.lowercased() }
  }

  /// Whether a view is an image whose name has a word as one of its parts.
  private func shows(_ view: Int, _ word: String) -> Bool {
    guard let name = imageName(view) else { return false }
    let parts = name.split { !$0.isLetter && !$0.isNumber }
    return parts.contains { Self.parts(of: String($0)).contains(word) }
  }

  /// The name of the symbol or asset that an image shows.
  private func imageName(_ view: Int) -> String? {
    let core = scene.node(scene.written.all[view].core)
    guard core.callName == "Image", let start = core.name.firstIndex(of: "\""),
      let end = core.name.lastIndex(of: "\""), start < end
    else { return nil }
    return String(core.name[core.name.index(after: start)..<end])
  }

  // MARK: Words

  /// A word in lower case, without a plural's ending.
  static func normalized(_ word: String) -> String {
    let lower = word.lowercased()
    guard lower.count > 3, lower.hasSuffix("s"), !lower.hasSuffix("ss") else { return lower }
    return String(lower.dropLast())
  }

  /// Whether a label contains a word, with or without a plural's ending.
  private static func contains(_ label: String?, _ word: String) -> Bool {
    guard let label else { return false }
    let text = label.lowercased()
    if text.hasPrefix(word) { return true }
    let words = text.split { !$0.isLetter && !$0.isNumber }
    return words.contains { normalized(String($0)) == word }
  }

  /// The parts of a type's name in lower case: `status` and `badge`, and the whole.
  static func parts(of type: String) -> Set<String> {
    var parts: [String] = []
    var previous: Character?
    for letter in type {
      if letter.isUppercase, previous?.isUppercase != true || parts.isEmpty { parts.append("") }
      if parts.isEmpty { parts.append("") }
      parts[parts.count - 1] += letter.lowercased()
      previous = letter
    }
    return Set((parts + [type.lowercased()]).map { normalized($0) })
  }

  /// The types that words of everyday language mean.
  private static let types: [String: Set<String>] = [
    "message": ["Text"], "title": ["Text", "Label"], "headline": ["Text"], "caption": ["Text"],
    "label": ["Label", "Text"], "sentence": ["Text"], "paragraph": ["Text"], "word": ["Text"],
    "number": ["Text"], "picture": ["Image", "AsyncImage"], "photo": ["Image", "AsyncImage"],
    "icon": ["Image", "Label"], "symbol": ["Image", "Label"], "line": ["Divider"],
    "separator": ["Divider"], "switch": ["Toggle"], "checkbox": ["Toggle"],
    "field": ["TextField", "SecureField"], "input": ["TextField", "SecureField"],
    "editor": ["TextEditor"], "row": ["HStack", "GridRow"], "column": ["VStack"],
    "stack": ["HStack", "VStack", "ZStack"], "table": ["Grid", "Table"], "page": ["TabView"],
    "bar": ["NavigationStack", "NavigationView", "TabView"], "cell": ["GridRow", "LazyVGrid"],
    "box": ["GroupBox", "Rectangle", "RoundedRectangle", "Color"],
    "square": ["Rectangle", "RoundedRectangle"], "dot": ["Circle"], "circle": ["Circle"],
    "shape": ["Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse"],
    "link": ["Link", "NavigationLink"], "spinner": ["ProgressView"], "panel": ["VStack", "HStack"],
  ]
}

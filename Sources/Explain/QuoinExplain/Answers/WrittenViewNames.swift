/// The names of written views in sentences.
struct WrittenViewNames {
  /// The file whose lines are named without it.
  let file: String?

  /// Returns the name of each view; views with the same name are distinguished by their lines.
  func names(of views: [WrittenView], identifiers: [[String]]) -> [String] {
    let names = zip(views, identifiers).map { view, identifiers in
      identifiers.last ?? name(view)
    }
    var counts: [String: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    return names.indices.map { index in
      let isRepeated = counts[names[index], default: 0] > 1
      let hasLine = identifiers[index].isEmpty && label(of: views[index]) == nil
      guard isRepeated, !hasLine else { return names[index] }
      return "\(names[index]) (\(line(views[index].source)))"
    }
  }

  private func name(_ view: WrittenView) -> String {
    guard let label = label(of: view) else { return "the \(view.type) (\(line(view.source)))" }
    let quoted = "“\(Self.shortened(label))”"
    return view.type == "Text" ? quoted : "the \(view.type) \(quoted)"
  }

  /// The text by which a view is named; containers are named by their lines.
  private func label(of view: WrittenView) -> String? {
    view.type == "Text" || WrittenViewLabels.controls.contains(view.type) ? view.label : nil
  }

  /// A location in sentences: `line 8`, or with the file's name in another file.
  func line(_ source: LayoutReport.Source) -> String {
    if file == nil || source.file == file { return "line \(source.line)" }
    let name = source.file.split(separator: "/").last.map { String($0) } ?? source.file
    return "\(name):\(source.line)"
  }

  /// The maximum number of characters of a text in a name.
  private static let limit = 28

  /// Returns the first words of a text.
  static func shortened(_ text: String) -> String {
    // The end of a long text doesn't matter.
    let line = WrittenViewLabels.line(String(text.prefix(limit * 4)))
    guard line.count > limit else { return line }
    var words = line.prefix(limit)
    if line.dropFirst(limit).first?.isWhitespace != true,
      let end = words.lastIndex(where: \.isWhitespace)
    {
      words = words[..<end]
    }
    while words.last?.isWhitespace == true { words.removeLast() }
    return String(words) + "…"
  }
}

/// The texts that written views show.
struct WrittenViewLabels {
  private let nodes: [LayoutReport.Node]
  /// The nodes that show texts, in order.
  private let texts: [Int]

  init(_ nodes: [LayoutReport.Node]) {
    self.nodes = nodes
    texts = nodes.indices.filter { nodes[$0].text?.string.isEmpty == false }
  }

  /// Returns the first text of a control, or the only one of another view.
  func label(of view: WrittenView) -> String? {
    // The text in a modifier's `content` is that of the view outside.
    if view.type == "content" { return nil }
    let first = texts.partitioningIndex { $0 >= view.nodes.lowerBound }
    guard first < texts.count, view.nodes.contains(texts[first]) else { return nil }
    let next = first + 1
    let hasSeveral = next < texts.count && view.nodes.contains(texts[next])
    if hasSeveral, !Self.controls.contains(view.type) { return nil }
    return nodes[texts[first]].text.map { Self.line($0.string) }
  }

  /// Returns a text on one line, with single spaces.
  static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The views whose first text is their title.
  static let controls: Set<String> = [
    "Button", "ColorPicker", "ContentUnavailableView", "DatePicker", "DisclosureGroup",
    "EditButton", "Gauge", "GroupBox", "Label", "LabeledContent", "Link", "Menu",
    "MultiDatePicker", "NavigationLink", "PasteButton", "PhotosPicker", "Picker", "ProgressView",
    "RenameButton", "Section", "SecureField", "ShareLink", "SignInWithAppleButton", "Slider",
    "Stepper", "Text", "TextEditor", "TextField", "TextFieldLink", "Toggle",
  ]
}

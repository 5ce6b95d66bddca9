import QuoinSources

extension FolderWork {
  /// Leaves out the parts with errors, and those that certainly depend on them. Returns whether
  /// there are more than before.
  ///
  /// The smallest part that helps is left out: the body of a function whose type is known, or a
  /// declaration; the whole file only if its syntax is wrong.
  ///
  /// - Parameter wholeFiles: Whether to leave out all of a file with an error.
  mutating func leaveOut(_ errors: CompilerErrors, wholeFiles: Bool = false) -> Bool {
    // Other errors on the samples' lines show up once the samples are gone.
    if leaveOutSamples(errors) { return true }
    var (hasNews, new): (Bool, [DeclarationIndex.Node]) = (false, [])
    let marked = Set(files.indices.filter { files[$0].isMarked })
    var inBodies: [(node: DeclarationIndex.Node, error: CompilerErrors.Entry)] = []
    for error in errors.entries {
      guard let file = files.firstIndex(where: { $0.isCalled(error.file) }) else { continue }
      guard !marked.contains(file) else {
        // The markers may have caused the error.
        if unmark(file) { hasNews = true }
        continue
      }
      let declarations = files[file].prepared.declarations
      let all = declarations.indices.filter { declarations[$0].kind != "import" }
      let found = all.filter { declarations[$0].lines.contains(error.line) }
      let isForFile = found.isEmpty || error.isAboutSyntax || wholeFiles
      if !isForFile, found.count == 1 {
        let node = DeclarationIndex.Node(file: file, number: found[0])
        if body(at: error, in: node) != nil {
          inBodies.append((node, error))
          continue
        }
      }
      for number in isForFile ? all : found where !files[file].leftOut.contains(number) {
        let node = DeclarationIndex.Node(file: file, number: number)
        leaveOut(node, isForFile: isForFile, because: error)
        new.append(node)
      }
    }
    for (node, error) in inBodies where !files[node.file].leftOut.contains(node.number) {
      guard let body = body(at: error, in: node) else { continue }
      let place = ErrorPlace(line: error.line, column: error.column)
      if replace(body, in: node, reason: reason(for: error), at: place) { hasNews = true }
    }
    leaveOutDependents(of: new)
    return hasNews || !new.isEmpty
  }

  /// Prepares a file again without marks. Returns whether it had any.
  @discardableResult private mutating func unmark(_ file: Int) -> Bool {
    guard files[file].isMarked else { return false }
    files[file].isMarked = false
    files[file].prepared = prepass(for: files[file]).prepare(files[file].text)
    return true
  }

  /// Returns the function's body that contains an error, unless it was replaced before.
  private mutating func body(
    at error: CompilerErrors.Entry, in node: DeclarationIndex.Node
  ) -> DeclarationOutline.Body? {
    outline(of: node).bodies.first {
      $0.contains(line: error.line, column: error.column)
        && files[node.file].replacedBodies[$0.range] == nil
    }
  }

  /// Leaves out the samples with errors. Returns whether there are any.
  private mutating func leaveOutSamples(_ errors: CompilerErrors) -> Bool {
    var hasNews = false
    for index in files.indices where files[index].leftOutSamples != nil {
      let own = errors.entries.filter { files[index].isCalled($0.file) }
      let refused = files[index].prepared.refusedSamples(own, in: files[index].path)
      guard !refused.isEmpty else { continue }
      omissions += refused.map { FolderOmission(record: $0, node: nil) }
      files[index].leftOutSamples?.formUnion(refused.map(\.line))
      files[index].prepared = prepass(for: files[index]).prepare(files[index].text)
      hasNews = true
    }
    return hasNews
  }

  private func reason(for error: CompilerErrors.Entry) -> String {
    let cause = omittedDeclarations.first { !$0.name.isEmpty && error.names.contains($0.name) }
    return cause.map { Self.reason(ofUsing: $0) } ?? error.message
  }

  private static func reason(ofUsing cause: OmittedDeclaration) -> String {
    "it uses \(cause.name), which is left out: \(cause.reason)"
  }

  private mutating func leaveOut(
    _ node: DeclarationIndex.Node, isForFile: Bool, because error: CompilerErrors.Entry
  ) {
    let place = ErrorPlace(line: error.line, column: error.column)
    leaveOut(node, reason: reason(for: error), at: place, isForFile: isForFile)
  }

  /// The place of an error in a file.
  private struct ErrorPlace {
    var line: Int
    /// The column in bytes, counted from 1; `nil` if it is unknown.
    var column: Int?
  }

  private mutating func leaveOut(
    _ node: DeclarationIndex.Node, reason: String, at place: ErrorPlace, isForFile: Bool = false
  ) {
    let declaration = files[node.file].prepared.declarations[node.number]
    unmark(node.file)
    files[node.file].leftOut.insert(node.number)
    // The declaration contains its bodies.
    omissions.removeAll { $0.node == node }
    files[node.file].replacedBodies = files[node.file].replacedBodies.filter {
      !declaration.range.contains($0.key.lowerBound)
    }
    let name = declaration.name
    omissions.append(
      FolderOmission(
        record: OmittedDeclaration(
          file: files[node.file].path, line: declaration.lines.lowerBound,
          what: name.isEmpty ? declaration.kind : "\(declaration.kind) \(name)", name: name,
          isPreview: declaration.isPreview,
          reason: reason, reasonLine: place.line, reasonColumn: place.column),
        node: node, isForFile: isForFile))
  }

  /// Replaces a function's body by a trap. Returns whether it wasn't replaced before.
  private mutating func replace(
    _ body: DeclarationOutline.Body, in node: DeclarationIndex.Node, reason: String,
    at place: ErrorPlace
  ) -> Bool {
    guard files[node.file].replacedBodies[body.range] == nil else { return false }
    unmark(node.file)
    let path = files[node.file].path
    files[node.file].replacedBodies[body.range] = DeclarationOutline.trap(
      because: "\(body.what) is left out: \(reason) (\(path):\(place.line))")
    omissions.append(
      FolderOmission(
        record: OmittedDeclaration(
          file: path, line: body.firstLine, what: "the body of \(body.what)", name: "",
          isPreview: false, reason: reason, reasonLine: place.line,
          reasonColumn: place.column),
        node: node, body: body.range))
    return true
  }

  /// Leaves out a part that an earlier compilation left out.
  mutating func restore(_ entry: KeptOmissions.Entry, at node: DeclarationIndex.Node) {
    let first = files[node.file].prepared.declarations[node.number].lines.lowerBound
    let place = ErrorPlace(
      line: first + entry.errorOffset, column: entry.record.reasonColumn)
    guard let number = entry.body else {
      guard !files[node.file].leftOut.contains(node.number) else { return }
      return leaveOut(node, reason: entry.record.reason, at: place, isForFile: entry.isForFile)
    }
    let bodies = outline(of: node).bodies
    guard bodies.indices.contains(number) else { return }
    _ = replace(bodies[number], in: node, reason: entry.record.reason, at: place)
  }

  /// Leaves out the declarations that use types that are left out.
  private mutating func leaveOutDependents(of nodes: [DeclarationIndex.Node]) {
    var open = nodes[...]
    while let node = open.popFirst() {
      let declaration = files[node.file].prepared.declarations[node.number]
      guard declaration.isType, !compiler.isAllOrNothing,
        let cause = omissions.first(where: { $0.node == node })?.record
      else { continue }
      let reason = Self.reason(ofUsing: cause)
      for use in index().uses(ofType: declaration.name) where use.node != node {
        let file = files[use.node.file]
        guard let first = use.mentions.first, !file.leftOut.contains(use.node.number),
          file.prepared.declarations[use.node.number].kind != "import"
        else { continue }
        let bodies = outline(of: use.node).bodies
        let inside = use.mentions.map { mention in
          bodies.first { $0.range.contains(mention.position) }
        }
        if inside.allSatisfy({ $0 != nil }) {
          for (body, mention) in zip(inside, use.mentions) {
            guard let body else { continue }
            let place = ErrorPlace(line: mention.line)
            _ = replace(body, in: use.node, reason: reason, at: place)
          }
        } else {
          leaveOut(use.node, reason: reason, at: ErrorPlace(line: first.line))
          open.append(use.node)
        }
      }
    }
  }
}

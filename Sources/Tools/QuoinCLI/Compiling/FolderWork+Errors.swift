import Foundation
import QuoinSources

extension FolderWork {
  /// Sorts the compiler's errors: those that the user has to fix, and those that follow from them.
  ///
  /// Errors in the files that were saved last come first, then wrong syntax.
  ///
  /// - Parameters:
  ///   - marked: The names of the files whose columns are not those of the user's text.
  ///   - last: The last compilation that succeeded.
  func reported(
    _ errors: CompilerErrors, marked: Set<String> = [], following last: FolderState? = nil
  ) -> ReportedErrors {
    let faulty = Set(errors.entries.map(\.file))
    let consequences = errors.entries.map { error in
      isConsequence(error, ofErrorsIn: faulty)
        || error.isAboutInference && errors.entries.contains { $0.explains(error) }
    }
    let all = zip(errors.entries, consequences)
    var roots = all.filter { !$0.1 }.map(\.0)
    var rest = all.filter { $0.1 }.map(\.0)
    if roots.isEmpty { (roots, rest) = (rest, []) }
    let ranks = savedNames.enumerated().reduce(into: [String: Int]()) { ranks, item in
      ranks[item.element] = ranks[item.element] ?? item.offset
    }
    func key(_ item: (offset: Int, element: CompilerErrors.Entry)) -> (Int, Int, Int) {
      (ranks[item.element.file] ?? .max, item.element.isAboutSyntax ? 0 : 1, item.offset)
    }
    roots = roots.enumerated().sorted { key($0) < key($1) }.map(\.element)
    func entry(_ error: CompilerErrors.Entry) -> ReportedErrors.Entry {
      let file = files.first { $0.isCalled(error.file) }
      return ReportedErrors.Entry(
        file: file?.path ?? error.file, line: error.line,
        column: marked.contains(error.file) ? nil : error.column, message: error.readable,
        text: file.flatMap { Self.line(error.line, of: $0.text) })
    }
    return ReportedErrors(
      headline: roots.first.flatMap { headline(for: $0, after: last) }, errors: roots.map(entry),
      following: rest.map(entry))
  }

  /// The names of the files that have changed, the last one first.
  private var savedNames: [String] {
    compiler.base.recompilation.saved.compactMap { path in
      compiler.folder.sources.firstIndex { $0.path == path }.map { files[$0].name }
    }
  }

  /// Whether an error says that a name is unknown which another file with errors declares.
  private func isConsequence(_ error: CompilerErrors.Entry, ofErrorsIn faulty: Set<String>) -> Bool
  {
    guard error.isAboutUnknownName, let name = error.names.first else { return false }
    return files.contains { file in
      file.name != error.file
        && file.prepared.declarations.indices.contains { number in
          let declaration = file.prepared.declarations[number]
          return declaration.name == name && declaration.kind != "extension"
            && declaration.kind != "import"
            && (file.leftOut.contains(number) || faulty.contains(file.name))
        }
    }
  }

  /// Returns a sentence about an error whose message alone doesn't explain it.
  private func headline(for error: CompilerErrors.Entry, after last: FolderState?) -> String? {
    let file = files.first { $0.isCalled(error.file) }
    if error.isAboutSyntax { return "The syntax of \(file?.path ?? error.file) is wrong." }
    guard let name = error.names.first else { return nil }
    if error.isAboutDuplicates {
      let places = files.flatMap { file in
        file.prepared.declarations.filter { $0.name == name && $0.isType }
          .map { "\(file.path):\($0.lines.lowerBound)" }
      }
      guard places.count > 1 else { return nil }
      return "“\(name)” is declared \(places.count) times: \(places.joined(separator: ", "))."
    }
    guard error.isAboutUnknownName else { return nil }
    if let path = last?.declared?[name], !files.contains(where: { $0.path == path }) {
      return "“\(name)” was declared in \(path), which was removed."
    }
    if let file, let module = file.prepared.missingModules.first {
      let known = AppleModules.names.filter(compiler.base.installation.hasModule)
      let meant = CommandNames.nearest(to: module, in: known.sorted())
      return "\(file.path) imports \(module), which isn’t available here: its names are unknown."
        + (meant.map { " Did you mean \($0)?" } ?? "")
    }
    return nil
  }

  private static func line(_ number: Int, of text: String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(number - 1) else { return nil }
    return String(lines[number - 1].prefix(longestLine))
  }

  private static let longestLine = 400

  /// The files of the top-level declarations, by name.
  var declaredNames: [String: String] {
    var found: [String: String] = [:]
    for file in files {
      for declaration in file.prepared.declarations
      where declaration.kind != "import" && declaration.kind != "extension"
        && !declaration.name.isEmpty
      {
        found[declaration.name] = file.path
      }
    }
    return found
  }

  /// The files of the app and of the views that it shows first.
  mutating func entryFiles() -> [String] {
    for index in files.indices {
      let declarations = files[index].prepared.declarations
      guard let number = declarations.firstIndex(where: \.isMain) else { continue }
      let words = outline(of: DeclarationIndex.Node(file: index, number: number)).mentions
      let declared = declaredNames
      let mentioned = words.sorted {
        ($0.value.first?.position ?? 0) < ($1.value.first?.position ?? 0)
      }
      return [files[index].path] + mentioned.compactMap { declared[$0.key] }
    }
    return []
  }

  /// Returns the files that declare the names in each file.
  ///
  /// A member of an extension is found by its name if the folder doesn't declare the extended type.
  mutating func needs() -> FileNeeds {
    var declaring: [String: Set<Int>] = [:]
    var words: [Set<String>] = []
    let own = Set(declaredNames.keys)
    for file in files.indices {
      var all: Set<String> = []
      for number in files[file].prepared.declarations.indices {
        let outline = outline(of: DeclarationIndex.Node(file: file, number: number))
        let declaration = files[file].prepared.declarations[number]
        all.formUnion(outline.words)
        var names = outline.types + outline.extended.prefix(1)
        if declaration.kind != "extension" {
          names.append(declaration.name)
        } else if outline.extended.first.map({ !own.contains($0) }) ?? false {
          names = outline.types + outline.members
        }
        // Imports and `#Preview` declare nothing that another file could use.
        guard declaration.kind != "import", declaration.name != "Preview" else { continue }
        for name in names where !name.isEmpty { declaring[name, default: []].insert(file) }
      }
      words.append(all)
    }
    return FileNeeds(
      direct: words.map { $0.reduce(into: []) { $0.formUnion(declaring[$1] ?? []) } })
  }
}

/// The files that each file of a folder needs, by index.
struct FileNeeds {
  /// The files that declare names in a file.
  let direct: [Set<Int>]

  /// Returns a file with those that it needs, those that these need, and so on.
  func files(neededBy first: Int) -> Set<Int> {
    var needed: Set<Int> = [first]
    var open = [first]
    while let file = open.popLast() {
      for other in direct[file] where needed.insert(other).inserted { open.append(other) }
    }
    return needed
  }
}

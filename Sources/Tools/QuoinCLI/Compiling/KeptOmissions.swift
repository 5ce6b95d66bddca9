import Foundation
import QuoinSources

/// The omissions of a folder's last compilation, in its place in the cache.
struct KeptOmissions: Codable {
  /// Everything besides the files that affects the result.
  let key: String
  let entries: [Entry]

  struct Entry: Codable {
    let record: OmittedDeclaration
    /// The number of the body among those of the declaration, if only a body is left out.
    let body: Int?
    let isForFile: Bool
    /// The fingerprint of the declaration's text; that of the file for an error elsewhere in it.
    let text: UInt64
    /// The fingerprint of the code outside of the declaration that may affect whether it compiles.
    let surroundings: UInt64
    /// The number of lines by which the error is below the declaration's first line.
    let errorOffset: Int
  }
}

extension FolderWorkspace {
  private var omissionsFile: URL { directory.appendingPathComponent("omissions.json") }

  /// Returns the omissions of the last compilation; none if something else than a file has changed.
  func omissions(key: String) -> [KeptOmissions.Entry] {
    guard let data = FingerprintedFile.read(omissionsFile),
      let kept = try? JSONDecoder().decode(KeptOmissions.self, from: data), kept.key == key
    else { return [] }
    return kept.entries
  }

  func save(_ entries: [KeptOmissions.Entry], key: String) throws {
    try FingerprintedFile.write(
      JSONEncoder().encode(KeptOmissions(key: key, entries: entries)), to: omissionsFile)
  }
}

extension FolderWork {
  /// Returns the omissions in a form in which the next compilation can recognize them.
  mutating func keptOmissions() -> [KeptOmissions.Entry] {
    guard !omissions.isEmpty else { return [] }
    let surroundings = Surroundings(index(), files)
    let all = omissions
    return all.compactMap { omission in
      guard let node = omission.node else { return nil }
      let first = files[node.file].prepared.declarations[node.number].lines.lowerBound
      return KeptOmissions.Entry(
        record: omission.record,
        body: omission.body.flatMap { range in
          outline(of: node).bodies.firstIndex { $0.range == range }
        }, isForFile: omission.isForFile,
        text: surroundings.text(of: node, isWholeFile: omission.isForFile),
        surroundings: surroundings.fingerprint(of: node),
        errorOffset: omission.record.reasonLine - first)
    }
  }

  /// Leaves out the declarations that the last compilation left out.
  ///
  /// Declarations that have changed, that changes elsewhere may affect, or that depend on such a
  /// declaration are tried again.
  mutating func restore(_ entries: [KeptOmissions.Entry]) {
    guard !entries.isEmpty else { return }
    let index = index()
    let surroundings = Surroundings(index, files)
    var taken: Set<DeclarationIndex.Node> = []
    var kept: [(node: DeclarationIndex.Node, entry: KeptOmissions.Entry)] = []
    /// The declarations that are compiled again.
    var retried: Set<DeclarationIndex.Node> = []
    for entry in entries {
      guard let file = files.firstIndex(where: { $0.path == entry.record.file }) else { continue }
      let nodes = files[file].prepared.declarations.indices
        .map { DeclarationIndex.Node(file: file, number: $0) }
      let found = nodes.first { node in
        (entry.body != nil || !taken.contains(node))
          && surroundings.text(of: node, isWholeFile: entry.isForFile) == entry.text
          && (!entry.isForFile || isNamed(node, as: entry.record))
          && surroundings.fingerprint(of: node) == entry.surroundings
      }
      if let found {
        if entry.body == nil { taken.insert(found) }
        kept.append((found, entry))
      } else if entry.body == nil {
        retried.formUnion(nodes.filter { isNamed($0, as: entry.record) })
      }
    }
    retried.subtract(taken)
    var isDone = retried.isEmpty
    while !isDone {
      let affected = kept.filter { !surroundings.reach(of: $0.node).isDisjoint(with: retried) }
      kept.removeAll { item in affected.contains { $0.node == item.node } }
      isDone = retried.isSuperset(of: affected.map(\.node))
      retried.formUnion(affected.map(\.node))
    }
    for (node, entry) in kept { restore(entry, at: node) }
  }

  private func isNamed(_ node: DeclarationIndex.Node, as record: OmittedDeclaration) -> Bool {
    let declaration = files[node.file].prepared.declarations[node.number]
    return declaration.name == record.name && record.what.hasPrefix(declaration.kind)
  }
}

/// Fingerprints of declarations, and of the code that may affect whether they compile.
private final class Surroundings {
  private let index: DeclarationIndex
  private let files: [FolderFile]
  private let imports: [UInt8]
  private var reaches: [DeclarationIndex.Node: Set<DeclarationIndex.Node>] = [:]
  private var fingerprints: [DeclarationIndex.Node: UInt64] = [:]
  private var interfaces: [DeclarationIndex.Node: UInt64] = [:]
  private var texts: [Int: (whole: UInt64, declarations: [UInt64])] = [:]

  init(_ index: DeclarationIndex, _ files: [FolderFile]) {
    self.index = index
    self.files = files
    let modules = Set(files.flatMap(\.prepared.imports)).sorted()
    imports = Array(modules.joined(separator: " ").utf8)
  }

  /// Returns the fingerprint of a declaration's text or of that of its file.
  func text(of node: DeclarationIndex.Node, isWholeFile: Bool) -> UInt64 {
    let found = texts[node.file] ?? readTexts(of: node.file)
    return isWholeFile ? found.whole : found.declarations[node.number]
  }

  private func readTexts(of file: Int) -> (whole: UInt64, declarations: [UInt64]) {
    let bytes = Array(files[file].text.utf8)
    let parts = files[file].prepared.declarations.map { Fingerprint.of(Array(bytes[$0.range])) }
    let made = (whole: Fingerprint.of(bytes), declarations: parts)
    texts[file] = made
    return made
  }

  func reach(of node: DeclarationIndex.Node) -> Set<DeclarationIndex.Node> {
    if let found = reaches[node] { return found }
    let found = index.reach(of: node)
    reaches[node] = found
    return found
  }

  /// Returns the fingerprint of the code outside of a declaration that may affect it.
  func fingerprint(of node: DeclarationIndex.Node) -> UInt64 {
    if let found = fingerprints[node] { return found }
    let parts = reach(of: node).map { String(interface(of: $0), radix: 16) }.sorted()
    let made = Fingerprint.of(Array(parts.joined(separator: " ").utf8) + imports)
    fingerprints[node] = made
    return made
  }

  private func interface(of node: DeclarationIndex.Node) -> UInt64 {
    if let found = interfaces[node] { return found }
    let made = Fingerprint.of(index.outline(of: node).interface)
    interfaces[node] = made
    return made
  }
}

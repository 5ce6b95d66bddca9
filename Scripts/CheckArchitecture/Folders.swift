import Foundation

// The compiler doesn't check dependencies between the folders of a module, so this check compares
// names. The rows of the table of folders look like
//
//     | `Module/Folder`, `Module/Other` | contents | `Folder`, `Folder` |
//
// with the lowest row first. The folders of a row may use each other, the folders of the rows named
// in the last cell, and the modules below. A use counts as an undeclared dependency if every
// declaration of its name that is visible in the file is in a folder that the row may not use; a
// name with several declarations counts only if all of them are in such folders.
//
// The check covers types, functions and variables outside types, and members that an extension adds
// to a type from another folder. Code that uses another member has a value of its type, and usually
// the type's name.

struct FolderRow {
  let line: Int
  let module: String
  /// Paths relative to `Sources`.
  let folders: [String]
  /// The rows that may be used, including this one.
  var uses: Set<Int>
}

struct SourceFile {
  let path: String
  let module: String
  /// The row of the file's folder.
  let row: Int?
  let reader: DeclarationReader
}

struct FolderCheck {
  let rows: [FolderRow]
  private let files: [SourceFile]
  private var declared: [String: [Place]] = [:]
  private let modules: [String: Row]

  private struct Place {
    let file: Int
    let declaration: Declaration
  }

  /// A use of a declaration in a folder that may not be used.
  private struct Dependency {
    let file: SourceFile
    let use: Use
    let target: SourceFile
    let declaration: Declaration
  }

  init(_ rows: [FolderRow], modules: [String: Row]) throws {
    (self.rows, self.modules) = (rows, modules)
    files = try sourcePaths(in: "Sources").map { path in
      let parts = path.split(separator: "/")
      return SourceFile(
        path: path, module: String(parts[2]), row: Self.row(of: path, in: rows),
        reader: DeclarationReader(Tokenizer.tokens(of: try source(path))))
    }
    for (index, file) in files.enumerated() {
      for declaration in file.reader.declarations where !declaration.isPrivate {
        declared[declaration.name, default: []].append(Place(file: index, declaration: declaration))
      }
    }
  }

  /// Dependencies that are missing in the table.
  var findings: [String] {
    let drawn = Set(rows.map(\.module))
    return files.filter { drawn.contains($0.module) }.flatMap { file in
      guard let row = file.row else {
        let isEmpty = file.reader.declarations.isEmpty
        return isEmpty ? [] : ["\(file.path): its folder is not in the table of \(document)"]
      }
      return dependencies(from: file).map { dependency in
        "\(file.path):\(dependency.use.line): \(dependency.use.name) is declared in a higher folder, in "
          + "\(dependency.target.path):\(dependency.declaration.line) (\(document):\(rows[row].line))"
      }
    }
  }

  // MARK: The table

  /// Returns the rows of the table, and their errors.
  static func documentedRows() throws -> ([FolderRow], [String]) {
    var rows: [FolderRow] = []
    var findings: [String] = []
    for (index, cells) in try tableRows(ofColumns: 3) {
      let folders = cells[0].matches(of: /`([\w\/]+)`/).map { String($0.1) }
      // The rows of other tables begin with words.
      guard cells[0].first(where: { $0 != " " }) == "`",
        let module = folders.first?.split(separator: "/").first.map(String.init)
      else { continue }
      for folder in folders where !FileManager.default.fileExists(atPath: sourceFolder(folder)) {
        findings.append("\(document):\(index): there is no folder \(sourceFolder(folder))")
      }
      var uses: Set = [rows.count]
      for name in cells[2].matches(of: /`([\w\/]+)`/).map({ String($0.1) }) {
        let row = rows.firstIndex { row in
          row.folders.contains { $0 == "\(module)/\(name)" || ($0 == name && $0 == module) }
        }
        if let row { uses.insert(row) }
        if row == nil {
          findings.append("\(document):\(index): no row above has the folder \(name)")
        }
      }
      rows.append(FolderRow(line: index, module: module, folders: folders, uses: uses))
    }
    return (rows, findings)
  }

  /// Returns the row of the innermost folder that contains a file.
  private static func row(of path: String, in rows: [FolderRow]) -> Int? {
    var best: (row: Int, length: Int)?
    for (index, row) in rows.enumerated() {
      for folder in row.folders
      where path.hasPrefix(sourceFolder(folder) + "/") && folder.count > best?.length ?? 0 {
        best = (index, folder.count)
      }
    }
    return best?.row
  }

  // MARK: Dependencies

  private func dependencies(from file: SourceFile) -> [Dependency] {
    let own = Set(file.reader.declarations.map(\.name))
    var reported: Set<String> = []
    return file.reader.uses.compactMap { use in
      var places = declared[use.name, default: []].filter { use.fits($0.declaration) }
      if case .environment = use.form {
        // A property for such a value often has the same name.
        places = places.filter { $0.declaration.owner == "EnvironmentValues" }
      } else if own.contains(use.name) {
        return nil
      }
      guard !reported.contains(use.name),
        let place = unlistedDependency(of: use, from: file, to: places)
      else { return nil }
      reported.insert(use.name)
      return Dependency(
        file: file, use: use, target: files[place.file], declaration: place.declaration)
    }
  }

  /// Returns the only possible declaration of `use`, if it is in a folder that may not be used.
  private func unlistedDependency(of use: Use, from file: SourceFile, to places: [Place]) -> Place?
  {
    let row = rows[file.row!]
    let inReach = places.filter { place in
      let target = files[place.file]
      return target.module == file.module
        || modules[file.module]?.imports.contains(target.module) == true
    }
    let isAllowed = inReach.contains { place in
      let target = files[place.file]
      guard target.module == file.module, let there = target.row else { return true }
      return row.uses.contains(there)
    }
    if isAllowed { return nil }
    return inReach.first { means(use, $0) }
  }

  private func means(_ use: Use, _ place: Place) -> Bool {
    let declaration = place.declaration
    switch use.form {
    case .member, .environment: return isAdded(place)
    case .bare(let type):
      return declaration.owner == nil || (declaration.owner == type && isAdded(place))
    }
  }

  /// Whether a member is added to a type by another folder.
  private func isAdded(_ place: Place) -> Bool {
    guard let owner = place.declaration.owner, place.declaration.isInExtension,
      !Self.toolchainMembers.contains(place.declaration.name)
    else { return false }
    let homes = declared[owner, default: []].filter {
      $0.declaration.kind == .type && files[$0.file].module == files[place.file].module
    }
    return !homes.contains { files[$0.file].row == files[place.file].row }
  }

  /// Members that values of the toolchain's types have as well, so that a use doesn't identify the
  /// type.
  private static let toolchainMembers: Set = [
    "count", "description", "endIndex", "first", "id", "indices", "last", "startIndex",
  ]

  // MARK: Listing

  /// Returns a row for each folder of a module, without permitted uses.
  static func rows(ofFoldersIn module: String) throws -> [FolderRow] {
    let home = sourceFolder(module)
    let contents = try FileManager.default.contentsOfDirectory(atPath: home).sorted()
    let folders = contents.filter { !$0.contains(".") }.map { "\(module)/\($0)" }
    return ([module] + folders).enumerated().map { index, folder in
      FolderRow(line: 0, module: module, folders: [folder], uses: [index])
    }
  }

  /// The dependencies between folders, with their number of uses and the first one.
  var listing: [String] {
    var dependencies: [String: [Dependency]] = [:]
    for file in files {
      guard let row = file.row else { continue }
      for dependency in self.dependencies(from: file) {
        guard let target = dependency.target.row else { continue }
        let ends = "\(rows[row].folders[0]) → \(rows[target].folders[0])"
        dependencies[ends, default: []].append(dependency)
      }
    }
    return dependencies.sorted { $0.key < $1.key }.flatMap { ends, dependencies in
      let names = Dictionary(grouping: dependencies, by: \.use.name).sorted {
        ($1.value.count, $0.key) < ($0.value.count, $1.key)
      }
      return ["\(ends): \(dependencies.count)"]
        + names.map { name, dependencies in
          "    \(name) ×\(dependencies.count), \(dependencies[0].file.path):\(dependencies[0].use.line)"
        }
    }
  }
}

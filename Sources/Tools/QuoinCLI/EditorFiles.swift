import Foundation
import QuoinFiles
import QuoinHostProtocol
import QuoinSources

/// The files that configure sourcekit-lsp for a folder and let an editor draw on save.
struct EditorFiles {
  private let path: String
  private let root: URL
  private let target: String?
  private let compiler: PreviewCompiler

  init(folder: String, target: String?, compiler: PreviewCompiler) {
    path = folder
    root = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
    self.target = target
    self.compiler = compiler
  }

  /// The folder for the files that tools don't expect at a fixed path.
  private var own: URL { root.appendingPathComponent(".quoin", isDirectory: true) }

  /// Writes the files and returns a line about each.
  func write() throws -> [String] {
    let isNew = !FileManager.default.fileExists(atPath: own.path)
    do {
      return try writeAll()
    } catch {
      if isNew { try? FileManager.default.removeItem(at: own) }
      throw error
    }
  }

  private func writeAll() throws -> [String] {
    try make(own)
    try write("*\n", to: own.appendingPathComponent(".gitignore"))
    let isPackage = FileManager.default.fileExists(
      atPath: root.appendingPathComponent("Package.swift").path)
    var lines = try isPackage ? writePackage() : writeFolder()
    lines.append(try writeTask(isPackage: isPackage))
    return lines
  }

  // MARK: - Compile commands

  private func writePackage() throws -> [String] {
    guard target == nil else {
      throw CommandFailure.usage(
        "--target applies only to Xcode projects, but \(path) is a package, whose targets are all set up",
        try: "Omit --target.")
    }
    let flags = try PackageFlags(
      compiler, usesModels: PackageFlags.usesModels(root),
      standIns: own.appendingPathComponent("module.modulemap"), cache: .open()
    ).arguments
    var swift: [String] = []
    var linker: [String] = []
    for (kind, flag) in zip(flags, flags.dropFirst()) {
      if kind == "-Xswiftc" { swift.append(flag) }
      if kind == "-Xlinker" { linker.append(flag) }
    }
    let settings = try writeSettings { settings in
      var package = settings["swiftPM"] as? [String: Any] ?? [:]
      package["swiftCompilerFlags"] = swift
      package["linkerFlags"] = linker
      settings["swiftPM"] = package
    }
    return ["\(settings): flags for SwiftPM"]
  }

  private func writeFolder() throws -> [String] {
    var commands: [Command] = []
    for folder in try folders() { commands += try self.commands(for: folder) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try write(
      String(decoding: encoder.encode(commands), as: UTF8.self),
      to: own.appendingPathComponent("compile_commands.json"))
    let settings = try writeSettings { settings in
      settings["defaultWorkspaceType"] = "compilationDatabase"
      settings["compilationDatabase"] = ["searchPaths": [".quoin"]]
    }
    return ["\(settings): compile commands for \(commands.count) files (.quoin)"]
  }

  /// Returns the folder's modules: one per project target that has sources.
  private func folders() throws -> [SourceFolder] {
    do {
      if target == nil, let project = SourceFolder.projects(in: root).first {
        let targets = try XcodeProject(project).targets.filter(\.isModule)
        if !targets.isEmpty {
          return try targets.map { try SourceFolder(root, target: $0.name) }
        }
      }
      return [try SourceFolder(root, target: target)]
    } catch let mistake as SourceError {
      throw CommandFailure.input(mistake.message, at: mistake.place)
    }
  }

  /// An entry of a compilation database (clang.llvm.org/docs/JSONCompilationDatabase.html).
  private struct Command: Encodable {
    let directory: String
    let file: String
    let arguments: [String]
  }

  private func commands(for folder: SourceFolder) throws -> [Command] {
    let folderCompiler = FolderCompiler(base: compiler, folder: folder)
    var files = folder.sources
    let place = own.appendingPathComponent(folderCompiler.moduleName, isDirectory: true)
    try make(place)
    let symbols = FolderResources(folder).symbols(for: compiler.platform).text
    if !symbols.isEmpty {
      let file = place.appendingPathComponent("AssetSymbols.swift")
      try write(symbols, to: file)
      files.append(file)
    }
    let models = try FolderResources(folder).dataModels()
    for (number, model) in models.enumerated() where !model.source.isEmpty {
      let file = place.appendingPathComponent(FolderResources.dataModelFile(number))
      try write(model.source, to: file)
      files.append(file)
    }
    let cache = try PreviewCache.open()
    let map = place.appendingPathComponent("module.modulemap")
    let texts = folder.sources.map { InputFile.text(of: $0) ?? "" }
    let prepared = texts.map(compiler.prepass.prepare)
    let names = place.appendingPathComponent(RegionalNames.fileName)
    try write(RegionalNames.source(besides: prepared), to: names)
    let usesCoreData =
      !models.isEmpty || prepared.contains { $0.imports.contains("CoreData") }
    var flags =
      folderCompiler.settingFlags + compiler.implicitImports
      + compiler.importsOfCoreData(if: usesCoreData)
    flags += try compiler.moduleArguments(standIns: map, cache: cache)
    flags += try compiler.macroArguments(for: prepared, cache: cache)
    flags += [
      "-parse-as-library", "-Onone", "-DDEBUG", "-module-name", folderCompiler.moduleName,
      "-package-name", "preview",
    ]
    try addSubstitutes(for: prepared, to: map)
    if prepared.contains(where: { $0.imports.contains("os") }) {
      flags += PreviewCompiler.importing(["QuoinOS"])
    }
    let arguments = [compiler.compiler.path.path] + flags + files.map(\.path) + [names.path]
    return files.map { Command(directory: root.path, file: $0.path, arguments: arguments) }
  }

  /// Declares empty modules for unresolved imports: without them, an editor reports only the
  /// import.
  private func addSubstitutes(for sources: [PreparedSource], to map: URL) throws {
    var missing = Set(sources.flatMap(\.missingModules))
    missing.formUnion(
      ["os", "SwiftUICore"].filter { name in sources.contains { $0.imports.contains(name) } })
    let text = InputFile.text(of: map) ?? ""
    let modules = missing.sorted().map { "module \($0) {}\n" }.joined()
    try write(text + modules, to: map)
  }

  // MARK: - Files

  /// Updates sourcekit-lsp's settings for the folder, keeps all others, and returns their path.
  private func writeSettings(_ change: (inout [String: Any]) -> Void) throws -> String {
    let file = root.appendingPathComponent(".sourcekit-lsp/config.json")
    try make(file.deletingLastPathComponent())
    var settings: [String: Any] = [:]
    if let data = try? InputFile.contents(of: checked(file).path) {
      guard let read = try? BoundedJSON.value(of: data) as? [String: Any] else {
        throw CommandFailure.input(
          "this is not a JSON object, so nothing can be added to it", at: file.relativePath,
          try: "Fix or remove the file.")
      }
      settings = read
    }
    change(&settings)
    let data = try JSONSerialization.data(
      withJSONObject: settings, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    try write(String(decoding: data, as: UTF8.self), to: file)
    return ".sourcekit-lsp/config.json"
  }

  /// Writes a task for Visual Studio Code; other editors run the same command.
  private func writeTask(isPackage: Bool) throws -> String {
    let file = root.appendingPathComponent(".vscode/tasks.json")
    let command =
      "quoin render . --in FILE -o .quoin/previews --watch"
      + (compiler.platform == .iOS ? "" : " --platform \(compiler.platform.rawValue.lowercased())")
    guard !FileManager.default.fileExists(atPath: file.path) else {
      return
        ".vscode/tasks.json exists and isn't changed; to draw a file on each save, run: \(command)"
    }
    try make(file.deletingLastPathComponent())
    try write(task(), to: file)
    return ".vscode/tasks.json: tasks to lint a file and to draw it on each save: \(command)"
  }

  private func task() -> String {
    let platform =
      compiler.platform == .iOS
      ? "" : #", "--platform", "\#(compiler.platform.rawValue.lowercased())""#
    // Matches compile errors and lint findings
    let pattern = #"""
      "pattern": {
                "regexp": "^(?:left out:? )?(.+?):(\\d+):(?:(\\d+):)? (?:(error|warning|note): )?(.+)$",
                "file": 1, "line": 2, "column": 3, "severity": 4, "message": 5
              }
      """#
    return #"""
      {
        "version": "2.0.0",
        "tasks": [
          {
            "label": "Quoin: draw this file on save",
            "type": "process",
            "command": "quoin",
            "args": ["render", ".", "--in", "${file}", "-o", ".quoin/previews", "--watch"\#(platform)],
            "options": { "cwd": "${workspaceFolder}" },
            "isBackground": true,
            "problemMatcher": {
              "owner": "quoin",
              "fileLocation": ["autoDetect", "${workspaceFolder}"],
              \#(pattern),
              "background": {
                "activeOnStart": true, "beginsPattern": "^drawing ", "endsPattern": "^watching "
              }
            }
          },
          {
            "label": "Quoin: lint this file",
            "type": "process",
            "command": "quoin",
            "args": ["lint", ".", "--in", "${file}"\#(platform)],
            "options": { "cwd": "${workspaceFolder}" },
            "problemMatcher": {
              "owner": "quoin-lint",
              "fileLocation": ["autoDetect", "${workspaceFolder}"],
              \#(pattern)
            }
          }
        ]
      }

      """#
  }

  /// Returns the file's URL. Throws if a link leads out of the folder.
  private func checked(_ file: URL) throws -> URL {
    guard ProjectRoot(root).mayWrite(file) else {
      throw CommandFailure.input(
        "a link, or something other than a file, is in its place", at: file.relativePath,
        try: "Remove it.")
    }
    return file
  }

  private func make(_ directory: URL) throws {
    // `checked` takes a file, so check one inside the directory.
    _ = try checked(directory.appendingPathComponent("file"))
    do {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure.input(ErrorText.sentence(about: error), at: directory.relativePath)
    }
  }

  private func write(_ text: String, to file: URL) throws {
    do {
      // Own file: checked before it is written
      try Data(text.utf8).write(to: checked(file), options: .atomic)
    } catch {
      throw CommandFailure.input(ErrorText.sentence(about: error), at: file.relativePath)
    }
  }
}

extension XcodeProject.Target {
  /// Whether it is an app or a library with sources, not a test target.
  fileprivate var isModule: Bool {
    !sources.isEmpty && !kind.contains("unit-test") && !kind.contains("ui-testing")
  }
}

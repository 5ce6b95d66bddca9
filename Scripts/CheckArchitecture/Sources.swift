import Foundation

let document = "Documentation/Architecture.md"

/// The folder of each module, by its name: `Sources/Engine/QuoinLayout` for `QuoinLayout`.
let moduleFolders: [String: String] = {
  let files = FileManager.default
  func inside(_ folder: String) -> [String] {
    ((try? files.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }
  }
  var folders: [String: String] = [:]
  let groups = inside("Sources").map { "Sources/\($0)" } + ["Tests/Support", "Tests/Fuzzers"]
  for group in groups {
    for module in inside(group) { folders[module] = "\(group)/\(module)" }
  }
  return folders
}()

/// Returns the path of a module, or of a folder in one, as documents name it: `QuoinLayout/Stacks`.
func sourceFolder(_ name: String) -> String {
  let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
  guard let home = moduleFolders[parts[0]] else { return "Sources/\(name)" }
  return parts.count == 1 ? home : "\(home)/\(parts[1])"
}

/// Returns the paths of the Swift files in a folder and its subfolders.
///
/// Symbolic links are skipped: the command line links to the sources of the macros, which it embeds
/// as text.
func sourcePaths(in folder: String) -> [String] {
  let paths = FileManager.default.enumerator(atPath: folder)?.allObjects ?? []
  return paths.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map {
    "\(folder)/\($0)"
  }
  .filter { (try? FileManager.default.destinationOfSymbolicLink(atPath: $0)) == nil }
}

func source(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

/// Returns the rows of the document's tables with `count` columns, each with its line number.
func tableRows(ofColumns count: Int) throws -> [(line: Int, cells: [Substring])] {
  let lines = try source(document).split(separator: "\n", omittingEmptySubsequences: false)
  return lines.enumerated().compactMap { index, line in
    let cells = line.split(separator: "|", omittingEmptySubsequences: false)
    guard cells.count == count + 2 else { return nil }
    return (index + 1, Array(cells[1...count]))
  }
}

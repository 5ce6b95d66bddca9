import Foundation

let document = "Documentation/Architecture.md"

/// The paths of the Swift files in a folder and its subfolders.
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

/// The rows of the document's tables with `count` columns, each with its line number.
func tableRows(ofColumns count: Int) throws -> [(line: Int, cells: [Substring])] {
  let lines = try source(document).split(separator: "\n", omittingEmptySubsequences: false)
  return lines.enumerated().compactMap { index, line in
    let cells = line.split(separator: "|", omittingEmptySubsequences: false)
    guard cells.count == count + 2 else { return nil }
    return (index + 1, Array(cells[1...count]))
  }
}

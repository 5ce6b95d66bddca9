import Foundation

// Code opens files through a few types: `ProjectRoot`, `FolderWalk` and `InputFile` for files that
// an input names, `RegularFile` for files that a child process wrote. This check finds other
// accesses by the names of Foundation's functions. A comment in the same line or the one above
// allows access to a file of the command's own:
//
//     // Own file: why the path is neither an input's nor a child's

private let fileModules = ["QuoinCLI", "QuoinSources", "QuoinResources"]
private let accessFiles: Set = ["Sources/Tools/QuoinCLI/Files/RegularFile.swift"]

/// Accesses to files that bypass these types.
func fileAccesses() throws -> [String] {
  try fileModules.flatMap { sourcePaths(in: sourceFolder($0)) }
    .filter { !accessFiles.contains($0) }
    .flatMap { path in
      accesses(in: try source(path)).map { access in
        "\(path):\(access.line): \(access.name) accesses a file; use ProjectRoot, FolderWalk, InputFile or "
          + "RegularFile, or mark it: // Own file: why"
      }
    }
}

/// Returns the accesses in a source, with their lines, that have no marker.
func accesses(in text: String) -> [(line: Int, name: String)] {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  var isQuoted = false
  return lines.indices.compactMap { index in
    let line = lines[index]
    let wasQuoted = isQuoted
    // A multi-line string may contain source code.
    if line.matches(of: /"""/).count % 2 == 1 { isQuoted.toggle() }
    guard !wasQuoted, let name = access(in: line), !isMarked(line),
      index == 0 || !isMarked(lines[index - 1])
    else { return nil }
    return (index + 1, name)
  }
}

private func isMarked(_ line: Substring) -> Bool { line.contains(/\/\/ Own file: \w+ \w+/) }

/// Returns the function with which a line accesses a file.
private func access(in line: Substring) -> String? {
  // Comments and strings may contain these names.
  let code = line.replacing(/"(?:\\.|[^"\\])*"/, with: "\"\"").replacing(/\/\/.*/, with: "")
  let members =
    /\.(contents\(atPath|contentsOfDirectory|enumerator\(|contentsEqual|copyItem|moveItem|linkItem|createFile|createSymbolicLink|write\(to|write\(toFile|replaceItem)/
  let initializers =
    /\b(\w+\(contentsOf(?:File|URL)?:|FileHandle\(for|InputStream\(|OutputStream\(|NSDictionary\(contents|NSArray\(contents)/
  let functions =
    /(?:^|[^.\w])(?:(?:Glibc|Foundation|Darwin)\.)?(f?open|openat|freopen|opendir|scandir|nftw|creat|symlink|link|rename)\(/
  if let match = code.firstMatch(of: members) { return String(match.1) }
  if let match = code.firstMatch(of: initializers),
    !code.contains(/append\(contentsOf|insert\(contentsOf/)
  {
    return String(match.1)
  }
  if let match = code.firstMatch(of: functions),
    !code.contains(/\bfunc (open|link|rename|symlink)\(/)
  {
    return String(match.1)
  }
  return nil
}

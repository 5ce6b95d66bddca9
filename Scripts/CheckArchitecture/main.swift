import Foundation

let modules = try documentedRows()

if let option = CommandLine.arguments.firstIndex(of: "--dependencies") {
  let rows = try FolderCheck.rows(ofFoldersIn: CommandLine.arguments[option + 1])
  for line in try FolderCheck(rows, modules: modules).listing { print(line) }
  exit(0)
}

// For a reviewer, who decides whether a large file or type is still one idea.
if CommandLine.arguments.contains("--sizes") {
  for line in try largeFiles() + largeTypes() { print(line) }
  exit(0)
}

let (folders, problems) = try FolderCheck.documentedRows()
let imports = try modules.flatMap { try unlistedImports(of: $0.key, $0.value) }
let dependencies = try FolderCheck(folders, modules: modules).findings
let findings =
  differences(modules, try builtTargets()) + imports + problems + dependencies
  + (try fileAccesses())

func report(_ lines: [String]) {
  for line in lines.sorted() { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}

if findings.isEmpty {
  print("\(modules.count) modules, \(folders.count) rows of folders, all dependencies match")
} else {
  report(findings)
  exit(1)
}

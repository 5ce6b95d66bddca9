import Foundation

let modules = try drawnRows()

if let option = CommandLine.arguments.firstIndex(of: "--arrows") {
  let rows = try FolderCheck.rows(ofFoldersIn: CommandLine.arguments[option + 1])
  for line in try FolderCheck(rows, modules: modules).listing { print(line) }
  exit(0)
}

let (folders, problems) = try FolderCheck.drawnRows()
let imports = try modules.flatMap { try undrawnImports(of: $0.key, $0.value) }
let arrows = try FolderCheck(folders, modules: modules).findings
let findings =
  differences(modules, try builtTargets()) + imports + problems + arrows + (try fileAccesses())
  + (try largeFiles())
  + (try largeTypes())

if findings.isEmpty {
  print("\(modules.count) modules, \(folders.count) rows of folders, every arrow drawn")
} else {
  for finding in findings.sorted() {
    FileHandle.standardError.write(Data((finding + "\n").utf8))
  }
  exit(1)
}

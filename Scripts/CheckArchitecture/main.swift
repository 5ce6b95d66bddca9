import Foundation

let modules = try drawnRows()
let imports = try modules.flatMap { try undrawnImports(of: $0.key, $0.value) }
let folders = try FolderCheck(modules: modules)
let findings =
  differences(modules, try builtTargets()) + imports + folders.findings + (try largeFiles())
  + (try largeTypes())

if findings.isEmpty {
  print("\(modules.count) modules, \(folders.rows.count) rows of folders, every arrow drawn")
} else {
  for finding in findings.sorted() {
    FileHandle.standardError.write(Data((finding + "\n").utf8))
  }
  exit(1)
}

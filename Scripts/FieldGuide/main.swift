import Foundation

// Scripts/guide runs this in the repository's folder: guide PROGRAM FOLDER

guard CommandLine.arguments.count == 3 else {
  FileHandle.standardError.write(Data("Usage: Scripts/guide [-o FOLDER]\n".utf8))
  exit(64)
}
do {
  let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
  let target = URL(fileURLWithPath: CommandLine.arguments[2])
  let site = try Site(
    root: root, program: URL(fileURLWithPath: CommandLine.arguments[1]), target: target)
  do {
    try Pages(site: site).write()
    try site.publish()
  } catch {
    site.discard()
    throw error
  }
  print(target.appendingPathComponent("index.html").path)
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}

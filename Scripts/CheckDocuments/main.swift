import Foundation

// Executes the code blocks of the documents.

/// What happened to the blocks.
struct Numbers {
  var blocks = 0
  var compiled = 0
  var manifests = 0
  var run = 0
  var compared = 0
  var parsed = 0
  var marked = 0
}

/// The documents of the repository.
func documents() -> [String] {
  let files = FileManager.default
  let top = (try? files.contentsOfDirectory(atPath: ".")) ?? []
  let inside = ["Documentation", "Sources", "Examples", "Tests", "Benchmarks"].flatMap { folder in
    (files.enumerator(atPath: folder)?.allObjects as? [String] ?? []).map { "\(folder)/\($0)" }
  }
  return (top + inside).filter { $0.hasSuffix(".md") && !$0.contains(".build/") }.sorted()
}

do {
  let installation = try Installation()
  let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID())")
  try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: scratch) }
  var numbers = Numbers()
  var failures: [Failure] = []
  let arguments = CommandLine.arguments.dropFirst()
  for document in arguments.isEmpty ? documents() : Array(arguments) {
    let text = try String(contentsOfFile: document, encoding: .utf8)
    let (blocks, errors) = blocks(in: text, of: document)
    failures += errors
    numbers.blocks += blocks.count
    failures += try SwiftCheck(installation: installation, scratch: scratch)
      .failures(in: blocks, numbers: &numbers)
  }
  for failure in failures.sorted() {
    print("\(failure.document):\(failure.line): error: \(failure.text)")
    if !failure.advice.isEmpty { print("    \(failure.advice)") }
  }
  print(numbers)
  exit(failures.isEmpty ? 0 : 1)
} catch let error as CheckError {
  FileHandle.standardError.write(Data("error: \(error.text)\n".utf8))
  exit(1)
}

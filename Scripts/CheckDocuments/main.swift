import Foundation

// Executes the code blocks of documents, as Scripts/check-documents describes.

/// Returns the documents of the repository.
func documents() -> [String] {
  let files = FileManager.default
  let top = (try? files.contentsOfDirectory(atPath: ".")) ?? []
  let inside = ["Documentation", "Sources", "Examples", "Tests", "Benchmarks"].flatMap { folder in
    (files.enumerator(atPath: folder)?.allObjects as? [String] ?? []).map { "\(folder)/\($0)" }
  }
  return (top + inside).filter { $0.hasSuffix(".md") && !$0.contains(".build/") }.sorted()
}

func note(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }

/// Checks documents and returns whether all blocks are correct.
func check(_ arguments: [String]) throws -> Bool {
  let check = try Check()
  defer { check.close() }
  if arguments == ["--self-test"] {
    try check.testItself()
    print("wrong blocks are reported")
    return true
  }
  let (failures, numbers) = try check.failures(in: arguments.isEmpty ? documents() : arguments)
  for failure in failures { note("\(failure)") }
  print(numbers)
  return failures.isEmpty
}

do {
  exit(try check(Array(CommandLine.arguments.dropFirst())) ? 0 : 1)
} catch let error as CheckError {
  note("error: \(error.text)")
  exit(1)
}

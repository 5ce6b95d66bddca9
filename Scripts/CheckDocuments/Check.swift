import Foundation
import Synchronization

/// Checks documents, two at a time.
struct Check {
  private let installation: Installation
  private let scratch: URL
  private let data: DataCheck

  init() throws {
    installation = try Installation()
    data = try DataCheck()
    scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("documents-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    // Swift leaves files in the temporary folder.
    setenv("TMPDIR", scratch.path, 1)
    try installation.writeModuleMap(in: scratch)
  }

  func close() { try? FileManager.default.removeItem(at: scratch) }

  func failures(in documents: [String]) throws -> (failures: [Failure], numbers: Numbers) {
    let results = Mutex<[Result<([Failure], Numbers), any Error>]>([])
    let next = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 2) { _ in
      while true {
        let index = next.withLock { next in
          next += 1
          return next - 1
        }
        guard index < documents.count else { return }
        let result = Result { try check(documents[index]) }
        results.withLock { $0.append(result) }
      }
    }
    var numbers = Numbers()
    var failures: [Failure] = []
    for result in results.withLock({ $0 }) {
      let (found, counted) = try result.get()
      failures += found
      numbers += counted
    }
    return (failures.sorted(), numbers)
  }

  private func check(_ document: String) throws -> ([Failure], Numbers) {
    guard let text = try? String(contentsOfFile: document, encoding: .utf8) else {
      throw CheckError("there is no document \(document)")
    }
    var (blocks, failures) = fencedBlocks(in: text, of: document)
    var numbers = Numbers(documents: 1, blocks: blocks.count)
    failures += try data.failures(in: blocks, numbers: &numbers)
    failures += try SwiftCheck(installation: installation, scratch: scratch)
      .failures(in: blocks, numbers: &numbers)
    failures += try ShellCheck(installation: installation, scratch: scratch)
      .failures(in: blocks, numbers: &numbers)
    return (failures, numbers)
  }

  /// Checks a document with a mistake of each kind.
  func testItself() throws {
    let document = scratch.appendingPathComponent("Wrong.md")
    let text = Self.wrong
    try text.write(to: document, atomically: true, encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = lines.indices.filter { lines[$0].contains("WRONG") }.map { $0 + 1 }
    let (failures, _) = try self.failures(in: [document.path])
    guard failures.map(\.line) == expected else {
      throw CheckError(
        "the mistakes in lines \(expected) of a test document were reported as\n"
          + failures.map { "\($0)\n" }.joined())
    }
  }

  /// Each line with WRONG causes one failure, and no other line does.
  private static let wrong = #"""
    # Swift

    ```swift
    import SwiftUI

    struct Title: View {
      var body: some View { Text("Right").bold() }
    }
    ```

    ```swift
    @MainActor
    func measure() {
      print(1 + 1)   // → 2
      print(1 + 1)   // a sum → 3 WRONG
    }
    ```

    ```swift
    import SwiftUI

    struct Other: View {
      var body: some View { Title("WRONG") }
    }
    ```

    <!-- before: let isShown = true -->
    ```swift
    VStack { if isShown { Color.red } }
      .frame(width: 100)
    ```

    ```swift
    // swift-tools-version: 6.1
    import PackageDescription
    let package = Package(name: WRONG)
    ```

    # Commands

    ```sh
    echo one
    echo two
    ```

    ```text
    one
    two
    ```

    ```sh
    echo one >file
    cat file
    echo two
    ```

    ```text
    one
    WRONG
    ```

    ```sh
    cat file
    cat WRONG
    ```

    <!-- not run: takes minutes -->
    ```sh
    make test
    make WRONG
    Scripts/WRONG
    ```

    # Data

    ```json
    {"right": 1}
    ```

    ```json WRONG
    {"wrong"}
    ```

    ```WRONG
    ```

    ```text WRONG
    nothing prints this
    ```

    <!-- not run: WRONG, because it is above no block -->
    """#
}

import Foundation
import Synchronization
import Testing

/// The files of one snapshot: its reference, what is kept beside it, and what a failure leaves.
///
/// Whatever is written is complete or not there: it is written under another name first. So two tests, and two processes, may
/// work in the same folder.
struct ReferenceFiles {
  /// The folder of the references, and of the files of failures.
  let directory, artifacts: URL
  /// The name without extensions: `cards.dark`.
  let stem: String
  private let pathExtension: String?

  /// The files of a snapshot that a test in `file` takes.
  ///
  /// - Parameters:
  ///   - file: the path of the test's file.
  ///   - test: the test's name.
  ///   - name: the snapshot's own name; without one the snapshots of a test are counted.
  /// - Throws: ``SnapshotMistake`` for a snapshot that needs a name.
  init(
    file: String, test: String, name: String?, pathExtension: String?,
    configuration: SnapshotTestingConfiguration, environment: [String: String]
  ) throws {
    let source = URL(fileURLWithPath: file)
    let folder = source.deletingPathExtension().lastPathComponent
    let base =
      configuration.directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
    directory = base.appendingPathComponent(folder, isDirectory: true)
    artifacts =
      environment["SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }.map {
        URL(fileURLWithPath: $0, isDirectory: true).appendingPathComponent(
          folder, isDirectory: true)
      } ?? directory
    let testName = Self.fileName(test.prefix { $0 != "(" })
    if let name {
      stem = "\(testName).\(Self.fileName(name[...]))"
    } else {
      guard Test.Case.current?.isParameterized != true else {
        throw SnapshotMistake(
          "The test runs with several arguments, and each needs a reference of its own. Name the snapshot after the argument: named: \"\\(argument)\"."
        )
      }
      stem = "\(testName).\(Self.number(of: "\(directory.path)/\(testName)"))"
    }
    self.pathExtension = pathExtension
  }

  private static let numbers = Mutex<[String: Int]>([:])

  /// How many snapshots a test has taken that have no name, with this one.
  private static func number(of test: String) -> Int {
    let key = "\(test) \(Test.current.map { "\($0.id)" } ?? "")"
    return numbers.withLock {
      $0[key, default: 0] += 1
      return $0[key, default: 1]
    }
  }

  /// What a name is called as a file: letters, digits, `_` and single hyphens, 100 bytes at most.
  private static func fileName(_ name: Substring) -> String {
    var text = ""
    for letter in name {
      if letter.isLetter || letter.isNumber || letter == "_" {
        text.append(letter)
      } else if text.last != "-", !text.isEmpty {
        text.append("-")
      }
    }
    if text.last == "-" { text.removeLast() }
    while text.utf8.count > 100 { text.removeLast() }
    return text.isEmpty ? "snapshot" : text
  }

  // MARK: Places

  /// The reference's name.
  var name: String { file(stem) }
  var reference: URL { directory.appendingPathComponent(name) }
  /// What is kept beside the reference.
  var companion: URL { directory.appendingPathComponent("\(name).json") }
  /// What was drawn instead.
  var result: URL { artifacts.appendingPathComponent(file("\(stem).result")) }
  /// A file that helps to see a difference.
  func helper(_ name: String) -> URL { artifacts.appendingPathComponent("\(stem).\(name)") }

  private func file(_ stem: String) -> String {
    pathExtension.map { "\(stem).\($0)" } ?? stem
  }

  // MARK: Reading and writing

  /// The content of a file; `nil` where there is none.
  ///
  /// - Throws: ``SnapshotMistake`` for one that can't be read.
  func read(_ file: URL) throws -> Data? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    do {
      return try Data(contentsOf: file)
    } catch {
      throw SnapshotMistake("\(file.path) can't be read: \(error.localizedDescription)")
    }
  }

  /// - Throws: ``SnapshotMistake`` for one that can't be written.
  func write(_ data: Data, to file: URL) throws {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw SnapshotMistake(
        "\(file.path) can't be written: \(error.localizedDescription) References lie beside the test's source; withSnapshotTesting(directory:) and SNAPSHOT_ARTIFACTS name other folders."
      )
    }
  }

  /// Removes what an earlier failure left.
  func removeResult() {
    let manager = FileManager.default
    guard manager.fileExists(atPath: result.path) else { return }
    let names = (try? manager.contentsOfDirectory(atPath: artifacts.path)) ?? []
    let helpers = ["difference.png", "moves.txt"].map { "\(stem).\($0)" }
    for name in names where helpers.contains(name) || name == result.lastPathComponent {
      try? manager.removeItem(at: artifacts.appendingPathComponent(name))
    }
  }
}

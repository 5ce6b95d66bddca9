import Foundation
import Synchronization
import Testing

/// The files of one snapshot: its reference, the companion next to it, and the artifacts of a
/// failure.
///
/// Files are written atomically, under a temporary name first, so that several tests and processes
/// can work in the same folder.
struct ReferenceFiles {
  /// The folder of the references, and that of the artifacts of failures.
  let directory, artifacts: URL
  /// The name without extensions: `cards.dark`.
  let stem: String
  private let pathExtension: String?

  /// Creates the files of a snapshot taken by a test in `file`.
  ///
  /// - Parameters:
  ///   - file: the path of the test's file.
  ///   - test: the test's name.
  ///   - name: the snapshot's own name; the snapshots of a test without a name are numbered.
  /// - Throws: ``SnapshotError`` for a snapshot that needs a name.
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
        throw SnapshotError(
          "The test runs with several arguments, and each needs its own reference. Name the snapshot after the argument: named: \"\\(argument)\"."
        )
      }
      stem = "\(testName).\(Self.number(of: "\(directory.path)/\(testName)"))"
    }
    self.pathExtension = pathExtension
  }

  private static let numbers = Mutex<[String: Int]>([:])

  /// Returns the number of unnamed snapshots that a test has taken, including this one.
  private static func number(of test: String) -> Int {
    let key = "\(test) \(Test.current.map { "\($0.id)" } ?? "")"
    return numbers.withLock {
      $0[key, default: 0] += 1
      return $0[key, default: 1]
    }
  }

  /// Converts a name to a file name of letters, digits, `_` and single hyphens, at most 100 bytes
  /// long.
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
  /// The companion of the reference.
  var companion: URL { directory.appendingPathComponent("\(name).json") }
  /// The snapshot that differs from the reference.
  var result: URL { artifacts.appendingPathComponent(file("\(stem).result")) }
  /// Returns a file that shows a difference.
  func helper(_ name: String) -> URL { artifacts.appendingPathComponent("\(stem).\(name)") }

  private func file(_ stem: String) -> String {
    pathExtension.map { "\(stem).\($0)" } ?? stem
  }

  // MARK: Reading and writing

  /// Returns the contents of a file; `nil` if it doesn't exist.
  ///
  /// - Throws: ``SnapshotError`` if it can't be read.
  func read(_ file: URL) throws -> Data? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    do {
      return try Data(contentsOf: file)
    } catch {
      throw SnapshotError("\(file.path) can't be read: \(error.localizedDescription)")
    }
  }

  /// - Throws: ``SnapshotError`` if it can't be written.
  func write(_ data: Data, to file: URL) throws {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw SnapshotError(
        "\(file.path) can't be written: \(error.localizedDescription) References are stored next to the test's source; withSnapshotTesting(directory:) and SNAPSHOT_ARTIFACTS specify other folders."
      )
    }
  }

  /// Removes the artifacts of an earlier failure.
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

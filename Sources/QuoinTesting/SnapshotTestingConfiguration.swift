import Foundation
import Testing

/// How snapshots are taken in a part of the tests: whether they become references, and where references are.
///
/// What isn't said here is said by the environment of the process:
///
/// | Variable | Meaning |
/// | --- | --- |
/// | `SNAPSHOT_TESTING_RECORD` | the mode: `all`, `missing`, `failed` or `never`; `missing` unless said |
/// | `SNAPSHOT_ARTIFACTS` | a folder for the files of failures, instead of beside the reference |
public struct SnapshotTestingConfiguration: Sendable {
  /// When a snapshot becomes the reference. A test that writes a reference always fails, so that nobody takes it for one
  /// that has compared something.
  public enum Record: String, Sendable, CaseIterable {
    /// Always, whatever the reference is.
    case all
    /// Where there is none.
    case missing
    /// Where there is none, and where it differs.
    case failed
    /// Never: where there is none the test fails.
    case never
  }

  /// When a snapshot becomes the reference; `nil` leaves it to what is around.
  public var record: Record?
  /// The folder of references, instead of `__Snapshots__` beside the test.
  public var directory: String?

  /// - Parameters:
  ///   - record: when a snapshot becomes the reference.
  ///   - directory: the folder of references.
  public init(record: Record? = nil, directory: String? = nil) {
    self.record = record
    self.directory = directory
  }

  /// What holds for the current task.
  @TaskLocal public static var current = SnapshotTestingConfiguration()

  /// This, where it says something, and what is around else.
  func inside(_ other: Self) -> Self {
    Self(record: record ?? other.record, directory: directory ?? other.directory)
  }

  static let recordVariable = "SNAPSHOT_TESTING_RECORD"

  /// The mode that the environment names.
  ///
  /// - Throws: ``SnapshotMistake`` for a word that is none.
  static func record(in environment: [String: String]) throws -> Record {
    guard let word = environment[recordVariable], !word.isEmpty else { return .missing }
    guard let record = Record(rawValue: word) else {
      throw SnapshotMistake(
        "\(recordVariable) is “\(word)”. It can be \(Record.allCases.map(\.rawValue).joined(separator: ", "))."
      )
    }
    return record
  }
}

/// Why no snapshot could be taken or compared, as a sentence.
struct SnapshotMistake: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// Takes the snapshots in `operation` in another way.
///
///     withSnapshotTesting(record: .failed) { assertSnapshot(of: Card(), as: .image) }
///
/// - Parameters:
///   - record: when a snapshot becomes the reference; `nil` leaves it as it is around.
///   - directory: the folder of references; `nil` leaves it as it is around.
///   - operation: what takes snapshots.
/// - Returns: what `operation` returns.
@MainActor
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, directory: String? = nil,
  operation: @MainActor () throws -> Result
) rethrows -> Result {
  let configuration = SnapshotTestingConfiguration(record: record, directory: directory)
    .inside(.current)
  return try SnapshotTestingConfiguration.$current.withValue(configuration, operation: operation)
}

/// The same for an operation that waits.
///
/// - Parameters:
///   - record: when a snapshot becomes the reference; `nil` leaves it as it is around.
///   - directory: the folder of references; `nil` leaves it as it is around.
///   - operation: what takes snapshots.
/// - Returns: what `operation` returns.
@MainActor
public func withSnapshotTesting<Result: Sendable>(
  record: SnapshotTestingConfiguration.Record? = nil, directory: String? = nil,
  operation: @MainActor () async throws -> Result
) async rethrows -> Result {
  let configuration = SnapshotTestingConfiguration(record: record, directory: directory)
    .inside(.current)
  return try await SnapshotTestingConfiguration.$current.withValue(
    configuration, operation: operation)
}

/// Takes the snapshots of a test or a suite of swift-testing in another way: `@Suite(.snapshots(record: .failed))`.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration

  /// Suites and tests inside are concerned, too.
  public var isRecursive: Bool { true }

  /// Runs a test with the configuration.
  ///
  /// - Parameters:
  ///   - test: the test.
  ///   - testCase: its case.
  ///   - function: what runs it.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotTestingConfiguration.$current.withValue(
      configuration.inside(.current), operation: function)
  }
}

extension Trait where Self == SnapshotTrait {
  /// Takes the snapshots of the test or suite in another way.
  ///
  /// - Parameters:
  ///   - record: when a snapshot becomes the reference; `nil` leaves it as it is around.
  ///   - directory: the folder of references; `nil` leaves it as it is around.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, directory: String? = nil
  ) -> Self {
    SnapshotTrait(configuration: .init(record: record, directory: directory))
  }
}

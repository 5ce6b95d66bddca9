import Foundation
import Testing

/// The configuration of snapshots in a part of the tests: whether they become references, and the
/// folder of references.
///
/// Values that aren't set are taken from the process's environment variables:
///
/// | Variable | Meaning |
/// | --- | --- |
/// | `SNAPSHOT_TESTING_RECORD` | the mode: `all`, `missing` (default), `failed` or `never` |
/// | `SNAPSHOT_ARTIFACTS` | a folder for the artifacts of failures; by default the reference's |
public struct SnapshotTestingConfiguration: Sendable {
  /// The condition under which a snapshot becomes the reference. A test that writes a reference
  /// always fails, so that it isn't mistaken for a comparison.
  public enum Record: String, Sendable, CaseIterable {
    /// Always.
    case all
    /// If there is no reference.
    case missing
    /// If there is no reference, and if it differs.
    case failed
    /// Never: without a reference the test fails.
    case never
  }

  /// The condition under which a snapshot becomes the reference; `nil` keeps the enclosing one.
  public var record: Record?
  /// The folder of references, instead of `__Snapshots__` next to the test.
  public var directory: String?

  /// - Parameters:
  ///   - record: when a snapshot becomes the reference.
  ///   - directory: the folder of references.
  public init(record: Record? = nil, directory: String? = nil) {
    self.record = record
    self.directory = directory
  }

  /// The configuration of the current task.
  @TaskLocal public static var current = SnapshotTestingConfiguration()

  /// Returns this configuration, with values that aren't set taken from the enclosing one.
  func inside(_ other: Self) -> Self {
    Self(record: record ?? other.record, directory: directory ?? other.directory)
  }

  static let recordVariable = "SNAPSHOT_TESTING_RECORD"

  /// Returns the mode specified by the environment.
  ///
  /// - Throws: ``SnapshotError`` if it is invalid.
  static func record(in environment: [String: String]) throws -> Record {
    guard let word = environment[recordVariable], !word.isEmpty else { return .missing }
    guard let record = Record(rawValue: word) else {
      throw SnapshotError(
        "\(recordVariable) is “\(word)”. It can be \(Record.allCases.map(\.rawValue).joined(separator: ", "))."
      )
    }
    return record
  }
}

/// The reason why a snapshot couldn't be taken or compared, as a sentence.
struct SnapshotError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// Runs `operation` with another snapshot configuration.
///
///     withSnapshotTesting(record: .failed) { assertSnapshot(of: Card(), as: .image) }
///
/// - Parameters:
///   - record: when a snapshot becomes the reference; `nil` keeps the enclosing one.
///   - directory: the folder of references; `nil` keeps the enclosing one.
///   - operation: the operation that takes snapshots.
/// - Returns: the result of `operation`.
@MainActor
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, directory: String? = nil,
  operation: @MainActor () throws -> Result
) rethrows -> Result {
  let configuration = SnapshotTestingConfiguration(record: record, directory: directory)
    .inside(.current)
  return try SnapshotTestingConfiguration.$current.withValue(configuration, operation: operation)
}

/// Runs an asynchronous `operation` with another snapshot configuration.
///
/// - Parameters:
///   - record: when a snapshot becomes the reference; `nil` keeps the enclosing one.
///   - directory: the folder of references; `nil` keeps the enclosing one.
///   - operation: the operation that takes snapshots.
/// - Returns: the result of `operation`.
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

/// A swift-testing trait that sets the snapshot configuration of a test or a suite:
/// `@Suite(.snapshots(record: .failed))`.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration

  /// Whether the trait applies to suites and tests inside; always true.
  public var isRecursive: Bool { true }

  /// Runs a test with the configuration.
  ///
  /// - Parameters:
  ///   - test: the test.
  ///   - testCase: the test case.
  ///   - function: runs the test.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotTestingConfiguration.$current.withValue(
      configuration.inside(.current), operation: function)
  }
}

extension Trait where Self == SnapshotTrait {
  /// Sets the snapshot configuration of the test or suite.
  ///
  /// - Parameters:
  ///   - record: when a snapshot becomes the reference; `nil` for the enclosing configuration's
  ///   value.
  ///   - directory: the folder of references; `nil` keeps the enclosing one.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, directory: String? = nil
  ) -> Self {
    SnapshotTrait(configuration: .init(record: record, directory: directory))
  }
}

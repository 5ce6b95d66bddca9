import Foundation

/// Expects a snapshot of a value to match its reference, which is stored next to the test.
///
///     assertSnapshot(of: Card(), as: .image(layout: .device(config: .iPhone16)))
///     assertSnapshot(of: Card(), as: .layout, named: "card")
///
/// The reference is `__Snapshots__/FILE/test.name.png` next to the test's file; the snapshots of a
/// test without a name are numbered. If there is no reference the snapshot becomes it, and the test
/// fails once. If they differ, the result, an image of the difference and the moved views are
/// written next to the reference, and the failure names them together with the first layout
/// decision that differs. If the reference was drawn with another font file, the failure says so.
///
/// The names of this function, `assertSnapshots` and `verifySnapshot` are those of
/// swift-snapshot-testing, so that tests written for it compile; Quoin's own begin with `expect`.
///
/// - Parameters:
///   - value: the value to make a snapshot of.
///   - snapshotting: the snapshot strategy.
///   - name: the snapshot's name.
///   - record: when the snapshot becomes the reference; overrides the enclosing configuration.
///   - fileID: the test's file, for swift-testing.
///   - filePath: the path of the test's file; references are stored next to it.
///   - testName: the test's name.
///   - line: the line of the test.
///   - column: the column of the test.
@MainActor
public func assertSnapshot<Value, Format>(
  of value: @autoclosure @MainActor () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let configuration = SnapshotTestingConfiguration(record: record).inside(.current)
  let outcome = SnapshotCheck(
    snapshotting: snapshotting, name: name, configuration: configuration, file: "\(filePath)",
    test: testName
  ).outcome(of: value)
  guard let failure = outcome else { return }
  Failures.report(
    failure.message,
    at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column),
    files: failure.files)
}

/// Expects several snapshots of a value to match their references.
///
/// - Parameters:
///   - value: the value to make snapshots of, which is evaluated once.
///   - strategies: the snapshot strategies, by the snapshots' names.
///   - record: when the snapshots become references.
///   - fileID: the test's file, for swift-testing.
///   - filePath: the path of the test's file.
///   - testName: the test's name.
///   - line: the line of the test.
///   - column: the column of the test.
@MainActor
public func assertSnapshots<Value, Format>(
  of value: @autoclosure @MainActor () throws -> Value,
  as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let made = Result { try value() }
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try made.get(), as: strategy, named: name, record: record, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }
}

/// Compares a snapshot with its reference and returns the failure, for use in custom assertions.
///
/// The name is that of swift-snapshot-testing.
///
/// - Parameters:
///   - value: the value to make a snapshot of.
///   - snapshotting: the snapshot strategy.
///   - name: the snapshot's name.
///   - record: when the snapshot becomes the reference.
///   - snapshotDirectory: the folder of references, instead of `__Snapshots__` next to the file.
///   - filePath: the test's file.
///   - testName: the test's name.
/// - Returns: a description of the failure, or `nil`.
@MainActor
public func verifySnapshot<Value, Format>(
  of value: @autoclosure @MainActor () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, file filePath: StaticString = #filePath,
  testName: String = #function
) -> String? {
  let configuration = SnapshotTestingConfiguration(record: record, directory: snapshotDirectory)
    .inside(.current)
  return SnapshotCheck(
    snapshotting: snapshotting, name: name, configuration: configuration, file: "\(filePath)",
    test: testName
  ).outcome(of: value)?.message
}

/// A comparison of a snapshot with its reference.
@MainActor
private struct SnapshotCheck<Value, Format> {
  let snapshotting: Snapshotting<Value, Format>
  let name: String?
  let configuration: SnapshotTestingConfiguration
  let file: String
  let test: String

  struct Failure {
    var message: String
    var files: [SnapshotFile] = []
  }

  /// Returns the failure, or `nil` if the snapshot matches its reference.
  func outcome(of value: () throws -> Value) -> Failure? {
    do {
      return try compare(value)
    } catch let error as SnapshotError {
      return Failure(message: error.description)
    } catch {
      return Failure(message: "The snapshot could not be taken: \(error)")
    }
  }

  private func compare(_ value: () throws -> Value) throws -> Failure? {
    let environment = ProcessInfo.processInfo.environment
    let record =
      try configuration.record ?? SnapshotTestingConfiguration.record(in: environment)
    let files = try ReferenceFiles(
      file: file, test: test, name: name, pathExtension: snapshotting.pathExtension,
      configuration: configuration, environment: environment)
    let snapshot = try snapshotting.snapshot(value())
    let data = try snapshotting.diffing.toData(snapshot)
    guard record != .all, let stored = try files.read(files.reference) else {
      return try missing(snapshot, data, files, record)
    }
    var reference = try snapshotting.diffing.fromData(stored)
    if let companion = snapshotting.companion, let data = try files.read(files.companion) {
      companion.add(data, &reference)
    }
    // The result takes the same path through a file as the reference, so that both are compared as
    // stored.
    guard let difference = snapshotting.diffing.diff(reference, snapshot) else {
      files.removeResult()
      return nil
    }
    if record == .failed {
      try keep(snapshot, data, files)
      files.removeResult()
      return Failure(
        message: """
          \(files.name) differed from its reference, and was recorded as the new one (record mode “failed”).
          \(difference.message)
          reference: \(files.reference.path)
          """)
    }
    return try mismatch(difference, data, stored, files)
  }

  private func missing(
    _ snapshot: Format, _ data: Data, _ files: ReferenceFiles,
    _ record: SnapshotTestingConfiguration.Record
  ) throws -> Failure {
    guard record != .never else {
      try files.write(data, to: files.result)
      return Failure(
        message: """
          There is no reference for \(files.name), and none is recorded (record mode “never”).
          reference: \(files.reference.path)
          result: \(files.result.path)
          """, files: [SnapshotFile(name: files.result.lastPathComponent, data: data)])
    }
    try keep(snapshot, data, files)
    files.removeResult()
    return Failure(
      message: """
        \(record == .all ? "\(files.name) was recorded unconditionally (record mode “all”)." : "There was no reference for \(files.name), so it was recorded.") Check it, and run the test again\(record == .all ? " without recording" : "").
        reference: \(files.reference.path)
        """)
  }

  /// Makes the snapshot the reference. Its companion is written first, as a reference without one
  /// has unknown fonts.
  private func keep(_ snapshot: Format, _ data: Data, _ files: ReferenceFiles) throws {
    if let companion = try snapshotting.companion?.data(snapshot) {
      try files.write(companion, to: files.companion)
    }
    try files.write(data, to: files.reference)
  }

  private func mismatch(
    _ difference: SnapshotDifference, _ data: Data, _ stored: Data, _ files: ReferenceFiles
  ) throws -> Failure {
    try files.write(data, to: files.result)
    var lines = [
      "\(files.name) differs from its reference.", difference.message,
      "reference: \(files.reference.path)", "result: \(files.result.path)",
    ]
    var attached = [
      SnapshotFile(name: files.name, data: stored),
      SnapshotFile(name: files.result.lastPathComponent, data: data),
    ]
    for file in difference.files {
      let url = files.helper(file.name)
      try files.write(file.data, to: url)
      let kind = file.name.prefix { $0 != "." }
      lines.append("\(kind): \(url.path)")
      attached.append(SnapshotFile(name: url.lastPathComponent, data: file.data))
    }
    lines.append(
      "If the change is intended, run the test with \(SnapshotTestingConfiguration.recordVariable)=failed."
    )
    return Failure(message: lines.joined(separator: "\n"), files: attached)
  }
}

import Foundation
import Testing
import XCTest

/// The source location of an expectation in a test.
struct TestPlace: Sendable {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt
}

/// Reports failures to the running test library.
///
/// XCTest and swift-testing run in separate processes or one after the other, and a failure
/// reported to the library that isn't running is lost, so the library is determined each time.
enum Failures {
  /// Receives failures in tests of this module instead of failing the test.
  @TaskLocal static var collector: (@Sendable (String, TestPlace) -> Void)?

  /// Makes the test fail with `message`.
  ///
  /// - Parameter files: files to attach to the results, if the test library supports it.
  static func report(_ message: String, at place: TestPlace, files: [SnapshotFile] = []) {
    if let collector { return collector(message, place) }
    guard isSwiftTesting else {
      return XCTFail(message, file: place.filePath, line: place.line)
    }
    let location = SourceLocation(
      fileID: "\(place.fileID)", filePath: "\(place.filePath)", line: Int(place.line),
      column: Int(place.column))
    #if compiler(>=6.2)
      for file in files {
        Attachment.record([UInt8](file.data), named: file.name, sourceLocation: location)
      }
    #endif
    Issue.record(Comment(rawValue: message), sourceLocation: location)
  }

  /// Whether a swift-testing test is running. A detached task has no current test, but then the
  /// process was started for swift-testing.
  private static var isSwiftTesting: Bool {
    if Test.current != nil { return true }
    let arguments = CommandLine.arguments
    guard let option = arguments.firstIndex(of: "--testing-library") else { return false }
    return arguments.dropFirst(option + 1).first == "swift-testing"
  }
}

/// A file attached to a failure.
public struct SnapshotFile: Sendable, Equatable {
  /// The file's name with its extension.
  public var name: String
  public var data: Data

  /// - Parameters:
  ///   - name: the file's name with its extension.
  ///   - data: the file's contents.
  public init(name: String, data: Data) {
    self.name = name
    self.data = data
  }
}

import Foundation
import Testing
import XCTest

/// Where in a test something was expected.
struct TestPlace: Sendable {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt
}

/// Tells whichever test library runs that something is not as expected.
///
/// XCTest and swift-testing run in processes of their own or one after the other, and a failure that is handed to the one
/// that doesn't run is lost: so it is found out each time.
enum Failures {
  /// What a test of this module does with failures, instead of failing.
  @TaskLocal static var collector: (@Sendable (String, TestPlace) -> Void)?

  /// Makes the test fail with `message`.
  ///
  /// - Parameter files: what the test library keeps with its results, where it can.
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

  /// Whether a test of swift-testing runs; a task without a parent doesn't know its test, but the process was started for
  /// swift-testing then.
  private static var isSwiftTesting: Bool {
    if Test.current != nil { return true }
    let arguments = CommandLine.arguments
    guard let option = arguments.firstIndex(of: "--testing-library") else { return false }
    return arguments.dropFirst(option + 1).first == "swift-testing"
  }
}

/// A file that belongs to a failure.
public struct SnapshotFile: Sendable, Equatable {
  /// The file's name with its extension.
  public var name: String
  public var data: Data

  /// - Parameters:
  ///   - name: the file's name with its extension.
  ///   - data: what is in it.
  public init(name: String, data: Data) {
    self.name = name
    self.data = data
  }
}

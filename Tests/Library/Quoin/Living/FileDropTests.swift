import Foundation
import QuoinHostProtocol
import SwiftUI
import Testing

@testable import Quoin

/// Files from outside that are dropped on a live view.
@MainActor
@Suite("Dropped files")
struct FileDropTests {
  private func drop(_ json: String) throws -> LiveDrop {
    try JSONDecoder().decode(LiveDrop.self, from: Data(json.utf8))
  }

  @Test func aViewTakesADroppedFile() throws {
    let log = DropLog()
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      VStack(spacing: 0) {
        Color.red
        Color.blue.dropDestination(for: Data.self) { (items: [Data], location: CGPoint) -> Bool in
          log.items += items.map { String(decoding: $0, as: UTF8.self) }
          log.places.append(location)
          return true
        }
      }
    }
    let files = try drop(
      #"{"x": 100, "y": 150, "files": [{"name": "Notes.txt", "type": "", "data": "SGVsbG8="}]}"#)
    try host.drop(files.providers(), at: CGPoint(x: 100, y: 150))
    #expect(log.items == ["Hello"])
    #expect(log.places == [CGPoint(x: 100, y: 50)])
    // The other view takes nothing, which is a warning.
    try host.drop(files.providers(), at: CGPoint(x: 100, y: 50))
    #expect(log.items == ["Hello"])
    #expect(host.warnings.count == 1)
  }

  @Test func largeAndInvalidFilesAreRefused() throws {
    #expect(throws: DecodingError.self) {
      try drop(#"{"x": 0, "y": 0, "files": [{"name": "a", "data": "no base64!"}]}"#)
    }
    let large = Data(count: LiveDrop.maximumSize + 1).base64EncodedString()
    let file = try drop(#"{"x": 0, "y": 0, "files": [{"name": "a", "data": "\#(large)"}]}"#)
    #expect(throws: HostFailure.self) { try file.providers() }
    let one = #"{"name": "a", "data": ""}"#
    let many = Array(repeating: one, count: LiveDrop.maximumCount + 1).joined(separator: ",")
    let files = try drop(#"{"x": 0, "y": 0, "files": [\#(many)]}"#)
    #expect(throws: HostFailure.self) { try files.providers() }
  }
}

@MainActor
private final class DropLog {
  var items: [String] = []
  var places: [CGPoint] = []
}

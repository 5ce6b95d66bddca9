import Foundation
import QuoinFiles
import QuoinHostProtocol
import Testing

@testable import QuoinCLI

/// Tests of the screens and the matrix that the page of a project receives and stores.
struct StudioMatrixTests {
  @Test("a saved set is read again, and the file is the project's")
  func saving() throws {
    let place = try Workplace()
    defer { place.close() }
    let root = ProjectRoot(place.directory)
    #expect(StudioMatrix.read(in: root) == nil)
    let matrix = StudioMatrix(devices: ["iPhone 17", "iPad mini (A17 Pro)"], colors: ["dark"])
    try matrix.write(in: root)
    #expect(StudioMatrix.read(in: root) == matrix)
    #expect(try place.files() == [".quoin"])
    let text = try String(contentsOf: place.url(StudioMatrix.path), encoding: .utf8)
    #expect(text.contains("\"iPad mini (A17 Pro)\""))
    try StudioMatrix().write(in: root)
    #expect(StudioMatrix.read(in: root) == StudioMatrix())
  }

  @Test(
    "a set with too many or too long values is refused",
    arguments: [
      "{\"devices\":[\(Array(repeating: "\"a\"", count: 129).joined(separator: ","))]}",
      "{\"sizes\":[\"\(String(repeating: "a", count: 129))\"]}", "{\"colors\":\"dark\"}", "[]", "",
    ])
  func limits(_ text: String) throws {
    #expect(throws: (any Error).self) {
      try BoundedJSON.decode(StudioMatrix.self, from: Data(text.utf8))
    }
    let place = try Workplace()
    defer { place.close() }
    let folder = place.url(".quoin")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try place.write(text, to: StudioMatrix.path)
    #expect(StudioMatrix.read(in: ProjectRoot(place.directory)) == nil)
  }

  @Test("a folder outside the project is neither read nor written")
  func outside() throws {
    let (place, other) = (try Workplace(), try Workplace())
    defer {
      place.close()
      other.close()
    }
    try other.write("{\"colors\":[\"dark\"]}", to: "matrix.json")
    try FileManager.default.createSymbolicLink(
      at: place.url(".quoin"), withDestinationURL: other.directory)
    let root = ProjectRoot(place.directory)
    #expect(StudioMatrix.read(in: root) == nil)
    #expect(throws: CommandFailure.self) { try StudioMatrix().write(in: root) }
    #expect(try other.files() == ["matrix.json"])
  }

  @Test("the screens are those of the devices that can be turned")
  func screens() throws {
    let text = """
      {"devices": [
        {"name": "iPhone 17", "platform": "iOS", "idiom": "phone", "scale": 3,
         "portrait": {"width": 402, "height": 874, "safeArea": [62, 0, 34, 0]},
         "landscape": {"width": 874, "height": 402, "safeArea": [0, 62, 21, 62]}},
        {"name": "Mac", "platform": "macOS", "idiom": "mac",
         "portrait": {"width": 800, "height": 600, "safeArea": [0, 0, 0, 0]}}
      ]}
      """
    let devices = try BoundedJSON.decode(StudioDevices.self, from: Data(text.utf8))
    #expect(devices.names == ["iPhone 17", "Mac"])
    let screen = try #require(devices.screens.first)
    #expect(devices.screens.count == 1)
    #expect(screen.portrait == StudioProject.Side(size: [402, 874], insets: [62, 0, 34, 0]))
    let line = StudioProject(screens: devices.screens, matrix: nil).line
    #expect(line.hasPrefix("{\"project\":{"))
    #expect(!line.contains("\n"))
  }
}

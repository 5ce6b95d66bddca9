import Foundation
import QuoinFiles
import QuoinHostProtocol

/// The values that the matrix of a project shows, stored in its file `.quoin/matrix.json`.
///
/// The studio writes the file only when the user saves a set in the page.
struct StudioMatrix: Codable, Equatable {
  var devices: [String] = []
  var colors: [String] = []
  var sizes: [String] = []
  var directions: [String] = []

  /// The path in the project's folder.
  static let path = ".quoin/matrix.json"

  /// The maximum number of values of one kind, and of bytes in each and in the file.
  private static let (mostValues, longestValue, largestFile) = (128, 128, 64 << 10)

  init(
    devices: [String] = [], colors: [String] = [], sizes: [String] = [], directions: [String] = []
  ) {
    (self.devices, self.colors, self.sizes) = (devices, colors, sizes)
    self.directions = directions
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func values(_ key: CodingKeys) throws -> [String] {
      let values = try container.decodeIfPresent([String].self, forKey: key) ?? []
      guard values.count <= Self.mostValues,
        values.allSatisfy({ $0.utf8.count <= Self.longestValue })
      else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "there are too many or too long values")
      }
      return values
    }
    devices = try values(.devices)
    colors = try values(.colors)
    sizes = try values(.sizes)
    directions = try values(.directions)
  }

  /// Reads the set of a project; `nil` if there is none, or if it can't be read.
  static func read(in root: ProjectRoot) -> StudioMatrix? {
    guard case .inside(let file) = root.place(of: path, in: root.url, isSharing: false),
      let data = try? InputFile.contents(of: file.path, upTo: largestFile)
    else { return nil }
    return try? BoundedJSON.decode(StudioMatrix.self, from: data)
  }

  /// Writes the set of a project.
  ///
  /// - Throws: `CommandFailure` if the file is outside the project, or can't be written.
  func write(in root: ProjectRoot) throws {
    let target: URL
    switch root.place(of: Self.path, in: root.url, isSharing: false) {
    case .inside(let file), .missing(let file): target = file
    case .shared: throw CommandFailure.input("it is outside the project", at: Self.path)
    case .refused(let reason): throw CommandFailure.input(reason, at: Self.path)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let scratch = try ScratchDirectory()
    defer { scratch.remove() }
    let draft = scratch.url.appendingPathComponent("matrix.json")
    try RegularFile(url: draft).write(encoder.encode(self) + Data("\n".utf8))
    let publication = try AtomicFileWriter([(picture: draft, target: target)], of: "file")
    defer { publication.close() }
    try publication.publish()
  }
}

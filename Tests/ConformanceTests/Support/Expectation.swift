import Foundation

/// SwiftUI's result: frames of named views (`root` is the whole view) and a statement as a
/// sentence.
struct Expectation: Decodable, Sendable {
  /// Any of a frame's four numbers, in points.
  struct Frame: Decodable, Sendable {
    var x: Length?
    var y: Length?
    var w: Length?
    var h: Length?
  }

  private(set) var frames: [String: Frame] = [:]
  private(set) var fact: String?

  private struct Name: CodingKey {
    let stringValue: String
    init(stringValue: String) { self.stringValue = stringValue }
    var intValue: Int? { nil }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    for name in container.allKeys {
      if name.stringValue == "fact" {
        fact = try container.decode(String.self, forKey: name)
      } else {
        frames[name.stringValue] = try container.decode(Frame.self, forKey: name)
      }
    }
  }
}

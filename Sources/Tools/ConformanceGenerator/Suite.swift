import Foundation

/// The inputs of the generator: the cases, the enabled topics and the listed cases.
struct Suite {
  let cases: [SourceCase]
  let topics: [String: TopicSwitch]
  let listings: [String: Listing]

  /// The files with the recorded cases.
  static let recordings = ["open.jsonl", "open2.jsonl"]

  init(directory: URL) throws {
    cases = try Self.recordings.flatMap { name in
      try SourceCase.read(try Self.text(name, in: directory), file: name)
    }
    topics = try TopicSwitch.read(try Self.text("topics.txt", in: directory))
    listings = try Listing.read(try Self.text("listed.txt", in: directory))
  }

  /// Whether a view is generated for `entry`: its topic is on, it expects numbers, and it is valid
  /// Swift.
  func isGenerated(_ entry: SourceCase) -> Bool {
    guard case .on = topics[entry.topic] else { return false }
    return entry.expectsFrames && listings[entry.id]?.kind != .inexpressible
  }

  private static func text(_ name: String, in directory: URL) throws -> String {
    let url = directory.appending(path: name)
    guard let data = try? Data(contentsOf: url) else {
      throw SuiteError(
        "\(name) not found in \(directory.path). Run this from the package's directory.")
    }
    return String(decoding: data, as: UTF8.self)
  }
}

/// A description of an error in the suite's data: what is wrong, where, and how to fix it.
struct SuiteError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

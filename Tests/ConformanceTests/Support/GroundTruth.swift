import Foundation

@testable import ConformanceGenerator

/// The suite's data files, read once.
struct GroundTruth: Sendable {
  /// Every recorded case in source order.
  let cases: [ConformanceCase]
  private let switches: [String: TopicSwitch]
  private let listings: [String: Listing]

  static let shared: GroundTruth = {
    do {
      return try GroundTruth()
    } catch {
      fatalError("The conformance data can't be read: \(error)")
    }
  }()

  private init() throws {
    let decoder = JSONDecoder()
    cases = try Suite.recordings.flatMap { name in
      try Self.text(name).split(separator: "\n").map {
        try decoder.decode(ConformanceCase.self, from: Data($0.utf8))
      }
    }
    switches = try TopicSwitch.read(try Self.text("topics.txt"))
    listings = try Listing.read(try Self.text("listed.txt"))
  }

  /// The cases of the active topics.
  var active: [ConformanceCase] { cases.filter { switches[$0.topic] == .on } }

  func topicSwitch(of entry: ConformanceCase) -> TopicSwitch {
    switches[entry.topic] ?? .off(reason: "topics.txt doesn't name it")
  }

  func listing(of entry: ConformanceCase) -> Listing? { listings[entry.id] }

  /// The ids in `listed.txt` that match no case.
  var unknownListings: [String] {
    let known = Set(cases.map(\.id))
    return listings.keys.filter { !known.contains($0) }.sorted()
  }

  private static func text(_ name: String) throws -> String {
    let url = Bundle.module.bundleURL.appending(path: name)
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }
}

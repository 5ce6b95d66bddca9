import Foundation

/// Whether a topic's cases are generated and run.
enum TopicSwitch: Equatable, Sendable {
  case on
  /// Its cases are listed in the scoreboard with the reason.
  case off(reason: String)

  /// Returns the switches of `topics.txt`: `topic | on` or `topic | off | reason`.
  static func read(_ text: String) throws -> [String: TopicSwitch] {
    var switches: [String: TopicSwitch] = [:]
    for (line, columns) in TableText.rows(text) {
      let topic = columns.first ?? ""
      guard switches[topic] == nil else {
        throw SuiteError("topics.txt, line \(line): “\(topic)” appears twice. Remove one.")
      }
      switch (columns.dropFirst().first, columns.count) {
      case ("on", 2): switches[topic] = .on
      case ("off", 3): switches[topic] = .off(reason: columns[2])
      default:
        throw SuiteError("topics.txt, line \(line): write “topic | on” or “topic | off | reason”.")
      }
    }
    return switches
  }
}

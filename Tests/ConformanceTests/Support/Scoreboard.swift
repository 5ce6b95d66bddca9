import Foundation

/// The table of all cases by topic, in Markdown.
struct Scoreboard {
  private var topics: [(name: String, entries: [(entry: ConformanceCase, verdict: Verdict)])] = []

  @MainActor
  init(_ cases: [ConformanceCase]) {
    var rows: [String: Int] = [:]
    for entry in cases {
      let row = rows[entry.topic] ?? topics.count
      if row == topics.count {
        rows[entry.topic] = row
        topics.append((entry.topic, []))
      }
      topics[row].entries.append((entry, Verdict(entry)))
    }
    topics.sort { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }
  }

  var markdown: String {
    """
    # Conformance

    How Quoin answers the recorded cases of `Tests/ConformanceTests/open.jsonl` and `open2.jsonl`: sizes and
    frames that real SwiftUI gave, and statements about them. Written by `make conformance`; don't edit.

    *Passed*: every number within 0.01 pt (text: heights exact, widths within 1.5 %) and every
    statement checked.
    *Listed*: not counted as passed, for the reason given below. *Failed*: something disagrees.

    | topic | cases | passed | listed | failed |
    |---|---:|---:|---:|---:|
    \(topics.map { row($0.name, $0.entries.map(\.verdict)) }.joined(separator: "\n"))
    \(row("**all**", topics.flatMap { $0.entries.map(\.verdict) }))

    ## Failed

    \(failures)

    ## Listed

    \(listings)

    """
  }

  private func row(_ name: String, _ verdicts: [Verdict]) -> String {
    var (passed, listed, failed) = (0, 0, 0)
    for verdict in verdicts {
      switch verdict {
      case .passed: passed += 1
      case .listed: listed += 1
      case .failed: failed += 1
      }
    }
    return "| \(name) | \(verdicts.count) | \(passed) | \(listed) | \(failed) |"
  }

  private var failures: String {
    let lines = topics.flatMap(\.entries).compactMap { entry, verdict -> String? in
      guard case .failed(let failures) = verdict else { return nil }
      return "- `\(entry.id)` (\(entry.topic)): \(failures.joined(separator: "; "))"
    }
    return lines.isEmpty ? "None." : lines.joined(separator: "\n")
  }

  /// One line for each reason within a topic, with the affected cases.
  private var listings: String {
    let lines = topics.flatMap { topic -> [String] in
      var reasons: [(reason: String, ids: [String])] = []
      for (entry, verdict) in topic.entries {
        guard case .listed(let reason) = verdict else { continue }
        if let index = reasons.firstIndex(where: { $0.reason == reason }) {
          reasons[index].ids.append(entry.id)
        } else {
          reasons.append((reason, [entry.id]))
        }
      }
      return reasons.map { reason, ids in
        let isWholeTopic = ids.count == topic.entries.count
        let cases = ids.map { "`\($0)`" }.joined(separator: ", ")
        return "- **\(topic.name)**\(isWholeTopic ? ", all \(ids.count)" : " \(cases)"): \(reason)"
      }
    }
    return lines.isEmpty ? "None." : lines.joined(separator: "\n")
  }
}

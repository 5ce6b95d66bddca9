import Foundation

/// The Swift sources of a suite: one file for each topic and one that lists them all.
struct GeneratedSources {
  /// File name → text.
  private(set) var files: [String: String] = [:]
  private(set) var viewCount = 0

  var count: Int { files.count }

  init(suite: Suite) throws {
    for entry in suite.cases where suite.topics[entry.topic] == nil {
      throw SuiteError(
        "topics.txt doesn't name “\(entry.topic)” (case \(entry.id)). Add a line for it.")
    }
    // Topics that differ only in case share a file: not every file system distinguishes them.
    let groups = Dictionary(grouping: suite.cases.filter(suite.isGenerated)) {
      TopicName($0.topic)
    }
    let names = groups.keys.sorted()
    for name in names {
      let cases = groups[name] ?? []
      files["\(name.type)Views.swift"] = Self.views(of: cases, name: name)
      viewCount += cases.count
    }
    files["CaseViews+All.swift"] = Self.index(of: names)
  }

  /// Replaces the Swift files in `directory` by these.
  func write(to directory: URL) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: directory, withIntermediateDirectories: true)
    for old in try manager.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
    where old.pathExtension == "swift" && files[old.lastPathComponent] == nil {
      try manager.removeItem(at: old)
    }
    for (name, text) in files {
      try Data(text.utf8).write(to: directory.appending(path: name))
    }
  }

  private static let heading = """
    // swift-format-ignore-file
    // Written by `swift run ConformanceGenerator` from the recordings. Don't edit.


    """

  private static func views(of cases: [SourceCase], name: TopicName) -> String {
    let statements = cases.map { statement(of: $0) }
    return heading + """
      import SwiftUI

      extension CaseViews {
        mutating func add\(name.type)() {
      \(statements.joined(separator: "\n"))
        }
      }

      """
  }

  /// Returns the statement that adds a case. The last line of its code is the view, after
  /// declarations.
  private static func statement(of entry: SourceCase) -> String {
    var lines = entry.code.split(separator: "\n")
    let view = """
          add("\(entry.id)") {
            \(CaseExpression(String(lines.popLast() ?? "")).swift)
          }
      """
    guard !lines.isEmpty else { return view }
    return "    do {\n\(lines.map { "    \($0)" }.joined(separator: "\n"))\n\(view)\n    }"
  }

  private static func index(of names: [TopicName]) -> String {
    heading + """
      extension CaseViews {
        static let all: CaseViews = {
          var views = CaseViews()
      \(names.map { "    views.add\($0.type)()" }.joined(separator: "\n"))
          return views
        }()
      }

      """
  }
}

import Foundation
import QuoinFiles

/// The available previews and devices.
struct StudioHello: Encodable {
  struct Preview: Encodable {
    var id, name: String
    var file: String?
    var line: Int?
    /// The code of its view, and the declarations that the code needs.
    var content: String?
    var properties: [String]?
  }
  var schema = 1
  var title: String
  /// The sources as passed to the command.
  var path: String
  var previews: [Preview]
  var devices: [String]
  /// The ID of the preview to show unless the page has chosen one.
  var first: String?
  /// Whether the list is complete; it lacks previews that don't compile or aren't compiled yet.
  var isWhole = true
  /// Whether the server can open files in an editor; `nil` if not.
  var hasEditor: Bool?

  /// The message for the page.
  var line: String { StudioStatus.text(["hello": self]) }
}

/// The durations of a reload's steps in seconds.
struct StudioTimes: Encodable {
  var compile, list, total: Double
}

/// The state of the sources.
struct StudioStatus: Encodable {
  /// A compiler diagnostic.
  struct Diagnostic: Encodable, Equatable {
    var file: String
    var line: Int
    /// `nil` if it is unknown.
    var column: Int?
    var severity, message: String
    /// The source line.
    var text: String?

    init(
      file: String, line: Int, column: Int?, severity: String, message: String, text: String?
    ) {
      (self.file, self.line, self.column) = (file, line, column)
      (self.severity, self.message, self.text) = (severity, message, text)
    }

    init(_ error: ReportedErrors.Entry) {
      self.init(
        file: error.file, line: error.line, column: error.column, severity: "error",
        message: error.message, text: error.text)
    }

    /// Parses a compiler's output.
    ///
    /// - Parameter root: The folder whose source lines may be shown, because `#sourceLocation` can
    ///   name
    ///   any other file.
    static func all(in output: String, below root: ProjectRoot) -> [Diagnostic] {
      let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
      var found: [Diagnostic] = []
      for line in output.split(separator: "\n") {
        guard let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): (error|warning): (.*)/) else {
          continue
        }
        let (file, number) = (String(match.1), Int(match.2) ?? 0)
        var source: URL?
        if case .inside(let url) = root.place(of: file, in: here) { source = url }
        let lines = source.flatMap { InputFile.text(of: $0) }?
          .split(separator: "\n", omittingEmptySubsequences: false)
        let text = lines.flatMap { $0.indices.contains(number - 1) ? String($0[number - 1]) : nil }
        let diagnostic = Diagnostic(
          file: file, line: number, column: Int(match.3) ?? 1, severity: String(match.4),
          message: String(match.5), text: text)
        if !found.contains(diagnostic) { found.append(diagnostic) }
      }
      return found
    }
  }

  var phase: String
  /// A sentence about the first error.
  var headline: String?
  /// The errors to fix; in the phase `ready`, those because of which declarations are left out.
  var errors: [Diagnostic]?
  /// The errors that only follow from others.
  var following: [Diagnostic]?
  var message: String?
  var times: StudioTimes?
  /// The ID of the first preview in the file with previews that was saved last.
  var saved: String?

  init(
    phase: String, errors: [Diagnostic] = [], message: String = "", times: StudioTimes? = nil
  ) {
    self.phase = phase
    self.errors = errors.isEmpty ? nil : errors
    self.message = message.isEmpty ? nil : message
    self.times = times
  }

  /// The status of sources with errors.
  init(_ reported: ReportedErrors) {
    self.init(phase: "failed", errors: reported.errors.map(Diagnostic.init))
    headline = reported.headline
    if !reported.following.isEmpty { following = reported.following.map(Diagnostic.init) }
  }

  /// The message for the page.
  var line: String { Self.text(["status": self]) }

  static func text(_ value: some Encodable) -> String {
    let data = try? JSONEncoder().encode(value)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

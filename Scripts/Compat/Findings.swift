import Foundation

/// The results of `quoin check --json` and `quoin render --json` for an app.
struct Finding: Sendable {
  let app: ListedApp
  /// The compiler's errors in order; `nil` if the output of `quoin` couldn't be parsed.
  var errors: [String]?
  var missingModules: [String] = []
  /// The numbers of drawn, blank, failed and omitted previews; `nil` if they were not requested.
  var previews: Previews?

  struct Previews: Sendable {
    var drawn = 0
    var blank = 0
    var failed = 0
    var leftOut = 0
    /// The reasons for failed previews.
    var failures: [String] = []
  }

  var compiles: Bool { errors?.isEmpty == true }

  /// The first reason for not compiling, without the app's own names.
  var cause: String? {
    guard let errors else { return "quoin gave no result" }
    return errors.first?.replacing(/'[^']{40,}'/, with: "'…'")
  }

  /// Runs `quoin`.
  init(_ app: ListedApp, asking quoin: String, drawing: Bool) {
    self.app = app
    if let check: Check = Self.answer(of: quoin, ["check", "--json", app.folder]) {
      errors = check.errors.map(\.message)
      missingModules = check.missingModules.keys.sorted()
    }
    guard drawing else { return }
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("quoin-compat-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: output) }
    var previews = Previews()
    let arguments = ["render", "--json", app.folder, "-o", output, "--timeout", "20"]
    if let report: Report = Self.answer(of: quoin, arguments) {
      for preview in report.previews {
        if let failure = preview.failure {
          previews.failed += 1
          previews.failures.append(Self.reason(of: failure))
        } else if preview.isBlank {
          previews.blank += 1
        } else {
          previews.drawn += 1
        }
      }
      previews.leftOut = report.leftOut.filter(\.isPreview).count
    }
    self.previews = previews
  }

  /// Returns the first line of a failure without the names of the preview, the file and a missing
  /// object.
  private static func reason(of failure: String) -> String {
    let reason = failure.prefix { $0 != "\n" }
      .replacing(#/^the preview “.*?” stopped the program at .*?:\d+: /#, with: "")
    return reason.hasPrefix("No Observable object of type ")
      ? "an object of the environment is missing" : String(reason)
  }

  private struct Check: Decodable {
    let errors: [Entry]
    let missingModules: [String: Int]
    struct Entry: Decodable { let message: String }
  }

  private struct Report: Decodable {
    let previews: [Preview]
    let leftOut: [Omission]
    struct Preview: Decodable {
      let failure: String?
      let isBlank: Bool
    }
    struct Omission: Decodable { let isPreview: Bool }
  }

  private static func answer<Answer: Decodable>(of quoin: String, _ arguments: [String]) -> Answer?
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: quoin)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try? JSONDecoder().decode(Answer.self, from: data)
  }
}

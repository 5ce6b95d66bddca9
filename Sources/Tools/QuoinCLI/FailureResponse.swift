import Foundation
import QuoinHostProtocol

/// The JSON that a command prints when it fails and its results would be JSON.
struct FailureResponse: Encodable {
  /// The schema version of the JSON; it rises with each incompatible change.
  private let schema = 1
  let error: Failure

  struct Failure: Encodable {
    let message: String
    /// The file, with a line if one is known.
    let place: String?
    let advice: String?
  }

  init(_ error: any Error) {
    let failure = error as? CommandFailure
    self.error = Failure(
      message: failure?.message ?? ErrorText.sentence(about: error), place: failure?.place,
      advice: failure?.advice)
  }

  /// Prints the error, if the command line asks for JSON and no results have been printed.
  static func write(_ error: any Error) {
    guard isExpected(by: CommandLine.arguments), !Results.isBegun else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(FailureResponse(error)) else { return }
    // Standard error has the error, too.
    try? Results.write(String(decoding: data, as: UTF8.self))
  }

  /// Whether the results are JSON.
  static func isExpected(by arguments: [String]) -> Bool {
    let typed = arguments.dropFirst().prefix { $0 != "--" }
    if typed.contains("--json") { return true }
    // The formats of `render` are those of image files.
    guard typed.first == "lint" else { return false }
    return typed.contains("--format=json")
      || zip(typed, typed.dropFirst()).contains { $0 == ("--format", "json") }
  }
}

import Foundation

/// Generates Swift sources from the recorded cases of `Tests/ConformanceTests/open.jsonl`.
///
///     swift run ConformanceGenerator [PACKAGE-DIRECTORY]
///
/// Each case's expression becomes a view in `Tests/ConformanceTests/Generated`; its expected
/// numbers stay in the JSON and are read when the tests run. `topics.txt` lists the generated
/// topics, `listed.txt` the single cases that are excluded, with the reasons.
@main
enum ConformanceGenerator {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let package = URL(fileURLWithPath: arguments.first ?? ".", isDirectory: true)
    do {
      let files = try GeneratedSources(suite: Suite(directory: package.appending(suitePath)))
      try files.write(to: package.appending(suitePath).appending(path: "Generated"))
      print("Wrote \(files.count) files with \(files.viewCount) views.")
    } catch {
      FileHandle.standardError.write(Data("ConformanceGenerator: \(error)\n".utf8))
      exit(1)
    }
  }

  /// The path of the suite in the package.
  static let suitePath = "Tests/ConformanceTests"
}

extension URL {
  /// Returns the directory at `path` below this one.
  fileprivate func appending(_ path: String) -> URL {
    appending(path: path, directoryHint: .isDirectory)
  }
}

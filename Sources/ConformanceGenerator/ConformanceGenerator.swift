import Foundation

/// Turns the recorded cases of `Tests/ConformanceTests/open.jsonl` into Swift sources, once.
///
///     swift run ConformanceGenerator [PACKAGE-DIRECTORY]
///
/// Each case's expression becomes a view in `Tests/ConformanceTests/Generated`; its expected numbers stay
/// in the JSON and are read when the tests run. `topics.txt` says which topics are generated,
/// `listed.txt` which single cases are not, and why.
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

  /// Where the suite lies in the package.
  static let suitePath = "Tests/ConformanceTests"
}

extension URL {
  /// The directory at `path` below this one.
  fileprivate func appending(_ path: String) -> URL {
    appending(path: path, directoryHint: .isDirectory)
  }
}

import Foundation
import QuoinFiles

/// The contents of the watched files at one time.
struct SourceStamps: Equatable {
  /// A file: its identity, and the fingerprint of a source's text, which an editor may write again
  /// without a change.
  struct Stamp: Equatable {
    let identity: String
    let text: UInt64?
    let isEmpty: Bool

    static func == (one: Stamp, two: Stamp) -> Bool {
      one.text == nil || two.text == nil
        ? one.identity == two.identity : one.text == two.text
    }
  }

  private(set) var files: [String: Stamp] = [:]

  /// - Parameters:
  ///   - urls: The watched files.
  ///   - last: Earlier stamps: only files with another identity are read.
  init(_ urls: [URL], after last: SourceStamps? = nil) {
    for url in urls {
      let path = url.path
      let identity = FileIdentity.text(of: url)
      if let known = last?.files[path], known.identity == identity {
        files[path] = known
        continue
      }
      let isSource = url.pathExtension == "swift"
      let data = isSource ? try? InputFile.contents(of: path) : nil
      files[path] = Stamp(
        identity: identity, text: data.map { Fingerprint.of($0) }, isEmpty: data?.isEmpty ?? false)
    }
  }

  /// Returns the paths of the files that differ from earlier ones, the last one saved first.
  func changes(since last: SourceStamps?) -> [String] {
    let paths = Set(files.keys).union(last?.files.keys ?? [:].keys)
    return Self.lastSavedFirst(paths.filter { files[$0] != last?.files[$0] })
  }

  /// Returns paths by their files' modification times, the newest first, then by path.
  static func lastSavedFirst(_ paths: some Sequence<String>) -> [String] {
    paths.map { ($0, modificationTime(of: $0)) }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map(\.0)
  }

  /// The time in seconds since 1970; 0 for a file that is gone.
  static func modificationTime(of path: String) -> Double {
    let values = try? FileManager.default.attributesOfItem(atPath: path)
    return (values?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
  }

  /// Whether a source is missing or empty that wasn't before.
  ///
  /// Some editors remove or empty a file before they write it.
  func isIncomplete(after last: SourceStamps?) -> Bool {
    guard let last else { return false }
    return last.files.contains { path, stamp in
      path.hasSuffix(".swift") && !stamp.isEmpty && (files[path]?.isEmpty ?? true)
    }
  }
}

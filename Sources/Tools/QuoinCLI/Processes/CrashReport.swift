import Foundation
import QuoinFiles

/// The report that Swift's runtime writes about a crash of a child, and its place in the sources.
struct CrashReport {
  /// The file, in a directory that the child may write.
  private let file: URL
  private let backtracer: URL
  /// The root of relative paths, for sources that the compiler knows by longer ones.
  private let sourceRoot: String
  /// The path of a single file, as typed.
  private let input: String?

  /// The name of the library that is compiled from the user's sources.
  private static let image = "Preview.so"
  /// The number of calls to search, from the innermost on.
  private static let depth = 12
  private static let largest = 4 << 20

  /// Returns `nil` if the toolchain has no backtracer, or a path can't be passed to it.
  init?(in directory: URL, sourceRoot: String, input: String?) {
    guard let backtracer = Self.backtracer else { return nil }
    self.backtracer = backtracer
    file = directory.appendingPathComponent("crash.json")
    guard ![file, backtracer].contains(where: { $0.path.contains(",") }) else { return nil }
    self.sourceRoot = sourceRoot
    self.input = input
    // An earlier child may have written it.
    unlink(file.path)
  }

  /// The value of `SWIFT_BACKTRACE` that requests the report.
  var setting: String {
    let options = [
      "enable": "yes", "interactive": "no", "color": "no", "sanitize": "no", "threads": "crashed",
      "images": "none", "registers": "none", "limit": "\(Self.depth)", "top": "0", "format": "json",
      "output-to": file.path, "swift-backtrace": backtracer.path,
    ]
    return options.map { "\($0)=\($1)" }.sorted().joined(separator: ",")
  }

  /// Reads the report. Returns `nil` if there is none.
  func trap() -> Trap? {
    guard let data = try? RegularFile(url: file).contents(upTo: Self.largest),
      let contents = try? BoundedJSON.decode(Contents.self, from: data)
    else { return nil }
    let frames = contents.threads.filter { $0.crashed == true }.flatMap(\.frames)
    let places = frames.lazy.filter { $0.image == Self.image }.compactMap { frame in
      frame.sourceLocation.flatMap(self.place)
    }
    let failure = "Swift runtime failure: "
    let reason = contents.description.flatMap {
      $0.hasPrefix(failure) ? String($0.dropFirst(failure.count)) : nil
    }
    return Trap(place: places.first, reason: reason)
  }

  /// Returns a place as messages name it; `nil` outside of the user's sources, and in expansions of
  /// macros, whose lines the user doesn't see.
  private func place(_ location: Contents.Location) -> String? {
    let (path, line) = (location.file, location.line)
    guard line > 0, FileName.isPlain(path), !path.contains("@__swiftmacro_") else { return nil }
    if !sourceRoot.isEmpty {
      let root = sourceRoot + "/"
      return path.hasPrefix(root) ? "\(path.dropFirst(root.count)):\(line)" : nil
    }
    let file = input.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    return path == file ? input.map { "\($0):\(line)" } : nil
  }

  /// The toolchain's program that writes the report.
  private static let backtracer: URL? = {
    func program(of roots: [URL]) -> URL? {
      roots.lazy.map { $0.appendingPathComponent("libexec/swift/linux/swift-backtrace") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
    return program(of: (try? Compiler.find())?.directories ?? [])
      ?? program(
        of: LoadedLibraries.folders.map {
          $0.appendingPathComponent("../../..").standardizedFileURL
        })
  }()

  private struct Contents: Decodable {
    let description: String?
    let threads: [Thread]

    struct Thread: Decodable {
      let crashed: Bool?
      let frames: [Frame]
    }

    struct Frame: Decodable {
      let image: String?
      let sourceLocation: Location?
    }

    struct Location: Decodable {
      let file: String
      let line: Int
    }
  }
}

/// A crash of a child: where and why, as far as it is known.
struct Trap: Equatable {
  /// The innermost call in the user's sources: `Card.swift:3`.
  var place: String?
  /// The reason in the words of Swift's runtime: `Index out of range`.
  var reason: String?
}

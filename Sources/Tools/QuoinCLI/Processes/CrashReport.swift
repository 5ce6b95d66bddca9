import Foundation
import QuoinFiles

/// The report that Swift's runtime writes about a crash of a child, and its place in the sources.
///
/// The backtracer would read the symbols of every library in the list of calls, which takes
/// seconds. So it writes only addresses, and the toolchain's symbolizer finds the lines of those in
/// the user's library. Without a symbolizer, the backtracer finds the lines.
struct CrashReport {
  /// The file, in a directory that the child may write.
  private let file: URL
  private let backtracer: URL
  private let symbolizer: URL?
  /// The library that is compiled from the user's sources.
  private let library: String
  /// The root of relative paths, for sources that the compiler knows by longer ones.
  private let sourceRoot: String
  /// The path of a single file, as typed.
  private let input: String?

  /// The number of calls to search, from the innermost on.
  private static let depth = 12
  private static let largest = 4 << 20
  private static let failure = "Swift runtime failure: "

  /// Returns `nil` if the toolchain has no backtracer, or a path can't be passed to it.
  init?(in directory: URL, library: String, sourceRoot: String, input: String?) {
    guard let backtracer = Self.program("libexec/swift/linux/swift-backtrace") else { return nil }
    self.backtracer = backtracer
    symbolizer = Self.program("bin/llvm-symbolizer")
    self.library = library
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
      "symbolicate": symbolizer == nil ? "full" : "off", "images": "mentioned",
      "registers": "none", "limit": "\(Self.depth)", "top": "0", "format": "json",
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
    let calls = symbolizer.map { lines(of: frames, in: contents.images, by: $0) } ?? frames
    let image = URL(fileURLWithPath: library).lastPathComponent
    let places = calls.lazy.filter { $0.image == image }.compactMap { call in
      call.sourceLocation.flatMap(self.place)
    }
    let reason = [contents.description, calls.first?.symbol].lazy.compactMap(\.self)
      .first { $0.hasPrefix(Self.failure) }
    return Trap(
      place: places.first, reason: reason.map { String($0.dropFirst(Self.failure.count)) })
  }

  /// Returns the calls in the user's library, inlined ones included, with their lines.
  private func lines(of frames: [Contents.Frame], in images: [Contents.Image]?, by symbolizer: URL)
    -> [Contents.Frame]
  {
    guard let image = images?.first(where: { $0.path == library }),
      let start = image.baseAddress.number, let end = image.endOfText.number, start < end
    else { return [] }
    let addresses = frames.compactMap { frame -> String? in
      guard let address = frame.address?.number, (start..<end).contains(address) else { return nil }
      // A call is before the address to which it returns.
      let offset = address - start
      return String(frame.kind == "returnAddress" && offset > 0 ? offset - 1 : offset, radix: 16)
    }
    guard !addresses.isEmpty else { return [] }
    let child = ChildProcess(
      executable: symbolizer,
      arguments: ["--output-style=JSON", "--obj=\(library)"] + addresses.map { "0x\($0)" },
      seconds: 10)
    guard let (ending, output) = try? child.capture(), ending == .exit(0),
      let found = output.split(separator: "\n").first(where: { $0.hasPrefix("[") }),
      let places = try? BoundedJSON.decode([Place].self, from: Data(found.utf8))
    else { return [] }
    let name = URL(fileURLWithPath: library).lastPathComponent
    return places.flatMap { $0.symbols ?? [] }.map { symbol in
      Contents.Frame(
        image: name, symbol: symbol.functionName,
        sourceLocation: Contents.Location(file: symbol.fileName, line: symbol.line))
    }
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

  /// Returns a program of the toolchain, by its path in there.
  private static func program(_ path: String) -> URL? {
    let roots =
      ((try? Compiler.find())?.directories ?? [])
      + LoadedLibraries.folders.map {
        $0.appendingPathComponent("../../..").standardizedFileURL
      }
    return roots.lazy.map { $0.appendingPathComponent(path) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// The backtracer's report.
  private struct Contents: Decodable {
    let description: String?
    let threads: [Thread]
    let images: [Image]?

    struct Thread: Decodable {
      let crashed: Bool?
      let frames: [Frame]
    }

    struct Frame: Decodable {
      var kind: String?
      var address: Address?
      var image: String?
      var symbol: String?
      var sourceLocation: Location?
    }

    struct Location: Decodable {
      let file: String
      let line: Int
    }

    struct Image: Decodable {
      let path: String?
      let baseAddress: Address
      let endOfText: Address
    }
  }

  /// An address in hexadecimal digits: `0x00007f4bc0453f90`.
  private struct Address: Decodable {
    let number: UInt64?

    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      number = text.hasPrefix("0x") ? UInt64(text.dropFirst(2), radix: 16) : nil
    }
  }

  /// The symbolizer's answer about an address, from the innermost inlined function on.
  private struct Place: Decodable {
    let symbols: [Symbol]?

    enum CodingKeys: String, CodingKey { case symbols = "Symbol" }

    struct Symbol: Decodable {
      let fileName: String
      let functionName: String
      let line: Int

      enum CodingKeys: String, CodingKey {
        case fileName = "FileName"
        case functionName = "FunctionName"
        case line = "Line"
      }
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

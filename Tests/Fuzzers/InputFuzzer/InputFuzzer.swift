import Foundation
import InputReaders

// `Scripts/fuzz-inputs` builds this program in two ways. With libFuzzer, which provides `main`, the
// environment names the reader. Without it, the program runs through numbered mutations.

/// Returns the reader named `name`. Ends the program if there is none.
func reader(_ name: String) -> InputReader {
  guard let found = InputReader.all.first(where: { $0.name == name }) else {
    fail("error: there is no reader named “\(name)”; the readers are \(names)")
  }
  return found
}

let names = InputReader.all.map(\.name).joined(separator: " ")

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(2)
}

/// Handles the commands that need no fuzzer: prints the names, or writes a reader's seeds to a
/// folder.
///
/// Returns whether there was such a command.
func prepare(_ arguments: [String]) -> Bool {
  switch arguments.first {
  case "list": print(names)
  case "seeds" where arguments.count == 3:
    for (number, seed) in reader(arguments[1]).seeds.enumerated() {
      let file = URL(fileURLWithPath: arguments[2]).appendingPathComponent("seed-\(number)")
      do { try Data(seed).write(to: file) } catch { fail("\(error)") }
    }
  default: return false
  }
  return true
}

#if LibFuzzer
  let chosen = reader(ProcessInfo.processInfo.environment["QUOIN_READER"] ?? "")

  @_cdecl("LLVMFuzzerInitialize")
  public func initialize(
    _ count: UnsafePointer<CInt>, _ arguments: UnsafePointer<UnsafePointer<UnsafePointer<CChar>?>>
  ) -> CInt {
    if prepare(
      (1..<Int(count.pointee)).compactMap { arguments.pointee[$0].map { String(cString: $0) } })
    {
      exit(0)
    }
    return 0
  }

  @_cdecl("LLVMFuzzerTestOneInput")
  public func readOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    chosen.read(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
  }
#else
  @main struct InputFuzzer {
    static func main() throws {
      let arguments = Array(CommandLine.arguments.dropFirst())
      if prepare(arguments) { return }
      guard arguments.count == 3 else { fail("Usage: InputFuzzer READER SECONDS|FILE FOLDER") }
      let run = PlainRun(reader(arguments[0]), keeping: arguments[2])
      if let seconds = Double(arguments[1]) {
        try run.mutations(for: seconds)
      } else {
        try run.read(Array(Data(contentsOf: URL(fileURLWithPath: arguments[1]))))
      }
    }
  }
#endif

import Foundation
import Testing

@testable import QuoinCLI

/// Damaged cache files are rebuilt, even if size and time are unchanged.
@Suite("A damaged cache")
struct DamagedCacheTests {
  private enum Damage: CaseIterable {
    case flipped, zeroed, cut

    /// Damages a file without changing its modification time.
    func apply(to file: String) throws {
      var bytes = try Data(contentsOf: URL(fileURLWithPath: file))
      switch self {
      case .flipped: bytes[bytes.count / 2] ^= 0x10
      case .zeroed: bytes = Data(count: bytes.count)
      case .cut: bytes = bytes.prefix(bytes.count / 2)
      }
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      let time = try #require(attributes[.modificationDate] as? Date)
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
      try handle.truncate(atOffset: 0)
      try handle.write(contentsOf: bytes)
      try handle.close()
      try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file)
    }
  }

  /// Returns the cache files with this ending.
  private func files(in place: Workplace, _ ending: String) -> [String] {
    let cache = place.url("cache").path
    let names = FileManager.default.enumerator(atPath: cache)?.allObjects as? [String] ?? []
    return names.filter { $0.hasSuffix(ending) && !$0.contains("/.") }.map { "\(cache)/\($0)" }
  }

  @Test("a folder, its objects, macros and modules are repaired after any damage")
  func folder() throws {
    let place = try Workplace()
    defer { place.close() }
    try FileManager.default.createDirectory(at: place.url("App"), withIntermediateDirectories: true)
    try place.write(
      "import SwiftUI\n#Preview(\"Card\") { Color.red.frame(width: side, height: 40) }\n",
      to: "App/Card.swift")
    var side = 50
    func draw() throws {
      let outcome = try place.quoin(
        ["list", "App"], environment: ["QUOIN_CACHE": place.url("cache").path])
      #expect(outcome.status == 0, "\(outcome.diagnostics)")
      // On a busy machine the progress is a note.
      let lines = outcome.diagnostics.split(separator: "\n")
      #expect(lines.allSatisfy { $0.hasPrefix("note: compiling") }, "\(outcome.diagnostics)")
      #expect(outcome.output == "Card.swift:2: Card\n")
    }
    try place.write("import Foundation\nlet side: CGFloat = 50\n", to: "App/Sizes.swift")
    /// Changes a source if the damaged file is read only during compilation.
    func change(_ isNeeded: Bool) throws {
      guard isNeeded else { return }
      side += 1
      try place.write("import Foundation\nlet side: CGFloat = \(side)\n", to: "App/Sizes.swift")
    }
    try draw()
    for (ending, compiles) in [
      ("Preview.so", false), ("state.json", false), ("Card.o", true), ("libQuoinMacros.so", true),
      ("QuoinMacroDeclarations.swiftmodule", true), (".pcm", true),
    ] {
      for damage in Damage.allCases {
        let damaged = files(in: place, ending)
        for file in damaged { try damage.apply(to: file) }
        try change(compiles)
        try draw()
      }
    }
  }

  @Test("a sealed file is read as it was written, or not at all")
  func sealed() throws {
    let place = try Workplace()
    defer { place.close() }
    let file = place.url("file")
    for text in ["", "a", String(repeating: "ink\n", count: 1000)] {
      try FingerprintedFile.write(Data(text.utf8), to: file)
      #expect(FingerprintedFile.read(file) == Data(text.utf8))
      let whole = try Data(contentsOf: file)
      for index in stride(from: 0, to: whole.count, by: max(1, whole.count / 50)) {
        var bytes = whole
        bytes[index] ^= 1
        try bytes.write(to: file)
        #expect(FingerprintedFile.read(file) == nil)
        try whole.prefix(index).write(to: file)
        #expect(FingerprintedFile.read(file) == nil)
      }
    }
  }

  @Test("a read-only home directory is no obstacle, even for macros")
  func home() throws {
    let place = try Workplace()
    defer { place.close() }
    try FileManager.default.createDirectory(
      at: place.url("temporary"), withIntermediateDirectories: true)
    try place.write("import SwiftUI\n#Preview { Text(\"a\") }\n", to: "Card.swift")
    // Not even root can create files there.
    let environment = [
      "HOME": "/proc/nowhere", "XDG_CACHE_HOME": "/proc/nowhere/cache", "QUOIN_CACHE": "",
      "TMPDIR": place.url("temporary").path,
    ]
    for command in [["list", "Card.swift"], ["render", "Card.swift", "-o", "a.svg"]] {
      let outcome = try place.quoin(command, environment: environment)
      #expect(outcome.status == 0 && outcome.diagnostics.isEmpty, "\(outcome.diagnostics)")
    }
    let doctor = try place.quoin(["doctor"], environment: environment)
    #expect(doctor.output.contains("quoin-cache-"), "\(doctor.output)")
  }
}

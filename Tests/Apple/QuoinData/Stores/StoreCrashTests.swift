#if SQLite
  import Foundation
  import Testing

  /// Whether the program `StoreCrash` was built beside the tests.
  private let crashProgram: URL? = {
    let folder = Bundle.main.bundleURL
    let products = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../.build/debug").standardized
    return [folder, folder.deletingLastPathComponent(), products]
      .map { $0.appending(path: "StoreCrash") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  @Suite struct StoreCrashTests {
    @Test(.enabled(if: crashProgram != nil, "StoreCrash isn't built"))
    func killedProcessesLeaveWholeSaves() throws {
      let folder = try StoreFolder()
      let process = Process()
      let program = try #require(crashProgram)
      process.executableURL = program
      process.arguments = [folder.path(), "3"]
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      let output = String(
        decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(output)")
      #expect(output.contains("3 times killed"))
    }
  }
#endif

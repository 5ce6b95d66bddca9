import Foundation
import Testing

@testable import QuoinCLI

/// Compilations that are ended because their sources have changed again.
@Suite("Ended compilations")
struct RecompilationTests {
  @Test("a compiler is ended", .timeLimit(.minutes(5)))
  func ending() throws {
    var child = ChildProcess(
      executable: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", "exec sleep 1000"],
      seconds: 1000)
    let stopper = ChildProcess.Stopper()
    child.stopper = stopper
    Thread.detachNewThread {
      usleep(100_000)
      stopper.stop()
    }
    let compiler = child
    #expect(throws: OutOfDate.self) { try BoundedFrontend.capture(compiler) }
  }

  @Test("objects of an ended compilation are removed, and all of them with its records")
  func objects() throws {
    let place = try Workplace()
    defer { place.close() }
    let workspace = try FolderWorkspace(place.url("workspace"))
    defer { workspace.close() }
    let objects = try workspace.directory("objects")
    func write(_ text: String, to name: String) throws {
      try Data(text.utf8).write(to: objects.appendingPathComponent(name))
    }
    func names() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: objects.path).sorted()
    }
    let all = ["a.o", "a.swiftdeps", "b.o", "b.swiftdeps", "module.priors"]
    for name in all { try write("1", to: name) }
    try workspace.noteObjects()
    try workspace.discardUnfinished()
    #expect(try names() == all)

    try write("2", to: "a.o")
    try write("2", to: "c.swiftdeps")
    try workspace.discardUnfinished()
    #expect(try names() == ["b.o", "b.swiftdeps", "module.priors"])
    // The rest is noted, so that the next compilation keeps it.
    workspace.checkObjects()
    #expect(try names() == ["b.o", "b.swiftdeps", "module.priors"])

    try write("2", to: "module.priors")
    try workspace.discardUnfinished()
    #expect(!FileManager.default.fileExists(atPath: objects.path))
  }
}

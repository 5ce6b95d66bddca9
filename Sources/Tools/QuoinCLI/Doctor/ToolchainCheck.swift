import Foundation

/// A ten-line program for testing whether the toolchain can compile, link and run a program.
struct ToolchainCheck {
  let compiler: Compiler

  /// The first step that fails, and the tool's own message.
  struct Failure: Equatable {
    let step: String
    let message: String
  }

  private static let source = """
    import Foundation

    struct Point: Codable, Equatable {
      var x, y: Double
    }

    let data = try JSONEncoder().encode(Point(x: 3, y: 4))
    let point = try JSONDecoder().decode(Point.self, from: data)
    precondition(point == Point(x: 3, y: 4))
    print("works")
    """

  /// Returns `nil` if the program works.
  func failure() throws -> Failure? {
    let scratch = try ScratchDirectory()
    defer { scratch.remove() }
    let source = scratch.url.appendingPathComponent("main.swift")
    try RegularFile(url: source).write(Data(Self.source.utf8))
    let program = scratch.url.appendingPathComponent("main")
    let object = scratch.url.appendingPathComponent("main.o")
    let steps: [(String, URL, [String])] = [
      ("doesn't compile", compiler.path, ["-c", source.path, "-o", object.path]),
      ("doesn't link", compiler.path, [object.path, "-o", program.path]),
      ("doesn't run", program, []),
    ]
    for (step, executable, arguments) in steps {
      var child = ChildProcess(
        executable: executable, arguments: arguments, seconds: ProcessOptions.usualTimeout,
        leftovers: [scratch])
      child.environment["TMPDIR"] = scratch.url.path
      do {
        let (ending, output) = try child.capture()
        if ending != .exit(0) { return Failure(step: step, message: Self.excerpt(of: output)) }
      } catch let failure as CommandFailure {
        return Failure(step: step, message: failure.message)
      }
    }
    return nil
  }

  /// Returns the first lines that name an error, or else the first lines.
  static func excerpt(of output: String) -> String {
    let lines = output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
    let errors = lines.filter { $0.contains("error") || $0.contains("not found") }
    let chosen = (errors.isEmpty ? lines : errors).prefix(3)
    return chosen.isEmpty ? "no reason given" : chosen.joined(separator: "; ")
  }
}

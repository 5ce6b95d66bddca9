import Foundation

/// Runs the shell blocks of a document, one after the other, in a copy of the repository.
struct ShellCheck {
  let installation: Installation
  let scratch: URL

  func failures(in blocks: [Block], numbers: inout Numbers) throws -> [Failure] {
    var failures: [Failure] = []
    var copy: URL?
    for (index, block) in blocks.enumerated() where block.isShell {
      guard block.mark.reason == nil else {
        failures += try self.failures(inMarked: block)
        continue
      }
      if let failure = forbidden(in: block) {
        failures.append(failure)
        continue
      }
      let folder = try copy ?? self.copy()
      copy = folder
      numbers[.run] += 1
      let outcome = try run(block, in: folder)
      let output = blocks.dropFirst(index + 1).first.flatMap { block.isAbove($0) ? $0 : nil }
      if outcome.status != 0 {
        failures.append(failure(of: block, outcome))
      } else if let output {
        numbers[.compared] += 1
        failures += difference(between: outcome.output, and: output)
      }
    }
    return failures
  }

  /// Returns a command that builds the package, installs something or needs root, which a check
  /// doesn't do.
  private func forbidden(in block: Block) -> Failure? {
    let commands =
      /\s*(make|sudo|apt|apt-get|docker|curl|git|swift|swiftc|\.ci\/run|Scripts\/\S+)\b.*/
    for (index, line) in block.lines.enumerated() {
      guard let command = line.wholeMatch(of: commands)?.1 else { continue }
      return Failure(
        document: block.document, line: block.line + 1 + index,
        text: "\(command) isn't run here",
        advice: "Mark the block: <!-- not run: REASON -->")
    }
    return nil
  }

  private func run(_ block: Block, in folder: URL) throws -> Outcome {
    var environment = ProcessInfo.processInfo.environment
    let bin = installation.quoin.deletingLastPathComponent().path
    environment["PATH"] = "\(bin):\(environment["PATH"] ?? "")"
    environment["HOME"] = scratch.path
    environment["XDG_CACHE_HOME"] = nil
    let code = (block.mark.sides.before + [""]).joined(separator: "\n") + block.text
    let trap = "trap 'echo \"line $LINENO\" >&2' ERR\n"
    return try execute(
      installation.tool("timeout"),
      ["--kill-after=5", "600", "bash", "-Eeuo", "pipefail", "-c", trap + code],
      in: folder, environment: environment)
  }

  private func failure(of block: Block, _ outcome: Outcome) -> Failure {
    let lines = outcome.errors.split(separator: "\n")
    let number = lines.compactMap { $0.wholeMatch(of: /line (\d+)/).flatMap { Int($0.1) } }.first
    let errors = lines.filter { $0.wholeMatch(of: /line \d+/) == nil }.suffix(5)
    let offset = (number ?? 1) - 1 - block.mark.sides.before.count
    return Failure(
      document: block.document, line: block.line + max(offset, 0),
      text: ([outcome.status == 124 ? "this took more than ten minutes" : "this failed"] + errors)
        .joined(separator: "\n    "),
      advice: "Fix it, or mark a block that can't run here: <!-- not run: REASON -->")
  }

  /// Returns the first line that differs.
  private func difference(between printed: String, and block: Block) -> [Failure] {
    let lines = printed.trimmingCharacters(in: .newlines).components(separatedBy: "\n")
    let pairs = zip(block.lines, lines).enumerated()
    guard
      let first = pairs.first(where: { $1.0 != $1.1 })?.offset
        ?? (lines.count == block.lines.count ? nil : min(lines.count, block.lines.count))
    else { return [] }
    let actual = first < lines.count ? "“\(lines[first])”" : "nothing"
    return [
      Failure(
        document: block.document, line: block.line + 1 + first,
        text: "the commands above print \(actual) here",
        advice: "Correct the output in the document.")
    ]
  }

  /// Checks a block that isn't run: it must be parsable, and name existing scripts and targets of
  /// make.
  private func failures(inMarked block: Block) throws -> [Failure] {
    let here = URL(fileURLWithPath: ".")
    let outcome = try execute("/bin/bash", ["-n", "-c", block.text], in: here)
    var failures: [Failure] = []
    if outcome.status != 0 {
      failures.append(block.failure(outcome.errors))
    }
    let makefile = try String(contentsOfFile: "Makefile", encoding: .utf8)
    for (index, line) in block.lines.enumerated() {
      // Without the comment and the variables of make.
      let words = line.prefix { $0 != "#" }.split(separator: " ").prefix { !$0.contains("=") }
      let isMake = words.first == "make"
      let missing = words.filter { word in
        isMake
          ? word != "make" && !makefile.contains("\n\(word):")
          : word.hasPrefix("Scripts/") && !FileManager.default.fileExists(atPath: String(word))
      }
      failures += missing.map {
        Failure(
          document: block.document, line: block.line + 1 + index,
          text: isMake ? "the Makefile has no target \($0)" : "there is no \($0)")
      }
    }
    return failures
  }

  /// Returns a copy of the repository's files.
  private func copy() throws -> URL {
    let folder = scratch.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let command = "tar -c --exclude=.build --exclude=.git --exclude=./Output . | tar -x -C \"$0\""
    let outcome = try execute(
      "/bin/bash", ["-c", command, folder.path], in: URL(fileURLWithPath: "."))
    guard outcome.status == 0 else { throw CheckError(outcome.errors) }
    return folder
  }
}

extension Block {
  var isShell: Bool { ["sh", "bash"].contains(language) }

  /// Whether the commands of this block print another block.
  func isAbove(_ output: Block) -> Bool {
    isShell && mark.reason == nil && output.language == "text" && output.mark.reason == nil
      && output.section == section
  }
}

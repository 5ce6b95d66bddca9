import Foundation

/// Checks that blocks have a language or a reason, and parses JSON and YAML.
struct DataCheck {
  /// The path of a Python interpreter with a YAML parser.
  let python: String?

  init() throws {
    let here = URL(fileURLWithPath: ".")
    python = try ["/usr/bin/python3", program("python3")].compactMap(\.self).first {
      guard FileManager.default.isExecutableFile(atPath: $0) else { return false }
      return try execute($0, ["-c", "import yaml"], in: here).status == 0
    }
  }

  func failures(in blocks: [Block], numbers: inout Numbers) throws -> [Failure] {
    var failures: [Failure] = []
    for (index, block) in blocks.enumerated() {
      if let reason = block.mark.reason {
        numbers[.marked] += 1
        if reason.isEmpty { failures.append(block.failure("the mark has no reason")) }
        continue
      }
      switch block.language {
      case "swift", "sh", "bash": break
      case "json":
        numbers[.parsed] += 1
        do {
          _ = try JSONSerialization.jsonObject(with: Data(block.text.utf8))
        } catch {
          failures.append(block.failure("this isn't JSON: \(error)"))
        }
      case "yaml":
        guard let python else {
          numbers[.unparsed] += 1
          break
        }
        numbers[.parsed] += 1
        failures += try self.failures(inYAML: block, python)
      case "text":
        if index == 0 || !blocks[index - 1].isAbove(block) {
          failures.append(
            block.failure(
              "no commands above print this text",
              "Put it below the sh block that prints it, or mark it: <!-- not run: REASON -->"))
        }
      default:
        failures.append(
          block.failure(
            block.language.isEmpty
              ? "this code block has no language" : "\(block.language) isn't run or compiled",
            "Use swift, sh, text, json or yaml, or mark it: <!-- not run: REASON -->"))
      }
    }
    return failures
  }

  private func failures(inYAML block: Block, _ python: String) throws -> [Failure] {
    let code = "import sys, yaml; yaml.safe_load(sys.argv[1])"
    let outcome = try execute(python, ["-c", code, block.text], in: URL(fileURLWithPath: "."))
    guard outcome.status != 0 else { return [] }
    let line = outcome.errors.matches(of: /line (\d+), column/).last.flatMap { Int($0.1) } ?? 0
    let error = outcome.errors.firstMatch(of: /yaml\.\w+\.\w+: (.*)/).map { String($0.1) }
    return [
      Failure(
        document: block.document, line: block.line + line,
        text: "this isn't YAML: \(error ?? outcome.errors)")
    ]
  }
}

extension Block {
  func failure(_ text: String, _ advice: String = "") -> Failure {
    Failure(document: document, line: line, text: text, advice: advice)
  }
}

import Foundation

/// What `quoin doctor` found.
struct Diagnosis: Encodable {
  /// The version of the JSON's shape; a change that could break a reader raises it.
  var schema = 1
  let findings: [Finding]

  /// One thing that Quoin needs.
  struct Finding: Encodable {
    let subject: String
    /// Where it is or which version; `nil` when it is missing.
    let value: String?
    /// What to do when it is missing.
    let advice: String?

    static func found(_ subject: String, _ value: String) -> Finding {
      Finding(subject: subject, value: value, advice: nil)
    }

    static func missing(_ subject: String, try advice: String) -> Finding {
      Finding(subject: subject, value: nil, advice: advice)
    }

    static func failed(_ subject: String, _ error: any Error) -> Finding {
      missing(subject, try: "\(error)")
    }
  }

  /// Whether nothing is missing.
  var isHealthy: Bool { findings.allSatisfy { $0.value != nil } }

  /// Examines this machine.
  static func make() -> Diagnosis {
    let hasGraphics = RuntimeLibraries.load()
    let fonts = hasGraphics == true ? FontFinding.all() : []
    return Diagnosis(
      findings: [compiler(), modules()] + RuntimeLibraries.findings(loaded: hasGraphics) + fonts
        + [cache()])
  }

  /// One line for each finding, in two columns.
  var text: String {
    let width = findings.map(\.subject.count).max() ?? 0
    return findings.map { finding in
      let subject = finding.subject.padding(toLength: width, withPad: " ", startingAt: 0)
      guard let value = finding.value else {
        return "\(subject)  missing: \(finding.advice ?? "no advice")"
      }
      return "\(subject)  \(value)"
    }
    .joined(separator: "\n")
  }

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  private static func compiler() -> Finding {
    do {
      let compiler = try Compiler.find()
      let version = compiler.version()
      guard !version.isEmpty else {
        return .missing("compiler", try: "\(compiler.path.path) does not run; reinstall Swift.")
      }
      return .found("compiler", "\(compiler.path.path), \(version)")
    } catch {
      return .failed("compiler", error)
    }
  }

  private static func modules() -> Finding {
    do {
      return .found("modules", try Installation.find().modules.path)
    } catch {
      return .failed("modules", error)
    }
  }

  private static func cache() -> Finding {
    do {
      return .found("cache", try PreviewCache.open().path)
    } catch {
      return .failed("cache", error)
    }
  }
}

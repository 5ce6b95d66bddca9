import Foundation
import QuoinHostProtocol

/// The results of `quoin doctor`.
struct Diagnosis: Encodable {
  /// The schema version of the JSON; it rises with each incompatible change.
  var schema = 1
  let findings: [Finding]
  /// The packages that the findings advise to install.
  let packages: [String]

  init(findings: [Finding]) {
    self.findings = findings
    packages = Set(findings.flatMap(\.packages)).sorted()
  }

  /// One requirement of Quoin.
  struct Finding: Encodable {
    let subject: String
    /// Its path or version; `nil` if it is missing.
    let value: String?
    /// The fix if it is missing or unusable.
    let advice: String?
    /// The packages that are part of the fix.
    var packages: [String] = []

    private enum CodingKeys: String, CodingKey { case subject, value, advice }

    static func found(_ subject: String, _ value: String) -> Finding {
      Finding(subject: subject, value: value, advice: nil)
    }

    static func unusable(
      _ subject: String, _ value: String, try advice: String, packages: [String] = []
    ) -> Finding {
      Finding(subject: subject, value: value, advice: advice, packages: packages)
    }

    static func missing(
      _ subject: String, try advice: String, packages: [String] = []
    ) -> Finding {
      Finding(subject: subject, value: nil, advice: advice, packages: packages)
    }

    static func failed(_ subject: String, _ error: any Error) -> Finding {
      missing(subject, try: ErrorText.sentence(about: error))
    }
  }

  /// Whether every requirement is present and usable.
  var isHealthy: Bool { findings.allSatisfy { $0.advice == nil } }

  /// Examines this machine.
  static func make() -> Diagnosis {
    let hasGraphics = RuntimeLibraries.load()
    let fonts = hasGraphics == true ? FontFinding.all() : []
    let program = program()
    return Diagnosis(
      findings: [compiler(), program, modules(isTried: program.advice == nil)]
        + RuntimeLibraries.findings(loaded: hasGraphics) + fonts
        + [cache(), sandbox()])
  }

  /// One line per finding, in two columns, and the command that installs what is missing.
  var text: String {
    let width = findings.map(\.subject.count).max() ?? 0
    let lines = findings.map { finding in
      let subject = finding.subject.padding(toLength: width, withPad: " ", startingAt: 0)
      let value = finding.value ?? "missing"
      return "\(subject)  \(value)" + (finding.advice.map { ": \($0)" } ?? "")
    }
    let isDebian = FileManager.default.isExecutableFile(atPath: "/usr/bin/apt-get")
    guard !packages.isEmpty, isDebian else { return lines.joined(separator: "\n") }
    return lines.joined(separator: "\n")
      + "\n\nInstall the missing packages as root:\n  "
      + SystemPackages.installation(of: packages)
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
      guard !version.isEmpty else { return unstartable(compiler) }
      let value = "\(compiler.path.path), \(version)"
      guard SupportedSwift.includes(version) else {
        return .unusable(
          "compiler", value,
          try:
            "Quoin is tested with Swift \(SupportedSwift.release); install it, or point SWIFTC at it."
        )
      }
      return .found("compiler", "\(value); supported: \(SupportedSwift.release)")
    } catch {
      return .failed("compiler", error)
    }
  }

  /// Returns the finding for a compiler that doesn't start, with the reason it prints.
  private static func unstartable(_ compiler: Compiler) -> Finding {
    let program = compiler.path.resolvingSymlinksInPath()
    let frontend = program.deletingLastPathComponent().appendingPathComponent("swift-frontend")
    let libraries = [program, frontend].flatMap(SharedLibraries.missing)
    let child = ChildProcess(executable: compiler.path, arguments: ["--version"], seconds: 60)
    let output = (try? child.capture())?.1 ?? ""
    return .unusable(
      "compiler", compiler.path.path,
      try: "It doesn't start (\(ToolchainCheck.excerpt(of: output))).",
      packages: SystemPackages.missing(SystemPackages.packages(of: libraries)))
  }

  /// Returns the finding about compiling, linking and running a small program.
  private static func program() -> Finding {
    guard let compiler = try? Compiler.find(), !compiler.version().isEmpty else {
      return .found("program", "not tried")
    }
    do {
      guard let failure = try ToolchainCheck(compiler: compiler).failure() else {
        return .found("program", "compiles, links and runs")
      }
      return .unusable(
        "program", failure.step, try: failure.message,
        packages: SystemPackages.missing(SystemPackages.forCompiling))
    } catch {
      return .failed("program", error)
    }
  }

  /// Returns the finding about Quoin's modules.
  ///
  /// - Parameter isTried: Whether to import the modules, because the compiler works.
  private static func modules(isTried: Bool) -> Finding {
    do {
      let installation = try Installation.find()
      let path = installation.modules.path
      // Without a compiler the import can't be tried; the compiler's own finding reports that.
      guard isTried, let compiler = try? Compiler.find(),
        let error = try importError(of: compiler, using: installation)
      else { return .found("modules", path) }
      return .unusable(
        "modules", path,
        try: "The compiler can't import them (\(error)); build Quoin with this compiler.")
    } catch {
      return .failed("modules", error)
    }
  }

  /// Returns the reason that the compiler can't import the modules; `nil` if it can.
  private static func importError(of compiler: Compiler, using installation: Installation) throws
    -> String?
  {
    let scratch = try ScratchDirectory()
    defer { scratch.remove() }
    return try PreviewCompiler(
      compiler: compiler, installation: installation,
      seconds: ProcessOptions.usualTimeout, scratch: scratch
    ).firstError(in: "import SwiftUI\n")
  }

  /// Returns the finding about the sandbox. A machine without one is healthy, because only
  /// `--sandbox` needs it.
  private static func sandbox() -> Finding {
    do {
      let scratch = try ScratchDirectory()
      defer { scratch.remove() }
      return .found("sandbox", try Sandbox.find(in: scratch).name)
    } catch {
      return .found("sandbox", "none: \(reason(error))")
    }
  }

  private static func reason(_ error: any Error) -> String {
    (error as? CommandFailure)?.message ?? ErrorText.sentence(about: error)
  }

  private static func cache() -> Finding {
    do {
      return .found("cache", try PreviewCache.open().path)
    } catch {
      return .failed("cache", error)
    }
  }
}

import Foundation

/// A file that applies modifiers to a `ProbeChild`, with a preview for each.
struct ModifierFile {
  private let scratch: ScratchDirectory
  private var url: URL { scratch.url.appendingPathComponent("Modifiers.swift") }
  var path: String { url.path }

  /// Writes the file. Throws the compiler's error if a text is not a modifier or doesn't compile.
  init(_ modifiers: [String], with options: ProcessOptions) throws {
    for modifier in modifiers where !modifier.trimmingCharacters(in: .whitespaces).hasPrefix(".") {
      throw CommandFailure.usage(
        "“\(modifier)” is not a modifier: a modifier begins with a dot", try: "Write '.padding()'.")
    }
    scratch = try ScratchDirectory()
    do {
      try check(modifiers, with: options)
      try RegularFile(url: url).write(Data(Self.text(modifiers).utf8))
    } catch {
      scratch.remove()
      throw error
    }
  }

  /// Throws if a modifier doesn't compile.
  private func check(_ modifiers: [String], with options: ProcessOptions) throws {
    let host = try HostProcess(options, file: path)
    defer { host.close() }
    let compiler = PreviewCompiler(
      compiler: try Compiler.find(), installation: host.installation, seconds: host.seconds,
      scratch: host.scratch, sandbox: host.sandbox)
    guard try compiler.firstError(in: Self.checked(modifiers)) != nil else { return }
    for modifier in modifiers {
      guard let error = try compiler.firstError(in: Self.checked([modifier])) else {
        continue
      }
      throw CommandFailure.input(
        "it does not compile: \(error)", at: "--modifier '\(modifier)'",
        try: "Write it as you would on a view: --modifier '.frame(width: 100)'.")
    }
  }

  /// Declares each modifier in its own preview, so that none continues the previous one.
  private static func text(_ modifiers: [String]) -> String {
    let previews = modifiers.map { modifier in
      "#Preview(\(literal(modifier))) {\n  ProbeChild()\n    \(modifier)\n}\n"
    }
    return "import SwiftUI\n\n" + previews.joined(separator: "\n")
  }

  private static func checked(_ modifiers: [String]) -> String {
    let views = modifiers.enumerated().map { number, modifier in
      "@MainActor var view\(number): some View {\n  ProbeChild()\n    \(modifier)\n}\n"
    }
    return "import Foundation\nimport SwiftUI\n\n" + views.joined(separator: "\n")
  }

  /// Returns a text as a Swift literal.
  private static func literal(_ text: String) -> String {
    let escaped = text.map { character -> String in
      switch character {
      case "\\": "\\\\"
      case "\"": "\\\""
      case _ where character.isNewline: " "
      default: String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }

  func close() { scratch.remove() }
}

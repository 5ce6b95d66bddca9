import ArgumentParser
import Foundation
import QuoinHostProtocol

/// `quoin probe`: determines how views are sized.
struct ProbeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "probe",
    abstract: "Classify the sizing of views: hugging, expanding or neutral.",
    discussion: """
      Each preview is laid out on a canvas of 1000 points. A view around a ProbeChild() is laid out with \
      a child that hugs and with one that expands, and is neutral (neu) if it behaves like the child. Size, \
      safe area and scale have no effect.

      The exit status is 3 if --check finds an incorrect line.
      """)

  @Argument(
    help: "A SwiftUI file with previews, or a folder.", completion: .file(extensions: ["swift"]))
  var file: String?

  @Flag(help: "Probe the framework's own views instead of a file's.")
  var builtin = false

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Probe a modifier, such as '.padding()'; may be given several times.", valueName: "code"))
  var modifier: [String] = []

  @Option(help: "The target of an Xcode project or a package; by default its app.")
  var target: String?

  @Option(help: "Use only the preview with this name.")
  var preview: String?

  @Flag(help: "Print every view inside the previews, and the child that a neutral view follows.")
  var tree = false

  @Flag(
    help: ArgumentHelp(
      "Propose the line /// Sizing: h-exp, v-hug for each view in a file or folder.",
      discussion: """
        For views that a preview shows as one view, and for those that can be created without arguments, or with a \
        ProbeChild() as their only child.
        """))
  var annotate = false

  @Flag(
    help: "With --annotate: write the lines into the comments; text after a behavior stays.")
  var write = false

  @Flag(help: "Exit with status 3 for incorrect lines, each with a proposal that shows why.")
  var check = false

  @OptionGroup var store: DataOptions
  @OptionGroup var settings: RenderConfigurationOptions

  @Flag(help: "Print the results as JSON, with response curves.")
  var json = false

  mutating func validate() { settings.process.dataFolder = store.folder }

  func run() throws {
    try settings.check()
    let subjects = [file != nil, builtin, !modifier.isEmpty].filter { $0 }.count
    guard subjects == 1 else {
      throw CommandFailure.usage(
        subjects == 0
          ? "probe requires a file, --builtin or --modifier"
          : "a file, --builtin and --modifier can't be combined",
        try: "Pass one of them: quoin probe Card.swift")
    }
    let chosen = [(tree, "--tree"), (annotate, "--annotate"), (check, "--check")].filter(\.0)
    guard file != nil || chosen.isEmpty else {
      throw CommandFailure.usage(
        "\(chosen[0].1) requires a file",
        try: "Pass one: quoin probe Card.swift \(chosen[0].1)")
    }
    guard chosen.count < 2, annotate || !write else {
      throw CommandFailure.usage(
        chosen.count < 2
          ? "--write requires --annotate" : "\(chosen[0].1) and \(chosen[1].1) can't be combined",
        try: "Run the command once for each.")
    }
    if let file, annotate || check { return try annotate(file) }
    let style: TextStyle = json ? .json : .table
    let job: HostRequest.Job = tree ? .sizingTree(style) : .probe(style)
    if let file {
      try Results.write(text(for: job, of: file, marksExpressions: tree))
    } else if builtin {
      try Results.write(HostProcess.text(for: job, in: settings))
    } else {
      let source = try ModifierFile(modifier, with: settings.process)
      defer { source.close() }
      try Results.write(text(for: job, of: source.path))
    }
  }

  /// Proposes, writes or checks the `Sizing` lines of a file or a folder.
  private func annotate(_ file: String) throws {
    try StandardInput.refuse(file, in: "probe --annotate")
    let session = try PreviewSession(
      file: file, target: target, preview: preview, configuration: settings.configuration,
      process: settings.process, isStrict: settings.strictResources, samplesViews: true)
    defer { session.close() }
    let annotation = try SizingAnnotation(session)
    guard !annotation.proposals.isEmpty else {
      throw CommandFailure.input("it doesn't declare a view", at: file)
    }
    if write { try annotation.write() }
    if json {
      try Results.write(annotation.json())
    } else if check {
      let lines = annotation.objections
      if !lines.isEmpty { try Results.write(lines.joined(separator: "\n")) }
    } else {
      try Results.write(annotation.table)
    }
    if check, !annotation.objections.isEmpty { throw ExitCode(Self.untrueStatus) }
  }

  /// The exit status for an incorrect line.
  private static let untrueStatus: Int32 = 3

  private func text(
    for job: HostRequest.Job, of file: String, marksExpressions: Bool = false
  ) throws -> String {
    let session = try PreviewSession(
      file: file, target: target, preview: preview, configuration: settings.configuration,
      process: settings.process, isStrict: settings.strictResources,
      marksExpressions: marksExpressions)
    defer { session.close() }
    return try session.run(job).text ?? ""
  }
}

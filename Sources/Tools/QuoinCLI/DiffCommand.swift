import ArgumentParser
import Foundation
import QuoinHostProtocol

/// `quoin diff`: shows the differences between two layouts and the decisions that caused them.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show the changes between two layouts, and the decision that caused them.",
    discussion: """
      Each side is a Swift file, a folder, FILE.swift#PREVIEW for one preview, REVISION:FILE.swift for a file of a commit, or \
      the output of `quoin explain --json`. Without a second side, the first one is compared with itself in another \
      configuration, or the file of a commit with its current version.

        quoin diff Old.swift New.swift
        quoin diff HEAD~1:Card.swift
        quoin diff Card.swift --size-b 200x400
      """)

  @Argument(help: "The old version.", completion: .file())
  var before: String

  @Argument(help: "The new version.", completion: .file())
  var after: String?

  @Option(help: "The target of an Xcode project or a package; by default its app.")
  var target: String?

  @Option(help: "Compare only the preview with this name.")
  var preview: String?

  @OptionGroup var store: DataOptions
  @OptionGroup var settings: RenderConfigurationOptions
  @OptionGroup(title: "Configuration of one side") var sides: SideOptions

  @Flag(help: "Print the differences as JSON.")
  var json = false

  @Option(
    help: "Also write an HTML page with both images and a slider.",
    completion: .file(extensions: ["html"]))
  var html: String?

  @Flag(help: "Exit with status 3 if anything differs.")
  var exitCode = false

  mutating func validate() { settings.process.dataFolder = store.folder }

  func run() throws {
    try settings.check()
    try checkPage()
    let scratch = try ScratchDirectory()
    defer { scratch.remove() }
    let operands = try operands(in: scratch)
    var found: [HostRequest.Comparison.Side] = []
    for (index, (operand, side)) in zip(operands, [sides.before, sides.after]).enumerated() {
      let folder = try scratch.directory("side-\(index)")
      found.append(
        try operand.side(
          in: folder, configuration: settings.configuration.merged(with: side), settings: settings,
          target: target, preview: preview, isDrawn: html != nil))
    }
    if found[0].name == found[1].name {
      found[0].name += " (a)"
      found[1].name += " (b)"
    }
    let differs = try compare(HostRequest.Comparison(before: found[0], after: found[1]))
    if differs, exitCode { throw ExitCode(CommandFailure.findingStatus) }
  }

  private func operands(in scratch: ScratchDirectory) throws -> [DiffOperand] {
    let first = try DiffOperand(before, in: scratch.directory("before"))
    if let after {
      guard after != before || !sides.isEmpty else {
        throw CommandFailure.usage(
          "both sides are \(before)",
          try: "Pass another file, or change the configuration: --size-b 200x400.")
      }
      return [first, try DiffOperand(after, in: scratch.directory("after"))]
    }
    if let path = first.workingPath {
      return [first, try DiffOperand(path, in: scratch.directory("after"))]
    }
    guard !sides.isEmpty else {
      throw CommandFailure.usage(
        "there is nothing to compare \(before) with",
        try: "Pass a second file, or change the configuration: --size-b 200x400.")
    }
    return [first, first]
  }

  private func checkPage() throws {
    guard let html else { return }
    guard ["html", "htm"].contains(URL(fileURLWithPath: html).pathExtension.lowercased()) else {
      throw CommandFailure.usage(
        "the page's name doesn't end in .html: \(html)", try: "Pass a name such as changes.html.")
    }
    try PictureTarget.checkPlace(of: html)
  }

  /// Prints the differences. Returns whether there are any.
  private func compare(_ comparison: HostRequest.Comparison) throws -> Bool {
    let host = try HostProcess()
    defer { host.close() }
    var comparison = comparison
    let page = host.scratch.url.appendingPathComponent("difference.html")
    if html != nil { comparison.page = page.path }
    let response = try host.run(
      HostRequest(
        job: .diff(comparison, json ? .json : .table), scratch: host.output.path)
    ).response
    if let html {
      let publication = try AtomicFileWriter([(page, URL(fileURLWithPath: html))])
      defer { publication.close() }
      try Interruption.check()
      try publication.publish()
    }
    try Results.write(response.text ?? "")
    return response.differs
  }
}

/// Options that apply to only one side.
struct SideOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The proposed size of the old version.", valueName: "WxH"),
    transform: RenderConfiguration.Size.init(typed:))
  var sizeA: RenderConfiguration.Size?
  @Option(
    help: ArgumentHelp("The proposed size of the new version.", valueName: "WxH"),
    transform: RenderConfiguration.Size.init(typed:))
  var sizeB: RenderConfiguration.Size?

  @Option(help: ArgumentHelp("The device of the old version.", valueName: "name")) var deviceA:
    String?
  @Option(help: ArgumentHelp("The device of the new version.", valueName: "name")) var deviceB:
    String?

  @Option(help: "The old device's orientation: portrait or landscape.")
  var orientationA: RenderConfiguration.Orientation?
  @Option(help: "The new device's orientation: portrait or landscape.")
  var orientationB: RenderConfiguration.Orientation?

  @Option(help: "The platform whose metrics apply to the old version.") var platformA:
    PlatformArgument?
  @Option(help: "The platform whose metrics apply to the new version.") var platformB:
    PlatformArgument?

  @Option(
    help: ArgumentHelp("The system's version for the old version.", valueName: "version"),
    transform: SystemVersionArgument.version(typed:))
  var osA: Int?
  @Option(
    help: ArgumentHelp("The system's version for the new version.", valueName: "version"),
    transform: SystemVersionArgument.version(typed:))
  var osB: Int?

  @Option(help: ArgumentHelp("The user's text size for the old version.", valueName: "name"))
  var dynamicTypeA: RenderConfiguration.TextSize?
  @Option(help: ArgumentHelp("The user's text size for the new version.", valueName: "name"))
  var dynamicTypeB: RenderConfiguration.TextSize?

  @Option(
    help: ArgumentHelp("The locale of the old version.", valueName: "id"),
    transform: LocaleArgument.identifier(typed:))
  var localeA: String?
  @Option(
    help: ArgumentHelp("The locale of the new version.", valueName: "id"),
    transform: LocaleArgument.identifier(typed:))
  var localeB: String?

  @Flag(help: "Lay the old version out from right to left.") var rtlA = false
  @Flag(help: "Lay the new version out from right to left.") var rtlB = false

  @Flag(help: "Use bold text in the old version.") var boldTextA = false
  @Flag(help: "Use bold text in the new version.") var boldTextB = false

  @Flag(help: "Show the on-screen keyboard in the old version.") var keyboardA = false
  @Flag(help: "Show the on-screen keyboard in the new version.") var keyboardB = false

  /// Whether both sides have the same render configuration.
  var isEmpty: Bool { before == after }

  /// The settings of the old version.
  var before: RenderConfiguration {
    var configuration = RenderConfiguration()
    configuration.size = sizeA
    configuration.device = deviceA
    configuration.orientation = orientationA
    configuration.platform = platformA?.metrics
    configuration.os = osA
    configuration.dynamicType = dynamicTypeA
    configuration.locale = localeA
    configuration.rightToLeft = rtlA ? true : nil
    configuration.boldText = boldTextA ? true : nil
    configuration.keyboard = keyboardA ? true : nil
    return configuration
  }

  /// The settings of the new version.
  var after: RenderConfiguration {
    var configuration = RenderConfiguration()
    configuration.size = sizeB
    configuration.device = deviceB
    configuration.orientation = orientationB
    configuration.platform = platformB?.metrics
    configuration.os = osB
    configuration.dynamicType = dynamicTypeB
    configuration.locale = localeB
    configuration.rightToLeft = rtlB ? true : nil
    configuration.boldText = boldTextB ? true : nil
    configuration.keyboard = keyboardB ? true : nil
    return configuration
  }
}

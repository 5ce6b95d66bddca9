import QuoinExplain

/// All tools.
///
/// Each session of an agent begins with this list, so it is short: `MCPServer.instructions`
/// describes the arguments that most tools have.
extension MCPTool {
  /// Returns all tools.
  ///
  /// - Parameter usual: The options to pass to every command.
  static func all(_ usual: [String]) -> [MCPTool] {
    [
      listPreviews, render, renderToFile, explain, why, fix, probe, lint, drive, diff,
      waitForReload,
    ]
    .map { tool in
      var tool = tool
      tool.usual = usual
      return tool
    }
  }

  // MARK: - Arguments

  /// Arguments of most tools that choose the previews.
  private static let previews = [
    Argument(name: "file", kind: .text, isNeeded: true),
    Argument(name: "preview", kind: .text),
    Argument(name: "in", kind: .text),
    Argument(name: "target", kind: .text, listing: .none),
  ]

  private static let platform = Argument(
    name: "platform", kind: .choice(["ios", "macos", "tvos", "watchos", "visionos"]),
    listing: .typeOnly)

  private static let orientation = Argument(
    name: "orientation", kind: .choice(["portrait", "landscape"]), listing: .typeOnly)

  /// Arguments of most tools that set the render configuration.
  private static let settings = [
    Argument(name: "device", kind: .text),
    Argument(name: "size", kind: .text),
    orientation,
    platform,
    Argument(name: "os", kind: .choice(["18", "26"]), listing: .none),
    Argument(name: "dark", kind: .flag),
    Argument(name: "dynamic_type", kind: .text),
    Argument(name: "locale", kind: .text),
    Argument(name: "rtl", kind: .flag),
    Argument(name: "bold_text", kind: .flag, listing: .none),
    Argument(name: "keyboard", kind: .flag, listing: .none),
    Argument(name: "contrast", kind: .choice(["standard", "increased"]), listing: .none),
  ]

  /// A description of the arguments above, for the server's instructions.
  static let sharedArguments = """
    file is a Swift file, or the folder of an app, a package or an Xcode project; preview, in (a file of the folder) and target (of \
    the project) choose from it. device is a name such as iPhone SE, which `quoin devices` lists; size is 390x844 in points, or 390x* for any \
    height; dynamic_type is xSmall to xxxLarge or accessibility1 to accessibility5; locale is a language and region such as de_DE; \
    orientation is portrait or landscape; platform is ios, macos, tvos, watchos or visionos; rtl lays out from right to left. Tools \
    with rtl and size also have bold_text and keyboard (the on-screen one), both true or false, contrast (standard or increased), \
    and os (18 or 26, the version of iOS). \
    Tools that return text take max_characters (8000).
    """

  private static let steps = Argument(
    name: "steps", kind: .texts,
    description: """
      tap NAME, type TEXT into NAME, toggle NAME, set NAME to VALUE, select OPTION in NAME, scroll to ID, swipe NAME left, \
      drag NAME by DX,DY, long-press NAME, back, dismiss, press KEY, move left, wait SECONDS. NAME: identifier, label or text.
      """, isNeeded: true, isOwn: true)

  private static let pictures = [
    Argument(name: "scale", kind: .number, description: "Pixels per point; 1.", isOwn: true),
    Argument(
      name: "max_side", kind: .number, description: "Pixels of the longer side; 1024.", isOwn: true),
    Argument(name: "max_pictures", kind: .number, description: "4 by default.", isOwn: true),
  ]

  private static let length = Argument(
    name: "max_characters", kind: .number, isOwn: true, listing: .none)

  private static let fonts = Argument(
    name: "fonts", kind: .flag, description: "Add font files and hashes.", isOwn: true)

  /// The format of a text, by default the first.
  private static func format(_ choices: String...) -> Argument {
    Argument(name: "format", kind: .choice(choices), isOwn: true)
  }

  /// Arguments that ask about a layout.
  private static func questions(_ ask: String, _ wish: String) -> [Argument] {
    [
      Argument(name: "question", kind: .text, description: ask, isOwn: true),
      Argument(name: "at", kind: .text, description: "A point: 200,300."),
      Argument(name: "want", kind: .text, description: wish),
    ]
  }

  // MARK: - Tools

  private static let listPreviews = MCPTool(
    name: "list_previews", title: "List previews",
    description: "Lists previews with their locations, and parts of a folder that don't compile.",
    arguments: previews + [platform], output: ToolWork.listSchema, work: ToolWork.list)

  private static let render = MCPTool(
    name: "render", title: "Show previews",
    description: "Returns images of previews, as they look on the device.",
    arguments: previews + settings + pictures, work: ToolWork.render)

  private static let renderToFile = MCPTool(
    name: "render_to_file", title: "Write images",
    description: """
      Writes images to files: PNG, JPEG, WebP, AVIF, PDF, SVG or JSON, as the extension says. Several previews get their names as \
      suffixes; those of a folder go to one folder.
      """,
    arguments: previews + settings + [
      Argument(
        name: "output", kind: .texts, description: "Files, or one folder.", isNeeded: true),
      Argument(name: "format", kind: .texts, description: "For a folder: png, pdf …"),
      Argument(name: "scale", kind: .number, description: "Pixels per point."),
    ], isReadOnly: false
  ) { call in ToolResult(try call.output(of: RenderCommand.self)) }

  private static let explain = MCPTool(
    name: "explain", title: "Explain a layout",
    description: """
      Prints the layout as a tree: each view's proposal → size at position (reason), in points. With sweep: the lengths at which \
      the layout changes.
      """,
    arguments: previews + settings + [
      format("tree", "steps", "numbered", "json"),
      Argument(name: "sweep", kind: .text, description: "width=200...800"), fonts, length,
    ], work: ToolWork.explain)

  private static let why = MCPTool(
    name: "why", title: "Say what looks wrong, and why",
    description: """
      Says what looks wrong, which line makes it so, and what to write instead; each change was tried. Without a question: up to \
      five odd things.
      """,
    arguments: previews + settings
      + questions(
        """
        A view by text, type, code, identifier or line, and .width, .height, .size, .x, .y, .gap, .taps or .color: "Save".width, \
        Button#2, HStack(spacing: 8), View.swift:7, "A" vs "B"; or a sentence.
        """,
        "A condition; the answer makes it true: 'No'.width = 'Yes'.width, Title.lines = 2, Card.width <= window, Title whole."
      )
      + [
        Argument(name: "all", kind: .flag, description: "Give all answers."),
        format("text", "json"),
      ], work: ToolWork.why)

  private static let fix = MCPTool(
    name: "fix", title: "Make a change that why proposes",
    description: """
      Makes the first change that why proposes for the same arguments. The first call tries it in a copy, shows the lines and a \
      token, and writes nothing; a second one with the token writes the file.
      """,
    arguments: previews + settings + questions("As for why.", "As for why.") + [
      Argument(
        name: "confirm", kind: .text, description: "The token of the shown change.", isOwn: true)
    ], isReadOnly: false, work: ToolWork.fix)

  private static let probe = MCPTool(
    name: "probe", title: "Classify the sizing of views",
    description:
      "Reports whether previews hug, expand or are neutral on each axis. Without a file: the framework's own views.",
    arguments: previews.filter { $0.name != "in" }.map {
      var argument = $0
      argument.isNeeded = false
      return argument
    } + [platform, format("text", "json"), length], work: ToolWork.probe)

  private static let lint = MCPTool(
    name: "lint", title: "Find layout problems",
    description: """
      Finds content beyond the screen, cut texts and titles, overlaps, frames without effect, small targets and low contrast; by \
      default as written, on a small phone, with large text and in dark mode, otherwise in all combinations of the arguments. \
      Each line is file:line:column: severity: message [rule] (configurations), and a question for why.
      """,
    arguments: previews + [
      Argument(name: "device", kind: .texts),
      Argument(name: "os", kind: .texts, listing: .none),
      Argument(name: "dynamic_type", kind: .texts),
      Argument(name: "locale", kind: .texts), Argument(name: "dark", kind: .flag),
      Argument(name: "rtl", kind: .flag), platform, orientation,
      Argument(name: "only", kind: .choice(LintGroup.allCases.map(\.rawValue))),
      Argument(name: "disable", kind: .texts, description: "Rules."),
      format("text", "json"), length,
    ], work: ToolWork.lint)

  private static let drive = MCPTool(
    name: "drive", title: "Interact with a preview",
    description:
      "Performs steps in a preview and shows the result. Each call starts from the beginning; time passes only during wait.",
    arguments: previews + settings + [
      steps,
      Argument(
        name: "show", kind: .choice(["picture", "text", "both"]),
        description: "text: explain's tree.", isOwn: true),
    ] + pictures + [length], work: ToolWork.drive)

  private static let diff = MCPTool(
    name: "diff", title: "Compare two layouts",
    description: """
      Shows what differs between two layouts, and the decision that caused it. A side is a Swift file, a folder, \
      FILE.swift#PREVIEW, REVISION:FILE.swift or explain's JSON. Without after: the current file, or the same one with …_b instead \
      of …_a.
      """,
    arguments: [
      Argument(name: "before", kind: .text, description: "The old version.", isNeeded: true),
      Argument(name: "after", kind: .text),
    ] + previews.filter { ["preview", "target"].contains($0.name) } + settings
      + ["size", "device", "os", "dynamic_type", "locale"].flatMap { name in
        ["a", "b"].map { Argument(name: "\(name)_\($0)", kind: .text) }
      } + [format("text", "json"), length], work: ToolWork.diff)

  private static let waitForReload = MCPTool(
    name: "wait_for_reload", title: "Wait for a change",
    description: """
      Waits until the file or folder has changed since the last call with it, and compiles it. status: compiled, incomplete (parts \
      are left out), failed (see errors) or timeout.
      """,
    arguments: previews + [
      platform,
      Argument(
        name: "timeout_seconds", kind: .number, description: "60; at most 3600.", isOwn: true),
      Argument(name: "until_it_compiles", kind: .flag, isOwn: true),
    ], waits: true, output: ToolWork.reloadSchema, work: ToolWork.waitForReload)
}

import QuoinExplain

/// All tools.
extension MCPTool {
  /// Returns all tools.
  ///
  /// - Parameter usual: The options to pass to every command.
  static func all(_ usual: [String]) -> [MCPTool] {
    [listPreviews, render, renderToFile, explain, why, probe, lint, drive, diff, waitForReload]
      .map { tool in
        var tool = tool
        tool.usual = usual
        return tool
      }
  }

  // MARK: - Arguments

  /// Arguments of most tools that choose the previews.
  private static let previews = [
    Argument(
      name: "file", kind: .text,
      description:
        "A Swift file, or the folder of an app, a package or an Xcode project.",
      isNeeded: true),
    Argument(name: "preview", kind: .text, description: "Use only this preview."),
    Argument(
      name: "in", kind: .text,
      description: "Use only the previews in this file of the folder."),
    Argument(
      name: "target", kind: .text, description: "The target of a package or project."),
  ]

  private static let platform = Argument(
    name: "platform", kind: .choice(["ios", "macos", "tvos", "watchos", "visionos"]),
    description: "The platform whose metrics apply.")

  /// Arguments of most tools that set the render configuration.
  private static let settings = [
    Argument(
      name: "device", kind: .text,
      description: "The device whose screen is drawn, such as iPhone 16 Pro."),
    Argument(
      name: "size", kind: .text,
      description: "The proposed size in points: 390x844; 390x* leaves the height unspecified."),
    Argument(
      name: "orientation", kind: .choice(["portrait", "landscape"]),
      description: "The device's orientation."),
    platform,
    Argument(
      name: "os", kind: .choice(["18", "26"]),
      description: "The version of iOS whose metrics and colors apply; by default 26."),
    Argument(name: "dark", kind: .flag, description: "Use dark mode."),
    Argument(
      name: "dynamic_type", kind: .text,
      description: "The text size: xSmall to xxxLarge, accessibility1 to accessibility5."),
    Argument(name: "locale", kind: .text, description: "The language and region, such as de_DE."),
    Argument(name: "rtl", kind: .flag, description: "Lay out from right to left."),
    Argument(name: "bold_text", kind: .flag, description: "Use bold text."),
    Argument(
      name: "keyboard", kind: .flag,
      description: "Show the device's on-screen keyboard, even without a focused field."),
    Argument(
      name: "contrast", kind: .choice(["standard", "increased"]),
      description: "The contrast of system colors."),
  ]

  private static let steps = Argument(
    name: "steps", kind: .texts,
    description: """
      The steps to perform first, in this order: tap NAME, type TEXT into NAME, toggle NAME, set NAME to VALUE, select OPTION in NAME, \
      scroll to ID, swipe NAME left, drag NAME by DX,DY, long-press NAME, back, dismiss, press KEY, move left, wait SECONDS. A name is an \
      accessibility identifier, a label or a text.
      """, isNeeded: true, isOwn: true)

  private static let pictures = [
    Argument(
      name: "max_side", kind: .number,
      description:
        "The pixels of an image's longer side: by default 1024, at most 4096.",
      isOwn: true),
    Argument(
      name: "max_pictures", kind: .number,
      description: "The maximum number of images: by default 4.", isOwn: true),
  ]

  private static let length = Argument(
    name: "max_characters", kind: .number,
    description: "The maximum length of the text: by default 8000.", isOwn: true)

  private static func format(_ choices: String...) -> Argument {
    Argument(
      name: "format", kind: .choice(choices), description: "By default \(choices[0]).",
      isOwn: true)
  }

  // MARK: - Tools

  private static let listPreviews = MCPTool(
    name: "list_previews", title: "List previews",
    description:
      "Lists the previews of a file or folder with their locations, and the parts of a folder that don't compile.",
    arguments: previews + [platform], output: ToolWork.listSchema, work: ToolWork.list)

  private static let render = MCPTool(
    name: "render", title: "Show previews",
    description: "Returns images of previews, as they look on the device.",
    arguments: previews + settings + pictures, work: ToolWork.render)

  private static let renderToFile = MCPTool(
    name: "render_to_file", title: "Write images",
    description: """
      Writes images of previews to files: PNG, JPEG, WebP, AVIF, PDF, SVG or JSON (the display list), as the extension \
      says. With several previews, each file name gets the preview's name as a suffix. The images of a folder are written to \
      one folder.
      """,
    arguments: previews + settings + [
      Argument(
        name: "output", kind: .texts, description: "The files to write, or one folder.",
        isNeeded: true),
      Argument(
        name: "format", kind: .texts,
        description:
          "The formats for the previews of a folder: png, jpg, webp, avif, pdf, svg or json."),
      Argument(name: "scale", kind: .number, description: "The pixels per point, usually 2 or 3."),
    ], isReadOnly: false
  ) { call in ToolResult(try call.output(of: RenderCommand.self)) }

  private static let explain = MCPTool(
    name: "explain", title: "Explain a layout",
    description: """
      Explains how previews are laid out: a tree of each view's proposal → size at position (reason), in points. Formats: tree; steps (the \
      negotiation in order); numbered (the tree with the numbers of the steps); json. With sweep: the widths or heights at which \
      the layout changes.
      """,
    arguments: previews + settings + [
      format("tree", "steps", "numbered", "json"),
      Argument(
        name: "sweep", kind: .text,
        description:
          "A range of lengths to examine instead of printing a tree, such as width=200...800."),
      length,
    ], work: ToolWork.explain)

  private static let why = MCPTool(
    name: "why", title: "Say what looks wrong, and why",
    description: """
      Says what looks wrong in previews, which line makes it so, and what to write instead; each change was tried in a copy of \
      the layout. Without a question: up to five odd things. Call this before guessing.
      """,
    arguments: previews + settings + [
      Argument(
        name: "question", kind: .text,
        description: """
          A view, one of its properties, or a sentence: "Save".width, Button#2.height, line 7, View.swift:7, "Short" vs "Longer label", \
          why is the message cut. A view is its accessibility identifier, its text or the beginning of its text, its type, or its line; \
          the properties are .width, .height, .size, .x, .y, .gap, .taps and .color.
          """, isOwn: true),
      Argument(
        name: "at", kind: .text,
        description: "A point of the screen to ask about, in points: 200,300."),
      Argument(
        name: "want", kind: .text,
        description: """
          What should be; the answer is the smallest change that makes it so: 'No'.width = 'Yes'.width, Title.lines = 2, \
          Card.width <= window, Row.taps, Title whole, 'Trip' centered.
          """),
      Argument(name: "all", kind: .flag, description: "Give all answers."),
      format("text", "json"),
    ], work: ToolWork.why)

  private static let probe = MCPTool(
    name: "probe", title: "Classify the sizing of views",
    description: """
      Reports whether previews hug (hug), expand (exp) or are neutral, like their content (neu), on each axis. Without a file: the framework's own views.
      """,
    arguments: previews.filter { $0.name != "in" }.map {
      var argument = $0
      argument.isNeeded = false
      return argument
    } + [platform, format("text", "json"), length], work: ToolWork.probe)

  private static let lint = MCPTool(
    name: "lint", title: "Find layout problems",
    description: """
      Finds truncated texts, broken words, views that overlap or overflow, frames without effect, small touch targets and low \
      contrast. Checks each preview as written, on a small phone, with large text and in dark mode, or in all combinations of the \
      arguments. Lines are file:line:column: severity: message [rule] (configurations), each followed by a question for why.
      """,
    arguments: previews + [
      Argument(name: "device", kind: .texts, description: "Check these devices."),
      Argument(name: "os", kind: .texts, description: "Check these versions of iOS: 18, 26."),
      Argument(name: "dynamic_type", kind: .texts, description: "Check these text sizes."),
      Argument(name: "locale", kind: .texts, description: "Check these languages and regions."),
      Argument(name: "dark", kind: .flag, description: "Also check dark mode."),
      Argument(name: "rtl", kind: .flag, description: "Also check from right to left."), platform,
      Argument(
        name: "orientation", kind: .choice(["portrait", "landscape"]),
        description: "The devices' orientation."),
      Argument(
        name: "only", kind: .choice(LintGroup.allCases.map(\.rawValue)),
        description: "Report only findings of this kind."),
      Argument(name: "disable", kind: .texts, description: "Disable these rules."),
      format("text", "json"), length,
    ], work: ToolWork.lint)

  private static let drive = MCPTool(
    name: "drive", title: "Interact with a preview",
    description: """
      Makes a preview live, performs steps, and returns the result. Each call starts from the beginning: pass all steps. Time passes only \
      during `wait`.
      """,
    arguments: previews + settings + [
      steps,
      Argument(
        name: "show", kind: .choice(["picture", "text", "both"]),
        description: "By default an image; text is explain's tree.", isOwn: true),
    ] + pictures + [length], work: ToolWork.drive)

  private static let diff = MCPTool(
    name: "diff", title: "Compare two layouts",
    description: """
      Shows the changes between two layouts, and the decision that caused them. Sides are Swift files, folders, FILE.swift#PREVIEW, \
      REVISION:FILE.swift for a file of a commit, or JSON output of explain. Without a second side: the current version of the file of \
      a commit, or the same file in another configuration (…_a and …_b).
      """,
    arguments: [
      Argument(name: "before", kind: .text, description: "The old version.", isNeeded: true),
      Argument(name: "after", kind: .text, description: "The new version."),
    ] + previews.filter { ["preview", "target"].contains($0.name) } + settings
      + ["size", "device", "os", "dynamic_type", "locale"].flatMap { name in
        [("a", "before"), ("b", "now")].map { letter, side in
          Argument(name: "\(name)_\(letter)", kind: .text, description: "Use only \(side).")
        }
      } + [format("text", "json"), length], work: ToolWork.diff)

  private static let waitForReload = MCPTool(
    name: "wait_for_reload", title: "Wait for a change",
    description: """
      Waits until the file, or anything in the folder, has changed since the last call of a tool with it, and compiles it. The status is \
      compiled, incomplete (parts of a folder are left out), failed (see errors), or timeout (nothing changed).
      """,
    arguments: previews + [
      platform,
      Argument(
        name: "timeout_seconds", kind: .number,
        description: "The time to wait: by default 60, at most 3600.", isOwn: true),
      Argument(
        name: "until_it_compiles", kind: .flag,
        description: "Keep waiting until it compiles.", isOwn: true),
    ], waits: true, output: ToolWork.reloadSchema, work: ToolWork.waitForReload)
}

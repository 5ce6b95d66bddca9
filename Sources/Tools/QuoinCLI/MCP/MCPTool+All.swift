/// All tools.
extension MCPTool {
  /// - Parameter usual: The options that every command gets.
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
    Argument(name: "preview", kind: .text, description: "Only this preview."),
    Argument(
      name: "in", kind: .text,
      description: "Only previews in this file of the folder."),
    Argument(
      name: "target", kind: .text, description: "A package's or project's target."),
  ]

  private static let platform = Argument(
    name: "platform", kind: .choice(["ios", "macos"]), description: "Whose metrics.")

  /// Arguments of most tools that set the render configuration.
  private static let surroundings = [
    Argument(
      name: "device", kind: .text,
      description: "On its screen, such as iPhone 16 Pro."),
    Argument(
      name: "size", kind: .text,
      description: "Proposed points: 390x844, or 390x* for any height."),
    Argument(
      name: "orientation", kind: .choice(["portrait", "landscape"]),
      description: "How it is held."),
    platform,
    Argument(name: "dark", kind: .flag, description: "Dark colours."),
    Argument(
      name: "dynamic_type", kind: .text,
      description: "Text size: xSmall to xxxLarge, accessibility1 to accessibility5."),
    Argument(name: "locale", kind: .text, description: "Such as de_DE."),
    Argument(name: "rtl", kind: .flag, description: "From right to left."),
    Argument(name: "bold_text", kind: .flag, description: "Bold letters."),
    Argument(
      name: "contrast", kind: .choice(["standard", "increased"]),
      description: "Of the system's colours."),
  ]

  private static let steps = Argument(
    name: "steps", kind: .texts,
    description: """
      What is done first, in this order: tap NAME, type TEXT into NAME, toggle NAME, set NAME to VALUE, select OPTION in NAME, \
      scroll to ID, swipe NAME left, drag NAME by DX,DY, long-press NAME, back, dismiss, press KEY, wait SECONDS. A name is an \
      accessibility identifier, a label or a text.
      """, isNeeded: true, isOwn: true)

  private static let pictures = [
    Argument(
      name: "max_side", kind: .number,
      description:
        "Pixels of a picture's longer side: 1024 unless said, at most 4096.",
      isOwn: true),
    Argument(
      name: "max_pictures", kind: .number,
      description: "4 unless said.", isOwn: true),
  ]

  private static let length = Argument(
    name: "max_characters", kind: .number,
    description: "8000 unless said.", isOwn: true)

  private static func format(_ choices: String...) -> Argument {
    Argument(
      name: "format", kind: .choice(choices), description: "Unless said, \(choices[0]).",
      isOwn: true)
  }

  // MARK: - Tools

  private static let listPreviews = MCPTool(
    name: "list_previews", title: "List previews",
    description:
      "Which previews a file or folder has, and where; what of a folder does not compile.",
    arguments: previews + [platform], output: ToolWork.listSchema, work: ToolWork.list)

  private static let render = MCPTool(
    name: "render", title: "Show previews",
    description: "Pictures of previews, as they look on the device.",
    arguments: previews + surroundings + pictures, work: ToolWork.render)

  private static let renderToFile = MCPTool(
    name: "render_to_file", title: "Write pictures",
    description: """
      Writes pictures of previews to files: PNG, JPEG, WebP, AVIF, PDF, SVG or JSON (the display list), by the ends of their \
      names. With several previews, each name gets the preview's as a suffix. A folder's go to one folder.
      """,
    arguments: previews + surroundings + [
      Argument(
        name: "output", kind: .texts, description: "The files to write, or one folder.",
        isNeeded: true),
      Argument(
        name: "format", kind: .texts,
        description:
          "What the previews of a folder are written as: png, jpg, webp, avif, pdf, svg or json."),
      Argument(name: "scale", kind: .number, description: "Pixels per point; usually 2 or 3."),
    ], isReadOnly: false
  ) { call in ToolResult(try call.output(of: RenderCommand.self)) }

  private static let explain = MCPTool(
    name: "explain", title: "Explain a layout",
    description: """
      How previews are laid out: a tree of each view's proposal → size at place (reason), in points. Formats: tree; steps (the \
      negotiation in its order); numbered (the tree with the steps' numbers); json. With sweep: at which widths or heights the layout \
      changes in kind.
      """,
    arguments: previews + surroundings + [
      format("tree", "steps", "numbered", "json"),
      Argument(
        name: "sweep", kind: .text,
        description: "Lengths to go through in place of a tree, such as width=200...800."),
      length,
    ], work: ToolWork.explain)

  private static let why = MCPTool(
    name: "why", title: "Why is it so large, why is it there",
    description: """
      Why one view has its size or place, and what would change it; the suggestions were tried. Ask this before guessing.
      """,
    arguments: previews + surroundings + [
      Argument(
        name: "question", kind: .text,
        description: """
          A view, and a length of it: title.width, .height, .x or .y. A view is named by its accessibility identifier, its text, or its \
          name in explain's tree; #2 behind it for the second, as in HStack#2.height.
          """, isNeeded: true, isOwn: true),
      format("text", "json"),
    ], work: ToolWork.why)

  private static let probe = MCPTool(
    name: "probe", title: "How views are sized",
    description: """
      Whether previews hug (hug), expand (exp) or follow what is inside (neu), on each axis. Without a file: the framework's own views.
      """,
    arguments: previews.filter { $0.name != "in" }.map {
      var argument = $0
      argument.isNeeded = false
      return argument
    } + [platform, format("text", "json"), length], work: ToolWork.probe)

  private static let lint = MCPTool(
    name: "lint", title: "Look for mistakes",
    description: """
      What an author would want to know: texts cut off, words broken, views that overlap or stick out, frames that do nothing, small \
      targets, low contrast. Looks at each preview as it says, on a small phone, with large text and in the dark, or in all combinations of \
      what is given. Lines are file:line:column: severity: message [rule] (circumstances).
      """,
    arguments: previews + [
      Argument(name: "device", kind: .texts, description: "Look on these devices."),
      Argument(name: "dynamic_type", kind: .texts, description: "Look with these text sizes."),
      Argument(name: "locale", kind: .texts, description: "Look for these languages and regions."),
      Argument(name: "dark", kind: .flag, description: "Also look in the dark."),
      Argument(name: "rtl", kind: .flag, description: "Also look from right to left."), platform,
      Argument(name: "disable", kind: .texts, description: "Leave out these rules."),
      format("text", "json"), length,
    ], work: ToolWork.lint)

  private static let drive = MCPTool(
    name: "drive", title: "Use a preview",
    description: """
      Brings a preview to life, does some steps, and shows what has become of it. Each call begins anew: give all steps. Time stands still \
      but for `wait`.
      """,
    arguments: previews + surroundings + [
      steps,
      Argument(
        name: "show", kind: .choice(["picture", "text", "both"]),
        description: "A picture unless said; text is explain's tree.", isOwn: true),
    ] + pictures + [length], work: ToolWork.drive)

  private static let diff = MCPTool(
    name: "diff", title: "Compare two layouts",
    description: """
      What changed between two layouts, and which decision made it so. Sides are Swift files, folders, FILE.swift#PREVIEW, \
      REVISION:FILE.swift for a file of a commit, or what explain has written as JSON. Without a second side: the file of a commit as it is \
      now, or the same file in other surroundings (…_a and …_b).
      """,
    arguments: [
      Argument(name: "before", kind: .text, description: "What was before.", isNeeded: true),
      Argument(name: "after", kind: .text, description: "What is now."),
    ] + previews.filter { ["preview", "target"].contains($0.name) } + surroundings
      + ["size", "device", "dynamic_type", "locale"].flatMap { name in
        [("a", "before"), ("b", "now")].map { letter, side in
          Argument(name: "\(name)_\(letter)", kind: .text, description: "Only \(side).")
        }
      } + [format("text", "json"), length], work: ToolWork.diff)

  private static let waitForReload = MCPTool(
    name: "wait_for_reload", title: "Wait for a change",
    description: """
      Waits until the file, or anything in the folder, has changed since a tool was last asked about it, and compiles it. The status is \
      compiled, incomplete (something of a folder is left out), failed (see errors), or timeout (nothing changed).
      """,
    arguments: previews + [
      platform,
      Argument(
        name: "timeout_seconds", kind: .number,
        description: "How long to wait: 60 unless said, at most 3600.", isOwn: true),
      Argument(
        name: "until_it_compiles", kind: .flag,
        description: "Go on waiting as long as it does not compile.", isOwn: true),
    ], waits: true, output: ToolWork.reloadSchema, work: ToolWork.waitForReload)
}

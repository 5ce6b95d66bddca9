#if Graphics
  import CPango
  import Foundation
  import QuoinText

  /// The shaper with real fonts: Pango's itemising, fallback, bidirectional order and break opportunities,
  /// HarfBuzz's glyphs, and a font configuration of its own that no system setting reaches.
  ///
  /// Inter stands in for San Francisco, its letters in cells as wide as San Francisco's. The shaper shapes every text once at a
  /// reference size and scales the result, because unhinted advances are linear; it keeps the last shapes. Any
  /// thread may call it: each call borrows an engine that no other call uses meanwhile.
  public final class PangoShaper: TextShaper {
    /// The shaper of the process, over the usual font directories and those that the environment variable
    /// `QUOIN_FONTS` names, separated by colons.
    public static let shared: PangoShaper = {
      let shaper = PangoShaper(paragraphs: ParagraphMemory())
      shaper.useFontsOfEnvironment(ProcessInfo.processInfo.environment)
      return shaper
    }()

    private struct State {
      var catalogue: FontCatalogue
      var idle: [PangoEngine] = []
      var faces = FaceTable()
      var shapes = ShapeCache()
      var remarks: [String] = []

      /// Replaces the fonts. Texts shaped earlier keep their glyphs.
      mutating func use(_ fonts: FontCatalogue) {
        catalogue = fonts
        idle = []
        faces = FaceTable()
        shapes = ShapeCache()
      }
    }

    private let state: Locked<State>
    /// The paragraphs of the process's shaper. They hold it, so that one that shall end has none.
    private let paragraphs: ParagraphMemory?

    /// A shaper that finds the fonts in `fontDirectories` (and below them) and nothing else; directories
    /// that do not exist are skipped.
    public convenience init(fontDirectories: [String] = PangoShaper.defaultFontDirectories) {
      self.init(fontDirectories: fontDirectories, paragraphs: nil)
    }

    private init(
      fontDirectories: [String] = PangoShaper.defaultFontDirectories, paragraphs: ParagraphMemory?
    ) {
      state = Locked(State(catalogue: FontCatalogue(.init(directories: fontDirectories))))
      self.paragraphs = paragraphs
    }

    /// Where distributions and Homebrew keep the fonts of the default set.
    public static let defaultFontDirectories = [
      "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter",
      "/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto",
      "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/truetype/jetbrains-mono",
      "/usr/share/fonts/truetype/quicksand", "/usr/share/fonts/truetype/liberation",
      "/usr/share/fonts/truetype/liberation2", "/usr/share/fonts/truetype/lato",
      "/usr/share/fonts/truetype/vollkorn",
      "/opt/homebrew/share/fonts", "/usr/local/share/fonts",
    ]

    public func shape(_ text: String, runs: [TextRun]) -> ShapedText {
      guard !text.isEmpty, !runs.isEmpty else {
        return ShapedText(clusters: [], glyphs: [], faces: [])
      }
      let (key, known, requests, catalogue) = state.withLock { state in
        let catalogue = state.catalogue
        let key = ShapeKey(text, runs: runs, faces: &state.faces, catalogue: catalogue)
        return (key, state.shapes.value(for: key), state.faces.requests, catalogue)
      }
      if let known { return known.scaled(to: runs) }
      let reference = withEngine(catalogue) { $0.shape(key, requests: requests) }
      state.withLock { state in
        if state.catalogue === catalogue { state.shapes.insert(reference, for: key) }
      }
      return reference.scaled(to: runs)
    }

    /// Equal texts share a paragraph where this is the shaper of the process.
    public func paragraph(_ text: String, run: TextRun) -> Paragraph {
      guard let paragraphs else { return Paragraph(text, runs: [run], shaper: self) }
      return paragraphs.paragraph(text, run: run) { Paragraph(text, runs: [run], shaper: self) }
    }

    public func customMetrics(_ font: FontKey) -> LineMetrics? {
      let catalogue = catalogue
      guard let family = font.family, catalogue.faceOrStandIn(named: family) != nil else {
        return nil
      }
      if let metrics = catalogue.standIn(named: family)?.standIn.metrics {
        return metrics.scaled(by: font.size)
      }
      let request = FaceRequest(font, isLetterSpaced: false, catalogue: catalogue)
      return withEngine(catalogue) { $0.metrics(request) }?.scaled(by: font.size)
    }

    /// What stands in for a font that is missing here, as a sentence; `nil` where the font is there, or nothing does.
    public func remark(on font: FontKey) -> String? {
      let catalogue = catalogue
      guard let name = font.family else {
        guard font.design == .rounded,
          SystemFamilies.family(font, in: catalogue).hasPrefix("Inter")
        else { return nil }
        return
          "The rounded design is drawn with Inter, as \(SystemFamilies.rounded) is not installed."
      }
      guard let (standIn, _) = catalogue.standIn(named: name) else { return nil }
      let widths = standIn.hasEqualWidths ? "its letters are as wide" : "its widths are close"
      return "\(standIn.family) stands in for the font \"\(name)\": \(widths)."
    }

    /// What a reader of any picture should know about the fonts.
    public var remarks: [String] { state.withLock { $0.remarks } }

    /// The families that a font can name, sorted.
    public func availableFamilies() -> [String] { state.withLock { $0.catalogue.families } }

    /// Whether a family, full name or PostScript name is available, in upper or lower case.
    public func hasFamily(_ name: String) -> Bool {
      state.withLock { $0.catalogue.face(named: name) != nil }
    }

    /// Adds a font file. Texts shaped earlier keep their glyphs.
    /// - Throws: ``FontError`` when there is no such file or it holds no font.
    public func registerFont(file: String) throws {
      try state.withLock { $0.use(try $0.catalogue.adding(file: file)) }
      paragraphs?.empty()
    }

    /// Adds the fonts of a folder and of those inside it, which the caller has the right to use. Where they are Apple's, they
    /// draw the system's fonts: SF Pro Text and SF Pro Display by size, SF Pro Rounded, SF Mono, and New York by size, with
    /// the published tracking for SF Pro. Files that hold a range of designs don't count for that. Texts shaped earlier keep
    /// their glyphs.
    ///
    /// Without a call no font of Apple's is used for the system's, even if it is installed.
    /// - Throws: ``FontError`` when there is no such folder or no font in it.
    public func useFonts(in directory: String) throws {
      try state.withLock { $0.use(try $0.catalogue.adding(usersDirectory: directory)) }
      paragraphs?.empty()
    }

    /// Uses the folders that `QUOIN_FONTS` names, and remarks on those without fonts.
    package func useFontsOfEnvironment(_ environment: [String: String]) {
      for path in (environment["QUOIN_FONTS"] ?? "").split(separator: ":") {
        do {
          try useFonts(in: String(path))
        } catch {
          state.withLock { $0.remarks.append("QUOIN_FONTS: \(error).") }
        }
      }
    }

    /// About the bytes of the kept shapes and paragraphs.
    package var keptBytes: Int {
      state.withLock { $0.shapes.byteCount } + (paragraphs?.byteCount ?? 0)
    }

    /// Forgets shapes and idle engines; a text that is drawn again is shaped again.
    package func empty() {
      let dropped = state.withLock { state in
        // The faces keep their numbers, as calls on their way use them.
        defer { (state.idle, state.shapes) = ([], ShapeCache()) }
        return (state.idle, state.shapes)
      }
      withExtendedLifetime(dropped) {}
      paragraphs?.empty()
    }

    /// The fonts known at the moment.
    var catalogue: FontCatalogue { state.withLock { $0.catalogue } }

    /// Runs `body` with an engine over `catalogue` that no other thread uses meanwhile.
    func withEngine<Result>(
      _ catalogue: FontCatalogue, _ body: (PangoEngine) -> Result
    ) -> Result {
      let engine = state.withLock { $0.idle.popLast() } ?? PangoEngine(catalogue)
      let usable = engine.catalogue === catalogue ? engine : PangoEngine(catalogue)
      let result = body(usable)
      state.withLock { state in
        if state.catalogue === catalogue, state.idle.count < Self.idleLimit {
          state.idle.append(usable)
        }
      }
      return result
    }

    /// An engine holds a few megabytes once several scripts were shaped.
    private static let idleLimit = 16
  }

  /// Why fonts could not be added.
  public struct FontError: Error, CustomStringConvertible {
    /// The file or folder that the caller named.
    public let file: String
    private let isDirectory: Bool

    init(file: String) { (self.file, isDirectory) = (file, false) }
    init(directory: String) { (file, isDirectory) = (directory, true) }

    public var description: String {
      isDirectory
        ? "no font can be read in \(file); name a folder with TrueType or OpenType files"
        : "no font can be read from \(file); check that the file exists and is TrueType or OpenType"
    }
  }
#endif

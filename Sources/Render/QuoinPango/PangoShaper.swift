#if Graphics
  import CPango
  import Foundation
  import QuoinText

  /// A text shaper that uses the installed fonts.
  ///
  /// It uses Pango's itemization, fallback, bidirectional order and break opportunities, HarfBuzz's
  /// glyphs, and its own font configuration, which is independent of system settings.
  ///
  /// Inter substitutes for San Francisco, with its letters in cells as wide as San Francisco's. The
  /// shaper shapes every text once at a reference size and scales the result, because unhinted
  /// advances are linear; it caches the most recent shapes. Any thread may call it: each call has
  /// exclusive use of an engine.
  public final class PangoShaper: TextShaper {
    /// The shared shaper, with the usual font directories and those in the environment variable
    /// `QUOIN_FONTS`, separated by colons.
    public static let shared: PangoShaper = {
      let shaper = PangoShaper(paragraphs: ParagraphCache())
      shaper.registerFontsOfEnvironment(ProcessInfo.processInfo.environment)
      return shaper
    }()

    /// Keeps Pango from loading the system's font configuration, which no catalog uses.
    ///
    /// Pango loads it with its first font map. The empty one replaces it for the whole process, so
    /// only a process of Quoin's own may call this.
    package static func skipSystemConfiguration() { _ = FcConfigSetCurrent(FcConfigCreate()) }

    private struct State {
      var catalogue: FontCatalogue
      var idle: [PangoEngine] = []
      var faces = FaceTable()
      var shapes = ShapeCache()
      var recent = RecentShapes()
      var shapedBytes = 0
      var installedWidths = InstalledWidths()
      var warnings: [String] = []

      /// Replaces the fonts. Texts shaped earlier keep their glyphs.
      mutating func use(_ fonts: FontCatalogue) {
        catalogue = fonts
        idle = []
        faces = FaceTable()
        shapes = ShapeCache()
        recent = RecentShapes()
        installedWidths = InstalledWidths()
      }
    }

    private let state: Locked<State>
    /// The paragraph cache of the shared shaper. Only the shared shaper has one, because the cache
    /// retains its shaper, which creates a retain cycle.
    private let paragraphs: ParagraphCache?

    /// Creates a shaper that finds only the fonts in `fontDirectories` and their subdirectories;
    /// directories that do not exist are skipped.
    public convenience init(fontDirectories: [String] = PangoShaper.defaultFontDirectories) {
      self.init(fontDirectories: fontDirectories, paragraphs: nil)
    }

    private init(
      fontDirectories: [String] = PangoShaper.defaultFontDirectories, paragraphs: ParagraphCache?
    ) {
      state = Locked(State(catalogue: FontCatalogue(.init(directories: fontDirectories))))
      self.paragraphs = paragraphs
    }

    /// The locations of the default fonts in distributions and Homebrew.
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
      let (key, known, requests, catalogue, older) = state.withLock { state in
        let catalogue = state.catalogue
        let key = ShapeKey(text, runs: runs, faces: &state.faces, catalogue: catalogue)
        let known = state.shapes.value(for: key)
        return (key, known, state.faces.requests, catalogue, state.recent)
      }
      if let known { return known.scaled(to: runs) }
      var recent = older
      let (reference, bytes, widths) = withEngine(catalogue) { engine in
        let before = engine.shapedBytes
        let shape = engine.shape(key, requests: requests, recent: &recent)
        defer { engine.installedWidths = InstalledWidths() }
        return (shape, engine.shapedBytes - before, engine.installedWidths)
      }
      state.withLock { state in
        state.shapedBytes += bytes
        guard state.catalogue === catalogue else { return }
        state.installedWidths.formUnion(widths)
        state.shapes.insert(reference, for: key)
        state.recent = recent
      }
      return reference.scaled(to: runs)
    }

    /// Returns a paragraph of `text`; in the shared shaper, equal texts share a paragraph.
    public func paragraph(_ text: String, run: TextRun) -> Paragraph {
      guard let paragraphs else { return Paragraph(text, runs: [run], shaper: self) }
      return paragraphs.paragraph(text, run: run) { Paragraph(text, runs: [run], shaper: self) }
    }

    public func customMetrics(_ font: FontKey) -> LineMetrics? {
      let catalogue = catalogue
      guard let family = font.family, catalogue.faceOrSubstitute(named: family) != nil else {
        return nil
      }
      if let metrics = catalogue.substitute(named: family)?.substitute.metrics {
        return metrics.scaled(by: font.size)
      }
      let request = FaceRequest(font, isLetterSpaced: false, catalogue: catalogue)
      return withEngine(catalogue) { $0.metrics(request) }?.scaled(by: font.size)
    }

    /// Returns a warning that a missing font is substituted; `nil` if the font is available, or
    /// there is no substitute.
    public func warning(for font: FontKey) -> String? {
      let catalogue = catalogue
      guard let name = font.family else {
        guard font.design == .rounded,
          SystemFontSubstitutes.family(font, in: catalogue).hasPrefix("Inter")
        else { return nil }
        return "The rounded design is drawn with Inter, as \(SystemFontSubstitutes.rounded) is not "
          + "installed (package fonts-quicksand)."
      }
      guard let (substitute, _) = catalogue.substitute(named: name) else { return nil }
      let widths = substitute.hasEqualWidths ? "its widths are the same" : "its widths are close"
      return "\(substitute.family) is the substitute for the font \"\(name)\": \(widths)."
    }

    /// Returns a warning that a system font is missing, with its package; `nil` if the font, or
    /// Apple's own in a registered folder, is available.
    public func missingFont(for font: FontKey) -> String? {
      SystemFontSubstitutes.missing(font, in: catalogue)
    }

    /// General warnings about the fonts, which apply to every image.
    public var warnings: [String] {
      state.withLock { $0.warnings + [$0.installedWidths.warning].compactMap(\.self) }
    }

    /// The available families, sorted.
    public func availableFamilies() -> [String] { state.withLock { $0.catalogue.families } }

    /// Whether a family, full name or PostScript name is available, ignoring case.
    public func hasFamily(_ name: String) -> Bool {
      state.withLock { $0.catalogue.face(named: name) != nil }
    }

    /// Adds a font file. Texts shaped earlier keep their glyphs.
    /// - Throws: ``FontError`` if the file doesn't exist or contains no font.
    public func registerFont(file: String) throws {
      try state.withLock { $0.use(try $0.catalogue.adding(file: file)) }
      paragraphs?.empty()
    }

    /// Adds the fonts of a folder and its subfolders, which the caller has the right to use.
    ///
    /// If they are Apple's, they are used for the system's fonts: SF Pro Text and SF Pro Display by
    /// size, SF Pro Rounded, SF Mono, and New York by size, with the published tracking for SF Pro.
    /// Variable fonts are not used for that. Texts shaped earlier keep their glyphs.
    ///
    /// Without this call Apple's fonts are not used as system fonts, even if they are installed.
    ///
    /// - Throws: ``FontError`` if the folder doesn't exist or contains no font.
    public func registerFonts(in directory: String) throws {
      try state.withLock { $0.use(try $0.catalogue.adding(usersDirectory: directory)) }
      paragraphs?.empty()
    }

    /// Adds the fonts of the folders in `QUOIN_FONTS`, and a warning for each folder without fonts.
    package func registerFontsOfEnvironment(_ environment: [String: String]) {
      for path in (environment["QUOIN_FONTS"] ?? "").split(separator: ":") {
        do {
          try registerFonts(in: String(path))
        } catch {
          state.withLock { $0.warnings.append("QUOIN_FONTS: \(error).") }
        }
      }
    }

    /// The approximate size of the cached shapes and paragraphs, in bytes.
    package var keptBytes: Int {
      state.withLock { $0.shapes.byteCount } + (paragraphs?.byteCount ?? 0)
    }

    /// The number of bytes of text shaped so far, as a measure of the work done.
    package var shapedBytes: Int { state.withLock { $0.shapedBytes } }

    /// Removes cached shapes and idle engines; texts are shaped again when they are next drawn.
    package func empty() {
      let dropped = state.withLock { state in
        // The faces keep their numbers, as calls in progress use them.
        defer { (state.idle, state.shapes, state.recent) = ([], ShapeCache(), RecentShapes()) }
        return (state.idle, state.shapes, state.recent)
      }
      withExtendedLifetime(dropped) {}
      paragraphs?.empty()
    }

    /// The currently available fonts.
    var catalogue: FontCatalogue { state.withLock { $0.catalogue } }

    /// Runs `body` with exclusive use of an engine for `catalogue`.
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

    /// The maximum number of idle engines; each takes a few megabytes once it has shaped several
    /// scripts.
    private static let idleLimit = 16
  }

  /// The reason why fonts could not be added.
  public struct FontError: Error, CustomStringConvertible {
    /// The file or folder given by the caller.
    public let file: String
    private let isDirectory: Bool

    init(file: String) { (self.file, isDirectory) = (file, false) }
    init(directory: String) { (file, isDirectory) = (directory, true) }

    public var description: String {
      isDirectory
        ? "no font can be read in \(file); pass a folder with TrueType or OpenType files"
        : "no font can be read from \(file); check that the file exists and is TrueType or OpenType"
    }
  }
#endif

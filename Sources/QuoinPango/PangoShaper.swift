#if Graphics
  import CPango
  import Foundation
  import QuoinText

  /// The shaper with real fonts: Pango's itemising, fallback, bidirectional order and break opportunities,
  /// HarfBuzz's glyphs, and a font configuration of its own that no system setting reaches.
  ///
  /// Inter stands in for San Francisco, spaced so that widths agree. The shaper shapes every text once at a
  /// reference size and scales the result, because unhinted advances are linear; it keeps the last shapes. Any
  /// thread may call it: each call borrows an engine that no other call uses meanwhile.
  public final class PangoShaper: TextShaper {
    /// The shaper of the process, over the usual font directories.
    public static let shared = PangoShaper()

    private struct State {
      var catalogue: FontCatalogue
      var idle: [PangoEngine] = []
      var faces = FaceTable()
      var shapes = ShapeCache()
    }

    private let state: Locked<State>

    /// A shaper that finds the fonts in `fontDirectories` (and below them) and nothing else; directories
    /// that do not exist are skipped.
    public init(fontDirectories: [String] = PangoShaper.defaultFontDirectories) {
      state = Locked(State(catalogue: FontCatalogue(directories: fontDirectories, files: [])))
    }

    /// Where distributions and Homebrew keep the fonts of the default set.
    public static let defaultFontDirectories = [
      "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter",
      "/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto",
      "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/truetype/jetbrains-mono",
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

    public func customMetrics(_ font: FontKey) -> LineMetrics? {
      let catalogue = catalogue
      guard let family = font.family, catalogue.face(named: family) != nil else { return nil }
      let request = FaceRequest(font, isLetterSpaced: false, catalogue: catalogue)
      return withEngine(catalogue) { $0.metrics(request) }?.scaled(by: font.size)
    }

    /// The families that a font can name, sorted.
    public func availableFamilies() -> [String] { state.withLock { $0.catalogue.families } }

    /// Whether a family, full name or PostScript name is available, in upper or lower case.
    public func hasFamily(_ name: String) -> Bool {
      state.withLock { $0.catalogue.face(named: name) != nil }
    }

    /// Adds a font file. Texts shaped earlier keep their glyphs.
    /// - Throws: ``FontError`` when there is no such file or it holds no font.
    public func registerFont(file: String) throws {
      try state.withLock { state in
        state.catalogue = try state.catalogue.adding(file: file)
        state.idle = []
        state.faces = FaceTable()
        state.shapes = ShapeCache()
      }
    }

    /// About the bytes of the kept shapes.
    package var keptBytes: Int { state.withLock { $0.shapes.byteCount } }

    /// Forgets shapes and idle engines; a text that is drawn again is shaped again.
    package func empty() {
      let dropped = state.withLock { state in
        // The faces keep their numbers, as calls on their way use them.
        defer { (state.idle, state.shapes) = ([], ShapeCache()) }
        return (state.idle, state.shapes)
      }
      withExtendedLifetime(dropped) {}
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

  /// Why a font could not be added.
  public struct FontError: Error, CustomStringConvertible {
    /// The file that the caller named.
    public let file: String
    public var description: String {
      "no font can be read from \(file); check that the file exists and is TrueType or OpenType"
    }
  }
#endif

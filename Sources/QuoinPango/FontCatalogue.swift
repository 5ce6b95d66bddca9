#if Graphics
  import CPango
  import Foundation

  /// The fonts a shaper knows: a private fontconfig configuration and the names in it.
  ///
  /// Immutable once made, so engines on several threads may share one; adding a font makes a new one.
  final class FontCatalogue: @unchecked Sendable {
    /// The face or family that a name means.
    struct NamedFace {
      var family: String
      /// 100…900 and slant where the name is a single face's, `nil` for a family's.
      var style: (weight: Int, isItalic: Bool)?
    }

    let config: OpaquePointer
    /// Sorted.
    let families: [String]
    private let directories: [String]
    private let files: [String]
    private let names: [String: NamedFace]

    init(directories: [String], files: [String]) {
      self.directories = directories
      self.files = files
      config = FcConfigCreate()
      let existing = directories.filter { FileManager.default.fileExists(atPath: $0) }
      let text = Array(FontConfiguration.text(directories: existing).utf8) + [0]
      _ = FcConfigParseAndLoadFromMemory(config, text, FcTrue)
      _ = FcConfigBuildFonts(config)
      for file in files { _ = FcConfigAppFontAddFile(config, file) }
      (families, names) = Self.names(config)
    }

    deinit { FcConfigDestroy(config) }

    /// This catalogue and one more file.
    func adding(file: String) throws -> FontCatalogue {
      var count: Int32 = 0
      guard FileManager.default.fileExists(atPath: file),
        let pattern = FcFreeTypeQuery(file, 0, nil, &count)
      else { throw FontError(file: file) }
      FcPatternDestroy(pattern)
      let known = files.filter { $0 != file }
      return FontCatalogue(directories: directories, files: known + [file])
    }

    /// The face or family a user means by `name`.
    func face(named name: String) -> NamedFace? { names[name.lowercased()] }

    private static func names(_ config: OpaquePointer) -> ([String], [String: NamedFace]) {
      var families: Set<String> = []
      var names: [String: NamedFace] = [:]
      for set in [FcSetSystem, FcSetApplication] {
        guard let fonts = FcConfigGetFonts(config, set) else { continue }
        for index in 0..<Int(max(0, fonts.pointee.nfont)) {
          guard let pattern = fonts.pointee.fonts?[index] else { continue }
          let font = FontPattern(pattern)
          guard let family = font.family else { continue }
          families.insert(family)
          names[family.lowercased()] = NamedFace(family: family, style: nil)
          for name in font.faceNames where names[name.lowercased()] == nil {
            names[name.lowercased()] = NamedFace(
              family: family, style: (font.weight, font.isItalic))
          }
        }
      }
      return (families.sorted(), names)
    }
  }
#endif

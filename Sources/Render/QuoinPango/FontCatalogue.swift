#if Graphics
  import CPango
  import Foundation

  /// The fonts available to a shaper: a private fontconfig configuration and the names in it.
  ///
  /// A catalog is immutable, so engines on several threads may share one; adding fonts creates a
  /// new one.
  final class FontCatalogue: @unchecked Sendable {
    /// The face or family with a given name.
    struct NamedFace {
      var family: String
      /// The weight, 100…900, and slant if the name is that of a single face; `nil` for a family.
      var style: (weight: Int, isItalic: Bool)?
      /// The weights of the face that a substitute represents; empty for any.
      var weights: [Int] = []
    }

    /// The sources of fonts.
    struct Sources {
      /// The system's folders, whose Apple fonts are never used.
      var directories: [String]
      /// The folders given by the user, whose fonts take precedence.
      var usersDirectories: [String] = []
      var files: [String] = []
    }

    let config: OpaquePointer
    /// The names of all families, sorted.
    let families: [String]
    let sources: Sources
    /// The families that the system fonts require but that aren't installed.
    let missingFamilies: Set<String>
    private let names: [String: NamedFace]
    private let usersFamilies: Set<String>

    init(_ sources: Sources) {
      self.sources = sources
      config = FcConfigCreate()
      let directories = (sources.usersDirectories + sources.directories).filter {
        FileManager.default.fileExists(atPath: $0)
      }
      let text = Array(FontConfiguration.text(directories: directories).utf8) + [0]
      _ = FcConfigParseAndLoadFromMemory(config, text, FcTrue)
      _ = FcConfigBuildFonts(config)
      for file in sources.files { _ = FcConfigAppFontAddFile(config, file) }
      let patterns = Self.patterns(config)
      families = Set(patterns.compactMap(\.family)).sorted()
      missingFamilies = Set(SystemFontSubstitutes.packages.keys).subtracting(families)
      names = Self.names(patterns)
      let folders = sources.usersDirectories.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
      usersFamilies = Set(
        patterns.filter { pattern in
          !pattern.isVariable && folders.contains { pattern.face.file.hasPrefix($0) }
        }.compactMap(\.family))
    }

    deinit { FcConfigDestroy(config) }

    /// Returns a copy of this catalog with one more file.
    func adding(file: String) throws -> FontCatalogue {
      var count: Int32 = 0
      guard FileManager.default.fileExists(atPath: file),
        let pattern = FcFreeTypeQuery(file, 0, nil, &count)
      else { throw FontError(file: file) }
      FcPatternDestroy(pattern)
      var sources = sources
      sources.files.removeAll { $0 == file }
      sources.files.append(file)
      return FontCatalogue(sources)
    }

    /// Returns a copy of this catalog with the fonts of a folder given by the user.
    func adding(usersDirectory path: String) throws -> FontCatalogue {
      let path = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL.path
      var sources = sources
      sources.usersDirectories.removeAll { $0 == path }
      sources.usersDirectories.append(path)
      let catalogue = FontCatalogue(sources)
      let folder = path.hasSuffix("/") ? path : path + "/"
      guard Self.patterns(catalogue.config).contains(where: { $0.face.file.hasPrefix(folder) })
      else { throw FontError(directory: path) }
      return catalogue
    }

    /// The face or family with this name.
    func face(named name: String) -> NamedFace? { names[name.lowercased()] }

    func has(_ family: String) -> Bool { names[family.lowercased()] != nil }

    /// Whether a folder given by the user contains the family as static font files; variable fonts
    /// would be drawn only in their default instance.
    func isUsers(_ family: String) -> Bool { usersFamilies.contains(family) }

    private static func patterns(_ config: OpaquePointer) -> [FontPattern] {
      [FcSetSystem, FcSetApplication].flatMap { set -> [FontPattern] in
        guard let fonts = FcConfigGetFonts(config, set) else { return [] }
        return (0..<Int(max(0, fonts.pointee.nfont))).compactMap { index in
          fonts.pointee.fonts?[index].map(FontPattern.init)
        }
      }
    }

    private static func names(_ patterns: [FontPattern]) -> [String: NamedFace] {
      var names: [String: NamedFace] = [:]
      for font in patterns {
        guard let family = font.family else { continue }
        names[family.lowercased()] = NamedFace(family: family, style: nil)
        for name in font.faceNames where names[name.lowercased()] == nil {
          names[name.lowercased()] = NamedFace(family: family, style: (font.weight, font.isItalic))
        }
      }
      return names
    }
  }
#endif

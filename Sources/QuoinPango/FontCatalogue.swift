#if Graphics
  import CPango
  import Foundation

  /// The fonts a shaper knows: a private fontconfig configuration and the names in it.
  ///
  /// Immutable once made, so engines on several threads may share one; adding fonts makes a new one.
  final class FontCatalogue: @unchecked Sendable {
    /// The face or family that a name means.
    struct NamedFace {
      var family: String
      /// 100…900 and slant where the name is a single face's, `nil` for a family's.
      var style: (weight: Int, isItalic: Bool)?
    }

    /// Where fonts come from.
    struct Sources {
      /// Those of the system, which Apple's fonts are never taken from.
      var directories: [String]
      /// Those that the user has named, whose fonts win.
      var usersDirectories: [String] = []
      var files: [String] = []
    }

    let config: OpaquePointer
    /// Sorted.
    let families: [String]
    let sources: Sources
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
      names = Self.names(patterns)
      let folders = sources.usersDirectories.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
      usersFamilies = Set(
        patterns.filter { pattern in
          !pattern.isVariable && folders.contains { pattern.face.file.hasPrefix($0) }
        }.compactMap(\.family))
    }

    deinit { FcConfigDestroy(config) }

    /// This catalogue and one more file.
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

    /// This catalogue and the fonts of a folder that the user names.
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

    /// The face or family a user means by `name`.
    func face(named name: String) -> NamedFace? { names[name.lowercased()] }

    func has(_ family: String) -> Bool { names[family.lowercased()] != nil }

    /// Whether a folder that the user has named holds the family, in files of one design each: those that hold a range of
    /// designs are drawn in their first one only.
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

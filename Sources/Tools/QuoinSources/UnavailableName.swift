import QuoinFiles

/// A use of a name that SwiftUI doesn't have on a platform.
public struct UnavailableName: Equatable, Sendable {
  /// The name in the source: `Slider`, `listRowSeparator`, `pickerStyle(.segmented)`.
  public let name: String
  public let platform: SourcePlatform
  /// The place, counted from 1; the column counts bytes, as the compiler does.
  public let line, column: Int
  /// The names that the platform has instead.
  public let alternatives: [String]

  /// A sentence without a period: `Slider isn't available on tvOS`.
  public var message: String { "\(name) isn't available on \(platform.rawValue)" }

  /// A suggestion, without a period; `nil` if there is none.
  public var hint: String? {
    guard let last = alternatives.last else { return nil }
    let first = alternatives.dropLast()
    return "Use " + (first.isEmpty ? last : first.joined(separator: ", ") + " or " + last)
  }

  /// Finds the unavailable names in the sources of a module, in order; one list for each text.
  ///
  /// Finds types, modifiers, values of the environment, and styles. Branches that the platform
  /// doesn't compile and names that the sources declare are skipped, and so are modifiers of
  /// values that may not be views.
  public static func find(in texts: [String], on platform: SourcePlatform) -> [[UnavailableName]] {
    let sources = texts.map { EditableSource(Array($0.utf8)) }
    var declared = DeclaredNames()
    for source in sources { declared.add(source) }
    return sources.map { source in
      var scan = AvailabilityScan(source: source, platform: platform, declared: declared)
      return scan.run()
    }
  }
}

extension SourceFolder {
  /// Finds the names in the sources that SwiftUI doesn't have on a platform, with their files.
  public func unavailableNames(
    on platform: SourcePlatform
  ) -> [(file: String, name: UnavailableName)] {
    let texts = sources.map { self.texts[$0.path] ?? InputFile.text(of: $0) ?? "" }
    var found: [(file: String, name: UnavailableName)] = []
    for (file, names) in zip(sources, UnavailableName.find(in: texts, on: platform)) {
      for name in names { found.append((path(of: file), name)) }
    }
    return found
  }
}

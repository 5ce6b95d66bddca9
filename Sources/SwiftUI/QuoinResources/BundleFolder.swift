import Foundation
import QuoinFiles

/// A builder of a folder that Foundation and views use as an app's or a package's bundle.
///
/// The folder has the layout of bundles on iOS: `Shop.app/Info.plist`, `Shop.app/products.json`,
/// `Shop.app/fr.lproj/…`. Files are linked, not copied. On Linux, Foundation uses the folder of the
/// executable as `Bundle.main`, so an executable that is linked into the folder finds its contents.
/// Foundation chooses between languages by the development region alone; the property list
/// therefore contains the wanted language as the development region.
public struct BundleFolder: Sendable {
  /// The name without its extension.
  public var name: String
  /// Whether the folder is a package's bundle, which has no executable: `Shop_Kit.bundle`.
  public var isModule: Bool
  /// The entries of the property list, in addition to those of every bundle.
  public var info: [String: PropertyValue] = [:]
  /// The paths of the bundle's contents: asset catalogs, string tables, `.lproj` folders, files
  /// and folders. A file in a `.lproj` folder is put into the folder of that language.
  public var files: [String] = []
  /// The root that the files and the targets of links among them must be inside; `nil` for no
  /// restriction.
  public var projectRoot: ProjectRoot?
  /// The wanted language, such as `fr` or `pt_BR`; `nil` for the development language.
  public var locale: String?

  public init(name: String, isModule: Bool = false) {
    self.name = name
    self.isModule = isModule
  }

  /// A value of a property list.
  public indirect enum PropertyValue: Hashable, Sendable {
    case string(String)
    case number(Double)
    case bool(Bool)
    case array([PropertyValue])
    case dictionary([String: PropertyValue])

    /// Converts a value of a parsed property list; `nil` for dates and data.
    public init?(_ value: Any) {
      switch value {
      case let text as String: self = .string(text)
      case let number as NSNumber:
        // A Boolean is a number, too, but no other number is a Boolean.
        self =
          CFBooleanLike.isBoolean(number) ? .bool(number.boolValue) : .number(number.doubleValue)
      case let values as [Any]: self = .array(values.compactMap(PropertyValue.init))
      case let fields as [String: Any]:
        self = .dictionary(fields.compactMapValues(PropertyValue.init))
      default: return nil
      }
    }

    fileprivate var object: Any {
      switch self {
      case .string(let text): text
      case .number(let number): Int(exactly: number).map { $0 as Any } ?? number as Any
      case .bool(let value): value
      case .array(let values): values.map(\.object)
      case .dictionary(let fields): fields.mapValues(\.object)
      }
    }
  }

  /// The property list key of the development language.
  ///
  /// The usual key, the development region, contains the requested language.
  public static let sourceLanguageKey = "QuoinSourceLanguage"

  /// Writes the folder into `directory`, replacing one of the same name.
  ///
  /// - Returns: The folder's path, and the problems with the files as sentences.
  /// - Throws: The error of the file system.
  public func write(in directory: String) throws -> (path: String, warnings: [String]) {
    let files = FileManager.default
    let path = directory + "/" + Self.fileName(name) + (isModule ? ".bundle" : ".app")
    if files.fileExists(atPath: path) { try files.removeItem(atPath: path) }
    try files.createDirectory(atPath: path, withIntermediateDirectories: true)
    var warnings: [String] = []
    for file in self.files {
      guard files.fileExists(atPath: file) else {
        warnings.append("There is no resource at \(file).")
        continue
      }
      warnings += try add(file, to: path)
    }
    let source = info["CFBundleDevelopmentRegion"].flatMap { value -> String? in
      if case .string(let text) = value, !text.contains("$") { text } else { nil }
    }
    let strings = BundleStrings(folder: path, developmentLanguage: source)
    warnings += strings.warnings
    let language =
      locale.map { strings.language(for: [$0]) } ?? strings.developmentLanguage
    warnings += try writeTables(strings, into: path)
    try writeInfo(language: language, source: strings.developmentLanguage, into: path)
    return (path, warnings)
  }

  /// Links a file, or the files of a language's folder; returns the omitted files as sentences.
  private func add(_ file: String, to path: String) throws -> [String] {
    let name = (file as NSString).lastPathComponent
    guard name.hasSuffix(".lproj"), FileManager.default.isDirectory(file) else {
      return try addFile(file, to: path)
    }
    if let warning = refusal(of: file) { return [warning] }
    // Several folders may contain tables of one language.
    return try FolderWalk.names(in: file).flatMap { try addFile(file + "/" + $0, to: path) }
  }

  private func addFile(_ file: String, to path: String) throws -> [String] {
    let files = FileManager.default
    let name = (file as NSString).lastPathComponent
    let parent = ((file as NSString).deletingLastPathComponent as NSString).lastPathComponent
    // Some file systems ignore case in names.
    if name.lowercased() == "info.plist" { return [] }
    if let warning = refusal(of: file) { return [warning] }
    var folder = path
    if parent.hasSuffix(".lproj") {
      folder += "/" + parent
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    let target = folder + "/" + name
    if (try? files.attributesOfItem(atPath: target)) != nil {
      return ["There are several resources called \(name); \(file) is left out."]
    }
    // Own file: a link in the bundle to a file that may be read
    try files.createSymbolicLink(
      atPath: target, withDestinationPath: URL(fileURLWithPath: file).standardizedFileURL.path)
    return []
  }

  /// Returns a sentence with the reason why a file must not be read; `nil` if it may be read.
  private func refusal(of file: String) -> String? {
    guard case .refused(let reason) = projectRoot?.place(of: file) else { return nil }
    return "\(FileName.printable(file)) is left out: \(reason)."
  }

  /// Writes the texts of string catalogs as tables that Foundation reads, as Xcode does, so that
  /// `NSLocalizedString` finds them. Texts with plural variations are written in their plural form.
  private func writeTables(_ strings: BundleStrings, into path: String) throws -> [String] {
    let languages = strings.languages.filter(Self.isFolderName)
    for table in strings.catalogNames {
      for language in languages {
        let folder = "\(path)/\(language).lproj"
        let file = "\(folder)/\(table).strings"
        guard (try? FileManager.default.attributesOfItem(atPath: file)) == nil else { continue }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let texts = strings.table(table, in: language)
        var lines = ""
        for key in texts.keys {
          guard let text = texts[key] else { continue }
          let plain = text.entry.general(in: LocalizedEntry.Setting(language: text.language))
          lines += "\(Self.quoted(key)) = \(Self.quoted(plain));\n"
        }
        // Own file: a table in the bundle, of a checked language
        try Data(lines.utf8).write(to: URL(fileURLWithPath: file))
      }
    }
    return strings.languages.filter { !Self.isFolderName($0) }.map {
      "\(FileName.printable($0)) is not a language, so its texts are left out."
    }
  }

  /// Whether a language may be a folder's name, because a string catalog may contain any string.
  private static func isFolderName(_ language: String) -> Bool {
    let letters = language.unicodeScalars
    return !letters.isEmpty && letters.count <= 64
      && letters.allSatisfy {
        $0.isASCII
          && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_")
      }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n").replacing("\r", with: "\\r")
    return "\"\(escaped)\""
  }

  private func writeInfo(language: String, source: String, into path: String) throws {
    var values: [String: PropertyValue] = [
      "CFBundleName": .string(name), "CFBundleDisplayName": .string(name),
      "CFBundleExecutable": .string(Self.fileName(name)),
      "CFBundleIdentifier": .string(
        "app." + String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })),
      "CFBundleInfoDictionaryVersion": .string("6.0"),
      "CFBundlePackageType": .string(isModule ? "BNDL" : "APPL"),
      "CFBundleShortVersionString": .string("1.0"), "CFBundleVersion": .string("1"),
    ]
    values.merge(info) { $1 }
    values["CFBundleDevelopmentRegion"] = .string(language)
    values[Self.sourceLanguageKey] = .string(source)
    let data = try PropertyListSerialization.data(
      fromPropertyList: values.mapValues(\.object), format: .xml, options: 0)
    // Own file: the list in the bundle, whose name no link takes
    try data.write(to: URL(fileURLWithPath: path + "/Info.plist"))
  }

  /// Returns `name` as a valid file name.
  static func fileName(_ name: String) -> String {
    let usable = name.replacing("/", with: "-").filter { $0 != "\0" }
    return usable.isEmpty || usable.hasPrefix(".") ? "App" + usable : usable
  }

  /// Returns the Swift source of `Bundle.module` for a package whose bundle, called `name`, is
  /// inside the app's.
  public static func moduleAccessor(inMain name: String) -> String {
    """
    // Generated by quoin.
    import Foundation

    extension Foundation.Bundle {
      /// The resources of this module.
      static let module: Foundation.Bundle =
        Foundation.Bundle(
          url: Foundation.Bundle.main.bundleURL.appendingPathComponent(
            \(SourceText.literal(fileName(name) + ".bundle")))) ?? Foundation.Bundle.main
    }

    """
  }

  /// Returns the Swift source of `Bundle.module` for a package whose bundle is at `path`.
  public static func moduleAccessor(path: String) -> String {
    """
    // Generated by quoin.
    import Foundation

    extension Foundation.Bundle {
      /// The resources of this module.
      static let module: Foundation.Bundle =
        Foundation.Bundle(path: \(SourceText.literal(path))) ?? Foundation.Bundle.main
    }

    """
  }
}

/// Distinguishes Booleans from numbers.
private enum CFBooleanLike {
  static func isBoolean(_ number: NSNumber) -> Bool {
    // Foundation on Linux has one shared object for each of the two.
    number === NSNumber(value: true) || number === NSNumber(value: false)
      || String(cString: number.objCType) == "c"
  }
}

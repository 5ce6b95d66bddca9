@_exported import Foundation

/// A type of data: its identifier, its supertypes, and its file extensions and MIME types.
///
/// The system's types come from a table (`TypeTable`). As on Apple's platforms, an undeclared
/// identifier yields no type, and an unknown file extension yields a *dynamic* type.
/// `init(exportedAs:)` and `init(importedAs:)` declare a type themselves, because there is no
/// `Info.plist` to read it from.
public struct UTType: Hashable, Sendable {
  /// The reverse-DNS name, such as `public.jpeg`.
  public let identifier: String
  /// The declaration by the app, for a type that isn't in the table.
  private let declaration: Declaration?

  private struct Declaration: Hashable, Sendable {
    var parents: [String] = []
    var tags: [UTTagClass: [String]] = [:]
  }

  private init(identifier: String, declaration: Declaration?) {
    self.identifier = identifier
    self.declaration = declaration
  }

  /// Creates a type from the table.
  init(known identifier: String) { self.init(identifier: identifier, declaration: nil) }

  /// Creates the type of an identifier, or returns `nil` if it isn't declared.
  public init?(_ identifier: String) {
    guard TypeTable.rows[identifier] != nil else { return nil }
    self.init(known: identifier)
  }

  /// Creates the type of a file extension, among those that conform to `supertype`.
  ///
  /// An extension that isn't in the table yields a dynamic type.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Creates the type of a MIME type, among those that conform to `supertype`.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Creates the type of a tag, among those that conform to `supertype`.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard !tag.isEmpty else { return nil }
    let found = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype)
    self =
      found.first
      ?? UTType(
        identifier: "dyn.\(tagClass.rawValue).\(tag.lowercased())",
        declaration: Declaration(
          parents: supertype.map { [$0.identifier] } ?? [], tags: [tagClass: [tag.lowercased()]]))
  }

  /// Creates a type that the app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declared: identifier, parentType)
  }

  /// Creates a type that the app uses, but another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declared: identifier, parentType)
  }

  private init(declared identifier: String, _ parent: UTType?) {
    let isKnown = TypeTable.rows[identifier] != nil
    let parents = [parent?.identifier ?? "public.data"]
    self.init(identifier: identifier, declaration: isKnown ? nil : Declaration(parents: parents))
  }

  /// Returns all types of a tag, the preferred ones first.
  public static func types(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> [UTType] {
    let named = TypeTable.identifiers[tagClass]?[tag.lowercased()] ?? []
    return named.map(UTType.init(known:)).filter { type in
      supertype.map(type.conforms(to:)) ?? true
    }
  }

  // MARK: Properties

  private var row: TypeTable.Row? { declaration == nil ? TypeTable.rows[identifier] : nil }

  private var parents: [String] { declaration?.parents ?? row?.parents ?? [] }

  /// The preferred file extension of the type.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

  /// The preferred MIME type of the type.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  /// The description of the type, in English.
  public var localizedDescription: String? { row?.description }

  /// The version of the type. Always `nil`, because the table has no versions.
  public var version: Int? { nil }

  /// The URL of the type's documentation. Always `nil`, because the table has none.
  public var referenceURL: URL? { nil }

  /// Whether the type was created from an unknown tag.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// Whether the type is declared.
  public var isDeclared: Bool { !isDynamic }

  /// Whether the type is in the public domain.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// The file extensions and MIME types, the preferred ones first.
  public var tags: [UTTagClass: [String]] { declaration?.tags ?? row?.tags ?? [:] }

  /// The direct and indirect supertypes, excluding the type itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    for parent in parents.map(UTType.init(known:)) where found.insert(parent).inserted {
      found.formUnion(parent.supertypes)
    }
    return found
  }

  /// Returns whether the type is `type` or a subtype of it.
  public func conforms(to type: UTType) -> Bool {
    self == type || isSubtype(of: type)
  }

  /// Returns whether the type is a subtype of `type`, but not `type` itself.
  public func isSubtype(of type: UTType) -> Bool {
    self != type && supertypes.contains { $0.identifier == type.identifier }
  }

  /// Returns whether `type` is a subtype of this one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  public static func == (left: UTType, right: UTType) -> Bool {
    left.identifier == right.identifier
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: Codable {
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = UTType(identifier) ?? UTType(importedAs: identifier)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { identifier }
  public var debugDescription: String { "<UTType \(identifier)>" }
}

/// A class of tags: file extensions or MIME types.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// File extensions, without the period.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types, such as `text/plain`.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
  /// Returns the URL with a path component that gets one of the type's extensions if it has none.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL
  {
    let url = appendingPathComponent(partialName)
    return url.hasExtension(of: contentType) ? url : url.appendingPathExtension(for: contentType)
  }

  /// Returns the URL with the preferred extension of the type, if it has one.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    contentType.preferredFilenameExtension.map(appendingPathExtension) ?? self
  }

  /// Appends a path component that gets one of the type's extensions if it has none.
  public mutating func appendPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// Appends the preferred extension of the type, if it has one.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }

  private func hasExtension(of type: UTType) -> Bool {
    type.tags[.filenameExtension]?.contains(pathExtension.lowercased()) ?? false
  }
}

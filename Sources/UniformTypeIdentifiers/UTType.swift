@_exported import Foundation

/// A kind of data: its identifier, what it is a special case of, and the file extensions and MIME types that
/// stand for it.
///
/// The system's types come from a table (`TypeTable`). An identifier that nobody declared makes no type, as with
/// Apple's; a file extension that nobody knows makes a *dynamic* type. `init(exportedAs:)` and
/// `init(importedAs:)` declare a type by themselves, as there is no `Info.plist` to read it from.
public struct UTType: Hashable, Sendable {
  /// The reverse-DNS name, such as `public.jpeg`.
  public let identifier: String
  /// What was declared by a program, rather than in the table.
  private let declaration: Declaration?

  private struct Declaration: Hashable, Sendable {
    var parents: [String] = []
    var tags: [UTTagClass: [String]] = [:]
  }

  private init(identifier: String, declaration: Declaration?) {
    self.identifier = identifier
    self.declaration = declaration
  }

  /// A type of the table.
  init(known identifier: String) { self.init(identifier: identifier, declaration: nil) }

  /// The type of an identifier, or `nil` where none is declared.
  public init?(_ identifier: String) {
    guard TypeTable.rows[identifier] != nil else { return nil }
    self.init(known: identifier)
  }

  /// The type that a file extension stands for, among those that conform to `supertype`.
  ///
  /// An extension that the table doesn't know makes a dynamic type.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The type that a MIME type stands for, among those that conform to `supertype`.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The type that a tag stands for, among those that conform to `supertype`.
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

  /// A type that the program itself declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declared: identifier, parentType)
  }

  /// A type that the program knows of, but somebody else declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declared: identifier, parentType)
  }

  private init(declared identifier: String, _ parent: UTType?) {
    let isKnown = TypeTable.rows[identifier] != nil
    let parents = [parent?.identifier ?? "public.data"]
    self.init(identifier: identifier, declaration: isKnown ? nil : Declaration(parents: parents))
  }

  /// All types that a tag stands for, those that are meant first at the beginning.
  public static func types(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> [UTType] {
    let named = TypeTable.identifiers[tagClass]?[tag.lowercased()] ?? []
    return named.map(UTType.init(known:)).filter { type in
      supertype.map(type.conforms(to:)) ?? true
    }
  }

  // MARK: What is known of it

  private var row: TypeTable.Row? { declaration == nil ? TypeTable.rows[identifier] : nil }

  private var parents: [String] { declaration?.parents ?? row?.parents ?? [] }

  /// The extension that files of this type are given.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

  /// The MIME type that is meant by this type.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  /// What the type is called, in English.
  public var localizedDescription: String? { row?.description }

  /// A version of the type, which no type of the table has.
  public var version: Int? { nil }

  /// Where the type is explained, which no type of the table says.
  public var referenceURL: URL? { nil }

  /// Whether the type was made of a tag that nobody declared.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// Whether somebody declared the type.
  public var isDeclared: Bool { !isDynamic }

  /// Whether the type belongs to no company.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// File extensions and MIME types, the preferred ones first.
  public var tags: [UTTagClass: [String]] { declaration?.tags ?? row?.tags ?? [:] }

  /// Every type that this one is a special case of, directly or not, without itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    for parent in parents.map(UTType.init(known:)) where found.insert(parent).inserted {
      found.formUnion(parent.supertypes)
    }
    return found
  }

  /// Whether this type is `type`, or a special case of it.
  public func conforms(to type: UTType) -> Bool {
    self == type || isSubtype(of: type)
  }

  /// Whether this type is a special case of `type`, and not `type` itself.
  public func isSubtype(of type: UTType) -> Bool {
    self != type && supertypes.contains { $0.identifier == type.identifier }
  }

  /// Whether `type` is a special case of this one.
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

/// What a tag of a type is: an extension of file names, or a MIME type.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Extensions of file names, without the period.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types, such as `text/plain`.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
  /// The URL with a component, which gets the extension of the type if it has none of the type's.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL
  {
    let url = appendingPathComponent(partialName)
    return url.hasExtension(of: contentType) ? url : url.appendingPathExtension(for: contentType)
  }

  /// The URL with the extension of the type, if the type has one.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    contentType.preferredFilenameExtension.map(appendingPathExtension) ?? self
  }

  /// Appends a component, with the extension of the type if it has none of the type's.
  public mutating func appendPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// Appends the extension of the type, if the type has one.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }

  private func hasExtension(of type: UTType) -> Bool {
    type.tags[.filenameExtension]?.contains(pathExtension.lowercased()) ?? false
  }
}

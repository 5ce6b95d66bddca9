@_exported import Foundation
@_exported import UniformTypeIdentifiers

/// A type that can be exported and imported in the ways that `transferRepresentation` defines.
public protocol Transferable: Sendable {
  associatedtype Representation: TransferRepresentation

  /// The representations, in order of preference.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A representation in which an item is exported or imported.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation

  /// The representations that this one is composed of.
  @TransferRepresentationBuilder<Item> var body: Body { get }

  /// Returns the routes of this representation.
  func _routes() -> [_TransferRoute<Item>]
}

extension TransferRepresentation where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension TransferRepresentation where Body: TransferRepresentation, Body.Item == Item {
  public func _routes() -> [_TransferRoute<Item>] { body._routes() }
}

extension Never: Transferable, TransferRepresentation {
  public typealias Item = Never
  public typealias Body = Never
  public typealias Representation = Never

  public static var transferRepresentation: Never { fatalError("Never is never transferred") }
  public func _routes() -> [_TransferRoute<Never>] { [] }
}

/// A content type, with the functions that export and import it.
public struct _TransferRoute<Item: Sendable>: Sendable {
  public let contentType: UTType
  public let exporting: (@Sendable (Item) async throws -> Data)?
  public let importing: (@Sendable (Data) async throws -> Item)?
}

/// An error in transferring an item.
public struct TransferError: Error, LocalizedError, Hashable {
  private let message: String

  fileprivate init(_ message: String) { self.message = message }

  public var errorDescription: String? { message }
}

extension Transferable {
  /// Exports the item as data of a content type, with the first representation that supports it.
  public func exported(as contentType: UTType) async throws -> Data {
    let routes = Self.transferRepresentation.routes(of: Self.self)
    guard
      let route = routes.first(where: {
        $0.exporting != nil && $0.contentType.conforms(to: contentType)
      }),
      let export = route.exporting
    else {
      let kinds = routes.filter { $0.exporting != nil }.map(\.contentType.identifier)
      throw TransferError(
        "\(Self.self) isn't exported as \(contentType.identifier), only as: \(kinds.joined(separator: ", "))"
      )
    }
    return try await export(self)
  }

  /// Imports a value from data of a content type, with the first representation that supports it.
  public init(importing data: Data, contentType: UTType) async throws {
    let routes = Self.transferRepresentation.routes(of: Self.self)
    guard
      let route = routes.first(where: {
        $0.importing != nil && contentType.conforms(to: $0.contentType)
      }),
      let read = route.importing
    else {
      let kinds = routes.filter { $0.importing != nil }.map(\.contentType.identifier)
      throw TransferError(
        "\(Self.self) isn't read from \(contentType.identifier), only from: \(kinds.joined(separator: ", "))"
      )
    }
    self = try await read(data)
  }

  /// Returns the content types that the type exports.
  public static func exportedContentTypes() -> [UTType] {
    transferRepresentation.routes(of: Self.self).filter { $0.exporting != nil }.map(\.contentType)
  }

  /// Returns the content types that the type imports.
  public static func importedContentTypes() -> [UTType] {
    transferRepresentation.routes(of: Self.self).filter { $0.importing != nil }.map(\.contentType)
  }
}

extension TransferRepresentation {
  fileprivate func routes<T>(of type: T.Type) -> [_TransferRoute<T>] {
    _routes().compactMap { $0 as? _TransferRoute<T> }
  }
}

/// A result builder for representations.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content)
    -> Content where Content.Item == Item
  { content }

  public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }

  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> TupleTransferRepresentation<Item, (repeat each Content)> {
    var routes: [_TransferRoute<Item>] = []
    for part in repeat each content {
      routes += part._routes().compactMap { $0 as? _TransferRoute<Item> }
    }
    return TupleTransferRepresentation(routes: routes)
  }
}

/// Several representations, in order of preference.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
  public typealias Body = Never

  let routes: [_TransferRoute<Item>]

  public func _routes() -> [_TransferRoute<Item>] { routes }
}

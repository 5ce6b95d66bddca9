/// A representation that transfers an item as data, which the item creates.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never

  private let route: _TransferRoute<Item>

  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    route = _TransferRoute(contentType: contentType, exporting: exporting, importing: importing)
  }

  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    route = _TransferRoute(
      contentType: exportedContentType, exporting: exporting, importing: nil)
  }

  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    route = _TransferRoute(
      contentType: importedContentType, exporting: nil, importing: importing)
  }

  public func _routes() -> [_TransferRoute<Item>] { [route] }
}

/// A representation that transfers an item as encoded data, by default as JSON.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>:
  TransferRepresentation
{
  public typealias Body = Never

  private let route: _TransferRoute<Item>

  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {
    route = _TransferRoute(
      contentType: contentType, exporting: { try JSONEncoder().encode($0) },
      importing: { try JSONDecoder().decode(Item.self, from: $0) })
  }

  public func _routes() -> [_TransferRoute<Item>] { [route] }
}

/// A representation that transfers an item as a different transferable value.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  public typealias Body = Never

  private let exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?
  private let importing: (@Sendable (ProxyRepresentation) async throws -> Item)?

  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    self.exporting = exporting
    importing = nil
  }

  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    exporting = nil
    self.importing = importing
  }

  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    self.exporting = exporting
    self.importing = importing
  }

  public func _routes() -> [_TransferRoute<Item>] {
    let inner = ProxyRepresentation.transferRepresentation._routes()
      .compactMap { $0 as? _TransferRoute<ProxyRepresentation> }
    return inner.compactMap { route in
      let write = exporting.flatMap { outer in
        route.exporting.map { inner in { @Sendable in try await inner(outer($0)) } }
      }
      let read = importing.flatMap { outer in
        route.importing.map { inner in { @Sendable in try await outer(inner($0)) } }
      }
      guard write != nil || read != nil else { return nil }
      return _TransferRoute(contentType: route.contentType, exporting: write, importing: read)
    }
  }
}

/// An exported file.
public struct SentTransferredFile: Sendable {
  public let file: URL
  public let allowAccessingOriginalFile: Bool

  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// An imported file.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

/// A representation that transfers an item as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = Never

  private let route: _TransferRoute<Item>

  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    route = _TransferRoute(
      contentType: contentType, exporting: Self.data(exporting),
      importing: Self.item(importing, contentType))
  }

  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    route = _TransferRoute(
      contentType: exportedContentType, exporting: Self.data(exporting), importing: nil)
  }

  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    route = _TransferRoute(
      contentType: importedContentType, exporting: nil,
      importing: Self.item(importing, importedContentType))
  }

  public func _routes() -> [_TransferRoute<Item>] { [route] }

  private static func data(
    _ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) -> @Sendable (Item) async throws -> Data {
    { try await Data(contentsOf: exporting($0).file) }
  }

  /// Imports data through a temporary file.
  private static func item(
    _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item,
    _ contentType: UTType
  ) -> @Sendable (Data) async throws -> Item {
    { data in
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent(UUID().uuidString).appendingPathExtension(for: contentType)
      try data.write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
    }
  }
}

extension TransferRepresentation {
  /// Has no effect: files are not exported under a name.
  public func suggestedFileName(_ fileName: String) -> Self { self }
  public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> Self { self }
  /// Has no effect: items are not shared with other apps.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
}

/// The apps that can see a transferred item.
public enum TransferRepresentationVisibility: Sendable {
  case all
  case team
  case group
  case ownProcess
}

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .url) {
      Data($0.absoluteString.utf8)
    } importing: {
      guard let url = URL(string: String(decoding: $0, as: UTF8.self)) else {
        throw CocoaError(.coderInvalidValue)
      }
      return url
    }
  }
}

extension AttributedString: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) {
      Data(String($0.characters).utf8)
    } importing: {
      AttributedString(String(decoding: $0, as: UTF8.self))
    }
  }
}

import Foundation
import UniformTypeIdentifiers

/// A provider of data for other apps, by content type.
///
/// There is no drag and drop between apps: providers carry items within one.
open class NSItemProvider: @unchecked Sendable {
  public typealias CompletionHandler = @Sendable ((any Sendable)?, (any Error)?) -> Void

  private let lock = NSLock()
  private var loaders: [(type: String, load: @Sendable () async throws -> Data?)] = []
  private var object: Any?
  open var suggestedName: String?

  public init() {}

  /// Creates a provider of an object: a text, a URL, or an image.
  public init(object: Any) {
    self.object = object
    if let text = object as? String { add(.utf8PlainText) { Data(text.utf8) } }
    if let text = object as? NSString {
      let text = String(describing: text)
      add(.utf8PlainText) { Data(text.utf8) }
    }
    if let url = (object as? URL) ?? (object as? NSURL).map({ $0 as URL }) {
      add(.url) { Data(url.absoluteString.utf8) }
    }
  }

  /// Creates a provider of a file's contents; returns `nil` if the file doesn't exist.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL, fileURL.isFileURL else { return nil }
    self.init()
    suggestedName = fileURL.lastPathComponent
    object = fileURL
    add(UTType(filenameExtension: fileURL.pathExtension) ?? .data) { try Data(contentsOf: fileURL) }
    add(.fileURL) { Data(fileURL.absoluteString.utf8) }
  }

  /// Creates a provider of an item with a content type.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    object = item
    guard let typeIdentifier else { return }
    let data = (item as? Data) ?? (item as? String).map { Data($0.utf8) }
    lock.withLock { loaders.append((typeIdentifier, { data })) }
  }

  private func add(_ type: UTType, _ load: @escaping @Sendable () async throws -> Data?) {
    lock.withLock { loaders.append((type.identifier, load)) }
  }

  /// The content types, in order of preference.
  open var registeredTypeIdentifiers: [String] { lock.withLock { loaders.map(\.type) } }

  open var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    loader(of: typeIdentifier) != nil
  }

  /// Returns whether the contents can be converted to the type.
  open func canLoadObject<T>(ofClass type: T.Type) -> Bool {
    object is T
      || T.self == String.self && hasItemConformingToTypeIdentifier(UTType.text.identifier)
      || T.self == URL.self && hasItemConformingToTypeIdentifier(UTType.url.identifier)
  }

  /// Loads an object of a type, on another thread.
  @discardableResult
  open func loadObject<T: Sendable>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    let known = lock.withLock { object as? T }
    if let known {
      DispatchQueue.global().async { completionHandler(known, nil) }
      return Progress(totalUnitCount: 1)
    }
    let kind: UTType = T.self == URL.self ? .url : .text
    return loadDataRepresentation(forTypeIdentifier: kind.identifier) { data, error in
      let text = data.map { String(decoding: $0, as: UTF8.self) }
      let value = (text as? T) ?? (text.flatMap { URL(string: $0) } as? T)
      completionHandler(value, value == nil ? error ?? CocoaError(.coderInvalidValue) : nil)
    }
  }

  /// Registers data of a content type.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    lock.withLock {
      loaders.append(
        (
          typeIdentifier,
          {
            try await withCheckedThrowingContinuation { continuation in
              _ = loadHandler { data, error in
                if let error {
                  continuation.resume(throwing: error)
                } else {
                  continuation.resume(returning: data)
                }
              }
            }
          }
        ))
    }
  }

  /// Registers the representations of a value.
  open func register<T: Transferable & Sendable>(_ value: @autoclosure @escaping @Sendable () -> T)
  {
    for type in T.exportedContentTypes() {
      add(type) { try await value().exported(as: type) }
    }
  }

  /// Loads data of a content type, on another thread.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let load = loader(of: typeIdentifier)
    Task.detached {
      do {
        guard let load else { throw CocoaError(.featureUnsupported) }
        completionHandler(try await load(), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
    return Progress(totalUnitCount: 1)
  }

  /// Loads the data of a content type as an item.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      completionHandler?(data, error)
    }
  }

  /// Loads a value that can be imported from one of the content types.
  @discardableResult
  open func loadTransferable<T: Transferable & Sendable>(
    type transferableType: T.Type,
    completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    Task.detached { [self] in
      do {
        completionHandler(.success(try await value(of: T.self)))
      } catch {
        completionHandler(.failure(error))
      }
    }
    return Progress(totalUnitCount: 1)
  }

  /// Returns a value that is imported from the first content type that both sides support.
  package final func value<T: Transferable>(of type: T.Type) async throws -> T {
    for kind in T.importedContentTypes() {
      guard let load = loader(of: kind.identifier), let data = try await load() else { continue }
      return try await T(importing: data, contentType: kind)
    }
    throw CocoaError(.featureUnsupported)
  }

  private func loader(of identifier: String) -> (@Sendable () async throws -> Data?)? {
    let kind = UTType(identifier)
    return lock.withLock { loaders }.first { loader in
      if loader.type == identifier { return true }
      guard let kind, let own = UTType(loader.type) else { return false }
      return own.conforms(to: kind)
    }?.load
  }
}

/// The apps that can receive data from a provider.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}

import Foundation
import UniformTypeIdentifiers

/// A file as a parameter or a result of an intent.
public struct IntentFile: Hashable, Sendable {
  private enum Content: Hashable, Sendable {
    case data(Data)
    case file(URL)
  }

  private let content: Content
  public var filename: String
  public var type: UTType?
  /// Stored only: no system removes files.
  public var removedOnCompletion = false

  public init(data: Data, filename: String, type: UTType? = nil) {
    (content, self.filename, self.type) = (.data(data), filename, type)
  }

  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    content = .file(fileURL)
    self.filename = filename ?? fileURL.lastPathComponent
    self.type = type ?? UTType(filenameExtension: fileURL.pathExtension)
  }

  /// The contents; empty if the file can't be read.
  public var data: Data {
    switch content {
    case .data(let data): data
    case .file(let url): (try? Data(contentsOf: url)) ?? Data()
    }
  }

  /// Returns the contents, without a conversion to the type.
  public func data(contentType: UTType) async throws -> Data {
    switch content {
    case .data(let data): data
    case .file(let url): try Data(contentsOf: url)
    }
  }

  public var fileURL: URL? {
    if case .file(let url) = content { url } else { nil }
  }
}

extension IntentParameter where Value == IntentFile {
  /// Creates a parameter for a file. The types have no effect: there is no user to choose a file.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: IntentFile? = nil, requestValueDialog: IntentDialog? = nil,
    supportedContentTypes: [UTType],
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }

  /// Creates a parameter for a file. The types have no effect: there is no user to choose a file.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: IntentFile? = nil, requestValueDialog: IntentDialog? = nil,
    supportedTypeIdentifiers: [String],
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description, default: defaultValue)
  }
}

extension IntentParameter where Value == IntentFile? {
  /// Creates a parameter for a file. The types have no effect: there is no user to choose a file.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, supportedContentTypes: [UTType],
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description)
  }
}

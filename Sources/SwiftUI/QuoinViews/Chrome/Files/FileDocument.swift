import Combine
import Foundation
import QuoinCore
import UniformTypeIdentifiers

#if !canImport(Darwin)
  /// The contents of a file, a folder or a link.
  open class FileWrapper: @unchecked Sendable {
    open var preferredFilename: String?
    open var filename: String?
    private let contents: Data?
    /// The folder's items, by name.
    open private(set) var fileWrappers: [String: FileWrapper]?
    public let symbolicLinkDestinationURL: URL?

    public init(regularFileWithContents contents: Data) {
      (self.contents, fileWrappers, symbolicLinkDestinationURL) = (contents, nil, nil)
    }
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
      (contents, fileWrappers, symbolicLinkDestinationURL) = (nil, childrenByPreferredName, nil)
    }
    public init(symbolicLinkWithDestinationURL url: URL) {
      (contents, fileWrappers, symbolicLinkDestinationURL) = (nil, nil, url)
    }

    open var regularFileContents: Data? { contents }
    open var isRegularFile: Bool { contents != nil }
    open var isDirectory: Bool { fileWrappers != nil }
    open var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }
  }
#endif

/// The source from which a document is read.
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}

/// The parameters for writing a document.
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}

/// A value that is stored in a file.
public protocol FileDocument {
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  init(configuration: ReadConfiguration) throws
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// An object that is stored in a file.
public protocol ReferenceFileDocument: ObservableObject {
  associatedtype Snapshot
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  init(configuration: ReadConfiguration) throws
  func snapshot(contentType: UTType) throws -> Snapshot
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

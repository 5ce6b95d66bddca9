import Combine
import CoreTransferable
import Foundation
import QuoinCore
import UniformTypeIdentifiers

// The system's file dialogs, which pictures don't show and in which no file can be chosen.

extension View {
  private func withoutFiles(_ name: String) -> some View {
    unsupported("\(name) has no effect: file dialogs don't open.")
  }

  /// Compiles only: lets people choose a file. Sizing: neutral.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { withoutFiles("fileImporter") }

  /// Compiles only: lets people choose files. Sizing: neutral.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { withoutFiles("fileImporter") }

  /// Compiles only: lets people choose files. Sizing: neutral.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View { withoutFiles("fileImporter") }

  /// Compiles only: lets people save a document to a file.
  /// Sizing: neutral.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { withoutFiles("fileExporter") }

  /// Compiles only: lets people save a document to a file.
  /// Sizing: neutral.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { withoutFiles("fileExporter") }

  /// Compiles only: lets people save a document to a file.
  /// Sizing: neutral.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { withoutFiles("fileExporter") }

  /// Compiles only: lets people save documents to files.
  /// Sizing: neutral.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument { withoutFiles("fileExporter") }

  /// Compiles only: lets people save a value to a file.
  /// Sizing: neutral.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { withoutFiles("fileExporter") }

  /// Compiles only: lets people move a file. Sizing: neutral.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { withoutFiles("fileMover") }

  /// Compiles only: lets people move files. Sizing: neutral.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL { withoutFiles("fileMover") }
}

import Foundation
import QuoinCore
import QuoinGeometry

/// A document that is open in a window: its value, and the file that it comes from.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document; writing changes what the window shows.
  @Binding public var document: Document
  /// The document's file; `nil` for a new one.
  public let fileURL: URL?
  /// Whether the window may change the document.
  public let isEditable: Bool
}

/// A document that is an object and open in a window.
@MainActor
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// The document's file; `nil` for a new one.
  public let fileURL: URL?
  /// Whether the window may change the document.
  public let isEditable: Bool
}

/// Windows for documents. A preview shows one with a new document; for documents that can only be viewed there is none.
public struct DocumentGroup<Document, Content: View>: _PrimitiveScene {
  let window: @MainActor () -> AnyView?

  /// Windows that edit documents which are values.
  ///
  /// - Parameters:
  ///   - newDocument: A new document.
  ///   - editor: Makes what a window shows.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {
    window = { AnyView(DocumentWindow(document: newDocument(), editor: editor)) }
  }

  /// Windows that show documents which are values, and don't change them.
  ///
  /// - Parameters:
  ///   - documentType: The type of the documents.
  ///   - viewer: Makes what a window shows.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {
    window = { nil }
  }

  /// Windows that edit documents which are objects.
  ///
  /// - Parameters:
  ///   - newDocument: Makes a new document.
  ///   - editor: Makes what a window shows.
  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) where Document: ReferenceFileDocument {
    window = {
      let document = newDocument()
      return AnyView(
        editor(
          ReferenceFileDocumentConfiguration(document: document, fileURL: nil, isEditable: true)))
    }
  }

  public static func _window(of scene: Self) -> AnyView? { scene.window() }
}

/// The window of a document that is a value, which it keeps.
private struct DocumentWindow<Document: FileDocument, Content: View>: View {
  @State var document: Document
  let editor: (FileDocumentConfiguration<Document>) -> Content

  var body: some View {
    editor(FileDocumentConfiguration(document: $document, fileURL: nil, isEditable: true))
  }
}

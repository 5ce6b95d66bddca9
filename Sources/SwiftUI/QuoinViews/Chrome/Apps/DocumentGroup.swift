import Foundation
import QuoinCore
import QuoinGeometry

/// A value-type document that is open in a window, and its file.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document; setting it updates the window.
  @Binding public var document: Document
  /// The document's file, or `nil` for a new document.
  public let fileURL: URL?
  /// Whether the window may change the document.
  public let isEditable: Bool
}

/// A reference-type document that is open in a window.
@MainActor
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// The document's file, or `nil` for a new document.
  public let fileURL: URL?
  /// Whether the window may change the document.
  public let isEditable: Bool
}

/// Windows for documents. A preview shows one with a new document; a group that only views
/// documents has no preview.
public struct DocumentGroup<Document, Content: View>: _PrimitiveScene {
  let window: @MainActor () -> AnyView?

  /// Creates windows that edit value-type documents.
  ///
  /// - Parameters:
  ///   - newDocument: A new document.
  ///   - editor: Creates the window's content.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {
    window = { AnyView(DocumentWindow(document: newDocument(), editor: editor)) }
  }

  /// Creates windows that show value-type documents without changing them.
  ///
  /// - Parameters:
  ///   - documentType: The type of the documents.
  ///   - viewer: Creates the window's content.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {
    window = { nil }
  }

  /// Creates windows that edit reference-type documents.
  ///
  /// - Parameters:
  ///   - newDocument: Creates a new document.
  ///   - editor: Creates the window's content.
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

/// The window of a value-type document; the document is its state.
private struct DocumentWindow<Document: FileDocument, Content: View>: View {
  @State var document: Document
  let editor: (FileDocumentConfiguration<Document>) -> Content

  var body: some View {
    editor(FileDocumentConfiguration(document: $document, fileURL: nil, isEditable: true))
  }
}

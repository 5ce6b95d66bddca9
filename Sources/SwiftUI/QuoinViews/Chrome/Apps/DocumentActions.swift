import CoreTransferable
import Foundation
import QuoinCore

/// Creates a document in a new window. In a picture, which has only one, it does nothing.
public struct NewDocumentAction: Sendable {
  public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure () -> D) {}
  public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {}
}

/// Opens a document in a new window, which fails in a picture.
public struct OpenDocumentAction: Sendable {
  /// - Throws: `CocoaError`, because no document can be opened.
  public func callAsFunction(at url: URL) async throws { throw CocoaError(.fileReadUnknown) }
}

extension EnvironmentValues {
  public var newDocument: NewDocumentAction { NewDocumentAction() }
  public var openDocument: OpenDocumentAction { OpenDocumentAction() }
  /// The undo manager of the view's window; always `nil`, because changes are not recorded.
  public var undoManager: UndoManager? { nil }
}

extension View {
  /// Sets the file that the title bar of the window represents, which `ViewHost.appWindow()`
  /// returns; no picture shows it.
  /// Sizing: neutral.
  public func navigationDocument(_ url: URL) -> some View {
    bars { bars, _ in bars.document = url }
  }

  /// Compiles only: sets the item that the title bar of the window represents.
  /// Sizing: neutral.
  public func navigationDocument<D: Transferable, Image, Icon>(
    _ document: D, preview: SharePreview<Image, Icon>
  ) -> some View { self }

  /// Compiles only: sets whether the app may quit while the dialog is presented.
  /// Sizing: neutral.
  public func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View { self }

  /// Compiles only: sets whether the app may quit while the sheet is presented.
  /// Sizing: neutral.
  public func presentationPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View {
    self
  }

  /// Compiles only: sets the style of windows that the view opens.
  /// Sizing: neutral.
  public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { self }

  /// Compiles only: sets the toolbar style of windows that the view opens.
  /// Sizing: neutral.
  public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View { self }

  /// Compiles only: sets which URLs are enabled in the file dialogs of the view.
  /// Sizing: neutral.
  public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
}

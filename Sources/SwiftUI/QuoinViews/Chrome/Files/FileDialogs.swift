import Combine
import CoreTransferable
import Foundation
import QuoinCore
import UniformTypeIdentifiers

// The system's file dialogs: panels on macOS, in which a test chooses files; other platforms show
// none.

extension View {
  private func dialog(_ dialog: FileDialog, _ isPresented: Binding<Bool>) -> some View {
    // The view around, which reads the binding here, is updated when it changes.
    modifier(FileDialogModifier(dialog: dialog, state: PresentationState(.files, isPresented)))
  }

  /// Lets people choose a file in a panel on macOS. Partly: other platforms show no panel.
  /// Sizing: neutral; h-exp, v-exp for the whole window while presented.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    dialog(
      FileDialog(
        "fileImporter", "Open",
        choose: { files in if let file = files.first { onCompletion(.success(file)) } }),
      isPresented)
  }

  /// Lets people choose files in a panel on macOS. Partly: other platforms show no panel.
  /// Sizing: neutral; h-exp, v-exp for the whole window while presented.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion,
      onCancellation: {})
  }

  /// Lets people choose files in a panel on macOS. Partly: other platforms show no panel.
  /// Sizing: neutral; h-exp, v-exp for the whole window while presented.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    dialog(
      FileDialog(
        "fileImporter", "Open", takesMany: allowsMultipleSelection, cancel: onCancellation,
        choose: { onCompletion(.success($0)) }),
      isPresented)
  }

  /// Shows a panel for saving a document on macOS. Partly: it can only be cancelled.
  /// Sizing: neutral; h-exp, v-exp for the whole window while presented.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { dialog(.export(defaultFilename), isPresented) }

  /// Shows a panel for saving a document on macOS. Partly: it can only be cancelled.
  /// Sizing: neutral; h-exp, v-exp for the whole window while presented.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { dialog(.export(defaultFilename), isPresented) }

  /// Shows a panel for saving a document on macOS. Partly: it can only be cancelled.
  /// Sizing: neutral; h-exp, v-exp for the whole window while presented.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View { dialog(.export(defaultFilename, cancel: onCancellation), isPresented) }

  /// Shows a panel for saving documents on macOS. Partly: it can only be cancelled.
  /// Sizing: neutral; h-exp, v-exp for the whole window while presented.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument { dialog(.export(nil), isPresented) }

  /// Shows a panel for saving a value on macOS. Partly: it can only be cancelled.
  /// Sizing: neutral; h-exp, v-exp for the whole window while presented.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View { dialog(.export(defaultFilename, cancel: onCancellation), isPresented) }

  /// Shows a panel for moving a file on macOS. Partly: it can only be cancelled.
  /// Sizing: neutral; h-exp, v-exp for the whole window while presented.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { dialog(FileDialog("fileMover", "Move"), isPresented) }

  /// Shows a panel for moving files on macOS. Partly: it can only be cancelled.
  /// Sizing: neutral; h-exp, v-exp for the whole window while presented.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL { dialog(FileDialog("fileMover", "Move"), isPresented) }
}

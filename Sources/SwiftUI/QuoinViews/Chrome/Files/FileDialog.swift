import Foundation
import QuoinCore

/// A file dialog: its button, and what happens when it ends.
@MainActor
package struct FileDialog {
  /// The name of the modifier in messages.
  let modifier: String
  /// The title of the button that takes the choice.
  let action: String
  /// The suggested name of a file to be saved.
  let fileName: String?
  let takesMany: Bool
  let cancel: () -> Void
  /// Takes the files that the user has chosen; `nil` if the dialog can only be cancelled.
  let choose: (([URL]) -> Void)?

  init(
    _ modifier: String, _ action: String, fileName: String? = nil, takesMany: Bool = false,
    cancel: @escaping () -> Void = {}, choose: (([URL]) -> Void)? = nil
  ) {
    (self.modifier, self.action, self.fileName) = (modifier, action, fileName)
    (self.takesMany, self.cancel, self.choose) = (takesMany, cancel, choose)
  }

  static func export(_ fileName: String?, cancel: @escaping () -> Void = {}) -> FileDialog {
    FileDialog("fileExporter", "Export", fileName: fileName, cancel: cancel)
  }
}

/// A file dialog that is shown, for tests.
@MainActor
package struct FileDialogHandle {
  private let dialog: FileDialog
  private let close: () -> Void

  init(_ dialog: FileDialog, close: @escaping () -> Void) {
    (self.dialog, self.close) = (dialog, close)
  }

  /// Ends the dialog with the choice of `files`; returns an error message if it doesn't take them.
  package func choose(_ files: [URL]) -> String? {
    guard let choose = dialog.choose else {
      return "The dialog of \(dialog.modifier) can only be cancelled, with dismiss()."
    }
    guard !files.isEmpty, dialog.takesMany || files.count == 1 else {
      return "It takes \(dialog.takesMany ? "one or more files" : "one file"), not \(files.count)."
    }
    close()
    choose(files)
    return nil
  }
}

/// Presents a file dialog on macOS (Rules/Navigation.md#file-dialogs); warns on other platforms.
struct FileDialogModifier: PrimitiveModifier {
  let dialog: FileDialog
  let state: PresentationState

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let dialog = modifier.dialog
    guard emission.environment.platform == .macOS else {
      let name = dialog.modifier
      return emission.emit(
        content.unsupported("\(name) has no effect: file dialogs don't open on iOS."))
    }
    var state = modifier.state
    let close = state.dismiss
    state.dismiss = {
      close()
      dialog.cancel()
    }
    emission.emit(content.present(state) { _ in FilePanel(dialog: dialog, close: close) })
  }
}

/// The panel of a file dialog, which shows no files. Its look is estimated.
/// Sizing: h-exp, v-exp.
private struct FilePanel: View {
  let dialog: FileDialog
  let close: () -> Void
  @Environment(\.dismissal) private var dismissal

  var body: some View {
    VStack(spacing: 20) {
      if let name = dialog.fileName {
        HStack {
          Text("Save As:")
          Text(verbatim: name)
        }
      }
      HStack {
        Spacer()
        Button("Cancel", role: .cancel) { dismissal?.end() }.keyboardShortcut(.cancelAction)
        Button(dialog.action) {}.disabled(true)
      }
    }
    .padding(20)
    .frame(width: 400)
    .glass(in: RoundedRectangle(cornerRadius: 16, style: .continuous), tone: 0.92)
    .attribute { $0.attach(FileDialogHandle(dialog, close: close), since: $1) }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { Dimming() }
  }
}

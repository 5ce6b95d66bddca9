import Foundation
import QuoinCore
import QuoinViews

extension ViewHost {
  /// Chooses `files` in the file dialog in front, which closes it; `dismiss()` cancels it.
  ///
  /// - Throws: `ControlError.notPresented` without a file dialog, or `ControlError.value(_:_:)` if
  ///   it doesn't take the files.
  @discardableResult
  public func chooseFiles(_ files: [URL]) throws -> UpdateRecord {
    try perform {
      let dialogs = tree.emission.nodes.carriedInFront(FileDialogHandle.self)
      guard let dialog = dialogs.first?.thing else { throw ControlError.notPresented }
      if let reason = dialog.choose(files) { throw ControlError.value("file dialog", reason) }
    }
  }
}

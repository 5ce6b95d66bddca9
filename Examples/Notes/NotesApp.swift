import SwiftData
import SwiftUI

@main
struct NotesApp: App {
  var body: some Scene {
    WindowGroup {
      NoteList()
    }
    .modelContainer(for: Note.self, isUndoEnabled: true)
  }
}

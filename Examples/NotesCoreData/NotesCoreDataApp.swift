import SwiftUI

/// An app for notes with tags, kept by Core Data.
@main
struct NotesCoreDataApp: App {
  let persistence = PersistenceController.shared

  var body: some Scene {
    WindowGroup {
      NoteList()
        .environment(\.managedObjectContext, persistence.container.viewContext)
    }
  }
}

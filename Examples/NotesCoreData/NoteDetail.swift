import CoreData
import SwiftUI

/// A note with its text and tags, which are saved when it is left.
struct NoteDetail: View {
  @Environment(\.managedObjectContext) private var context
  @ObservedObject var note: Note
  @State private var isChoosingTags = false

  var body: some View {
    Form {
      Section {
        TextField("Title", text: $note.editedTitle)
        TextField("Text", text: $note.editedText, axis: .vertical)
          .lineLimit(4...)
      }
      Section {
        Toggle("Pinned", isOn: $note.isPinned)
        Button {
          isChoosingTags = true
        } label: {
          LabeledContent("Tags") {
            Text(note.sortedTags.map(\.shownName).joined(separator: ", "))
          }
        }
        .tint(.primary)
      }
      if let created = note.created {
        Section {
          LabeledContent("Created") { Text(created, format: .dateTime.day().month().year()) }
        }
      }
    }
    .navigationTitle(note.shownTitle)
    .navigationBarTitleDisplayMode(.inline)
    .sheet(isPresented: $isChoosingTags) { TagPicker(note: note) }
    .onDisappear { context.saveIfNeeded() }
  }
}

#Preview("A note") {
  let context = PersistenceController.preview.container.viewContext
  let request = Note.fetchRequest()
  request.predicate = NSPredicate(format: "title == %@", "Market")
  return NavigationStack {
    if let note = try? context.fetch(request).first { NoteDetail(note: note) }
  }
  .environment(\.managedObjectContext, context)
}

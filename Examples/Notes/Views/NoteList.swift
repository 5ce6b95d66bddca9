import SwiftData
import SwiftUI

/// All notes, with a search field and a button for a new one.
struct NoteList: View {
  @Environment(\.modelContext) private var context
  @State private var search = ""
  @State private var path: [Note] = []

  var body: some View {
    NavigationStack(path: $path) {
      NoteResults(search: search)
        .navigationTitle("Notes")
        .navigationDestination(for: Note.self) { NoteDetail(note: $0) }
        .searchable(text: $search)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) {
            Button("Undo", systemImage: "arrow.uturn.backward") {
              context.undoManager?.undo()
            }
          }
          ToolbarItem(placement: .topBarTrailing) {
            Button("New note", systemImage: "square.and.pencil", action: add)
          }
        }
    }
  }

  private func add() {
    let note = Note(title: "New note")
    context.insert(note)
    path = [note]
  }
}

/// The notes that contain a text, the newest first.
struct NoteResults: View {
  @Environment(\.modelContext) private var context
  @Query private var notes: [Note]
  private let search: String

  init(search: String) {
    self.search = search
    _notes = Query(
      filter: #Predicate<Note> { note in
        search.isEmpty || note.title.localizedStandardContains(search)
          || note.text.localizedStandardContains(search)
          || note.tags.contains { $0.name == search }
      },
      sort: \.created, order: .reverse, animation: .default)
  }

  var body: some View {
    List {
      if !pinned.isEmpty {
        Section("Pinned") { rows(pinned) }
      }
      Section(pinned.isEmpty ? "" : "Notes") { rows(others) }
    }
    .overlay {
      if notes.isEmpty {
        ContentUnavailableView(
          search.isEmpty ? "No notes" : "Nothing found", systemImage: "note.text")
      }
    }
  }

  private var pinned: [Note] { notes.filter(\.isPinned) }
  private var others: [Note] { notes.filter { !$0.isPinned } }

  private func rows(_ notes: [Note]) -> some View {
    ForEach(notes) { note in
      NavigationLink(value: note) { NoteRow(note: note) }
    }
    .onDelete { offsets in
      for offset in offsets { context.delete(notes[offset]) }
    }
  }
}

#Preview("List") {
  NoteList()
    .modelContainer(SampleNotes.container)
}

#Preview("Empty") {
  NoteList()
    .modelContainer(for: Note.self, inMemory: true)
}

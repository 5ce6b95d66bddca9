import CoreData
import SwiftUI

/// The notes, pinned ones first, with a search and undo.
struct NoteList: View {
  @Environment(\.managedObjectContext) private var context

  @FetchRequest(
    sortDescriptors: [
      NSSortDescriptor(keyPath: \Note.isPinned, ascending: false),
      NSSortDescriptor(keyPath: \Note.created, ascending: false),
    ],
    animation: .default)
  private var notes: FetchedResults<Note>

  @State private var search = ""
  @State private var path: [Note] = []

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(notes) { note in
          NavigationLink(value: note) { NoteRow(note: note) }
            .swipeActions(edge: .leading) {
              Button(note.isPinned ? "Unpin" : "Pin", systemImage: "pin") {
                note.isPinned.toggle()
                context.saveIfNeeded()
              }
              .tint(.orange)
            }
        }
        .onDelete(perform: delete)
      }
      .overlay {
        if notes.isEmpty {
          ContentUnavailableView("No notes", systemImage: "note.text")
        }
      }
      .navigationTitle("Notes")
      .navigationDestination(for: Note.self) { NoteDetail(note: $0) }
      .searchable(text: $search)
      .onChange(of: search) { notes.nsPredicate = Self.predicate(for: search) }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button("Undo", systemImage: "arrow.uturn.backward", action: undo)
        }
        ToolbarItem(placement: .primaryAction) {
          Button("New note", systemImage: "square.and.pencil", action: add)
        }
      }
    }
  }

  private static func predicate(for search: String) -> NSPredicate? {
    guard !search.isEmpty else { return nil }
    return NSPredicate(
      format: "title CONTAINS[cd] %@ OR text CONTAINS[cd] %@ OR ANY tags.name CONTAINS[cd] %@",
      search, search, search)
  }

  private func add() {
    let note = Note(context: context)
    note.created = Date()
    context.saveIfNeeded()
    path = [note]
  }

  private func delete(at offsets: IndexSet) {
    for note in offsets.map({ notes[$0] }) { context.delete(note) }
    context.saveIfNeeded()
  }

  private func undo() {
    context.undoManager?.undo()
    context.saveIfNeeded()
  }
}

/// One note in the list.
struct NoteRow: View {
  @ObservedObject var note: Note

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Text(note.shownTitle).font(.headline)
        if note.isPinned {
          Image(systemName: "pin.fill").font(.caption).foregroundStyle(.orange)
        }
      }
      if !note.editedText.isEmpty {
        Text(note.editedText).lineLimit(2).foregroundStyle(.secondary)
      }
      if !note.sortedTags.isEmpty {
        Text(note.sortedTags.map(\.shownName).joined(separator: ", "))
          .font(.caption)
          .foregroundStyle(.tint)
      }
    }
  }
}

extension NSManagedObjectContext {
  /// Saves what has changed.
  func saveIfNeeded() {
    guard hasChanges else { return }
    do {
      try save()
    } catch {
      rollback()
      print("The notes can't be saved: \(error)")
    }
  }
}

#Preview("Notes") {
  NoteList()
    .environment(\.managedObjectContext, PersistenceController.preview.container.viewContext)
}

#Preview("No notes") {
  NoteList()
    .environment(
      \.managedObjectContext, PersistenceController(inMemory: true).container.viewContext)
}

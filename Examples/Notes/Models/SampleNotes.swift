import Foundation
import SwiftData
import SwiftUI

/// The content of the previews.
@MainActor
enum SampleNotes {
  /// A container in memory, with notes.
  static let container: ModelContainer = {
    do {
      let container = try ModelContainer(
        for: Note.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
      fill(container.mainContext)
      return container
    } catch {
      fatalError("The container of the previews can't be created: \(error)")
    }
  }()

  /// One of the notes.
  static var note: Note {
    let descriptor = FetchDescriptor<Note>(sortBy: [SortDescriptor(\.created)])
    return (try? container.mainContext.fetch(descriptor).first) ?? Note(title: "Empty")
  }

  private static func fill(_ context: ModelContext) {
    let home = Tag(name: "Home")
    let work = Tag(name: "Work")
    let ideas = Tag(name: "Ideas")
    let day = Date(timeIntervalSinceReferenceDate: 780_000_000)
    let notes = [
      Note(
        title: "Shopping", text: "Bread, apples, coffee, and a card for Ann.", created: day,
        tags: [home]),
      Note(
        title: "Talk on layout", text: "Start with the proposal, end with a picture.",
        created: day.addingTimeInterval(3600), tags: [work, ideas]),
      Note(
        title: "Balcony", text: "Two tomatoes, one basil, and a chair.",
        created: day.addingTimeInterval(86400), tags: [home, ideas]),
    ]
    for note in notes { context.insert(note) }
    notes[1].isPinned = true
  }
}

/// Provides the container of the sample notes to a preview.
struct SampleNotesModifier: PreviewModifier {
  static func makeSharedContext() async throws -> ModelContainer { SampleNotes.container }

  func body(content: Content, context: ModelContainer) -> some View {
    content.modelContainer(context)
  }
}

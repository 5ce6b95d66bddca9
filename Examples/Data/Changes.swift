import SwiftData
import SwiftUI

/// Adds and deletes trips.
struct TripManager: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Trip.start) private var trips: [Trip]

  var body: some View {
    List {
      ForEach(trips) { Text($0.name) }
        .onDelete { offsets in
          for offset in offsets { context.delete(trips[offset]) }
        }
      Button("Add") {
        context.insert(Trip(name: "New trip", start: .now))
      }
    }
  }
}

/// Edits a trip in place: `@Bindable` makes bindings to the properties of a model.
struct TripEditor: View {
  @Bindable var trip: Trip

  var body: some View {
    Form {
      TextField("Name", text: $trip.name)
      DatePicker("Start", selection: $trip.start, displayedComponents: .date)
      Picker("Kind", selection: $trip.kind) {
        ForEach(Trip.Kind.allCases, id: \.self) { Text($0.rawValue) }
      }
      Button("Add a night in Rome") { trip.stays.append(Stay(place: "Rome", nights: 1)) }
    }
  }
}

/// Changes that are saved together, or not at all.
enum Totals {
  static func addCountries(to context: ModelContext) throws {
    try context.transaction {
      context.insert(Country(code: "IT", name: "Italy"))
      context.insert(Country(code: "FR", name: "France"))
    }
  }

  /// The number of all nights, without a view.
  static func nights(in context: ModelContext) throws -> Int {
    try context.fetch(FetchDescriptor<Stay>()).reduce(0) { $0 + $1.nights }
  }

  /// The number of trips from a day on.
  static func trips(from day: Date, in context: ModelContext) throws -> Int {
    try context.fetchCount(FetchDescriptor<Trip>(predicate: #Predicate { $0.start >= day }))
  }
}

/// Work in the background, on a context of its own.
@ModelActor
actor Importer {
  func add(_ names: [String]) throws {
    for name in names { modelContext.insert(Trip(name: name, start: .now)) }
    try modelContext.save()
  }

  func rename(_ id: PersistentIdentifier, to name: String) throws {
    self[id, as: Trip.self]?.name = name
    try modelContext.save()
  }
}

#Preview("Manager") { TripManager().modelContainer(Samples.container) }
#Preview("Editor") { TripEditor(trip: Samples.trip).modelContainer(Samples.container) }

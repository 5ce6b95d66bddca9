import Foundation
import SwiftData

/// The content of the previews: a container in memory, filled once.
@MainActor
enum Samples {
  static let trip = Trip(name: "Italy", start: Date(timeIntervalSinceReferenceDate: 780_000_000))

  static let container: ModelContainer = {
    do {
      let container = try ModelContainer(
        for: Trip.self, Country.self,
        configurations: ModelConfiguration(isStoredInMemoryOnly: true))
      let context = container.mainContext
      context.insert(trip)
      trip.budget = Trip.Budget(amount: 1200, currency: "EUR")
      trip.stays = [
        Stay(place: "Rome", nights: 3), Stay(place: "Naples", nights: 2),
        Stay(place: "Bari", nights: 1), Stay(place: "Siena", nights: 4),
      ]
      let start = trip.start.addingTimeInterval(864_000)
      context.insert(Trip(name: "Conference", start: start, kind: .work))
      return container
    } catch {
      fatalError("The container of the previews can't be created: \(error)")
    }
  }()
}

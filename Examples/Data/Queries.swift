import SwiftData
import SwiftUI

/// All trips, the earliest first.
struct TripList: View {
  @Query(sort: \Trip.start) private var trips: [Trip]

  var body: some View {
    List(trips) { trip in
      LabeledContent(trip.name, value: "\(trip.stays.count) stays")
    }
  }
}

/// The trips without a stay, by two keys.
struct OpenTripList: View {
  @Query(
    filter: #Predicate<Trip> { $0.stays.isEmpty },
    sort: [SortDescriptor(\Trip.name), SortDescriptor(\Trip.start, order: .reverse)])
  private var trips: [Trip]

  var body: some View {
    List(trips) { Text($0.name) }
  }
}

/// A query that depends on a value, which the initializer creates.
struct FoundTrips: View {
  @Query private var trips: [Trip]

  init(search: String) {
    _trips = Query(
      filter: #Predicate { trip in
        search.isEmpty || trip.name.localizedStandardContains(search)
          || trip.stays.contains { $0.place.localizedStandardContains(search) }
      },
      sort: \.start, animation: .default)
  }

  var body: some View {
    ForEach(trips) { Text($0.name) }
  }
}

/// The three longest stays.
struct LongStays: View {
  @Query(LongStays.longest) private var stays: [Stay]

  private static var longest: FetchDescriptor<Stay> {
    var descriptor = FetchDescriptor<Stay>(
      sortBy: [SortDescriptor(\.nights, order: .reverse)])
    descriptor.fetchLimit = 3
    return descriptor
  }

  var body: some View {
    ForEach(stays) { Text("\($0.place): \($0.nights)") }
  }
}

#Preview("Trips") { TripList().modelContainer(Samples.container) }
#Preview("Open") { OpenTripList().modelContainer(Samples.container) }
#Preview("Search") { List { FoundTrips(search: "rome") }.modelContainer(Samples.container) }
#Preview("Longest") { List { LongStays() }.modelContainer(Samples.container) }

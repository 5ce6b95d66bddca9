import Foundation
import SwiftData

/// A trip with its stays, which are deleted with it.
@Model
final class Trip {
  var name: String
  var start: Date
  var kind = Kind.holiday
  var budget: Budget?
  @Relationship(deleteRule: .cascade) var stays: [Stay] = []
  /// Not saved: a note of the running app.
  @Transient var isHighlighted = false

  init(name: String, start: Date, kind: Kind = .holiday) {
    self.name = name
    self.start = start
    self.kind = kind
  }

  /// An enumeration is saved by its raw value.
  enum Kind: String, Codable, CaseIterable { case holiday, work }

  /// A structure is saved as JSON.
  struct Budget: Codable {
    var amount: Decimal
    var currency: String
  }
}

/// A night or more in one place. Its trip is the inverse of the trip's stays.
@Model
final class Stay {
  var place: String
  var nights: Int
  var trip: Trip?

  init(place: String, nights: Int) {
    self.place = place
    self.nights = nights
  }
}

/// A country, of which each code exists once.
@Model
final class Country {
  #Unique<Country>([\.code])
  #Index<Country>([\.name])
  var code: String
  var name: String

  init(code: String, name: String) {
    self.code = code
    self.name = name
  }
}

import Foundation

/// The delivery address of an order.
struct Address: Hashable {
  var name = ""
  var street = ""
  var city = ""
  var isGift = false
  var greeting = ""
  var delivery = Delivery.standard

  var isComplete: Bool { ![name, street, city].contains { $0.isEmpty } }

  enum Delivery: String, CaseIterable, Identifiable {
    case standard
    case express

    var id: Self { self }
  }
}

/// The amount spent in a month.
struct Spending: Identifiable {
  let month: Int
  let amount: Double

  var id: Int { month }
  var name: String { Calendar.current.veryShortMonthSymbols[month - 1] }
}

import Foundation

/// The sales of a shop: months, kinds and amounts.
struct Sale: Identifiable {
  let id: Int
  let month: String
  let kind: String
  let amount: Double

  static let all: [Sale] = {
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]
    let amounts = [[32, 41, 38, 52, 61, 57], [18, 22, 31, 27, 35, 40], [9, 12, 8, 15, 11, 17]]
    var all: [Sale] = []
    for (kind, row) in zip(["Tea", "Coffee", "Cake"], amounts) {
      for (month, amount) in zip(months, row) {
        all.append(Sale(id: all.count, month: month, kind: kind, amount: Double(amount)))
      }
    }
    return all
  }()

  static let tea = all.filter { $0.kind == "Tea" }
}

/// A day's measurements.
struct Day: Identifiable {
  let id: Int
  let date: Date
  let low: Double
  let high: Double
  var mean: Double { (low + high) / 2 }

  /// Thirty days from 1 June 2026.
  static let all: [Day] = (0..<30).map { (index: Int) -> Day in
    let date = Date(timeIntervalSince1970: 1_780_272_000 + Double(index) * 86400)
    let wave = sin(Double(index) / 4) * 5
    let jitter = Double(index * 7 % 5)
    return Day(id: index, date: date, low: 12 + wave - jitter / 2, high: 20 + wave + jitter)
  }
}

/// A point of a scatter chart.
struct Flower: Identifiable {
  let id: Int
  let length: Double
  let width: Double
  let species: String

  static let all: [Flower] = (0..<60).map { (index: Int) -> Flower in
    let group = index % 3
    let length = 4.5 + Double(group) + Double(index * 13 % 17) / 12
    let width = 2.2 + Double(group) * 0.4 + Double(index * 29 % 19) / 16
    return Flower(
      id: index, length: length, width: width,
      species: ["Setosa", "Versicolor", "Virginica"][group])
  }
}

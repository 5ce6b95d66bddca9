import SwiftUI

/// A row of `faults`.
struct Person: Decodable {
  let id: Int
  let name: String
}

/// A card that stops its process for a negative number.
struct Card: View {
  let person: Person

  private var number: Int {
    precondition(person.id >= 0, "a poisoned row")
    return person.id
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(person.name).font(.title.bold())
      Text("Member \(number)").foregroundStyle(.secondary)
    }
    .padding(40)
    .background(.teal.gradient, in: .rect(cornerRadius: 20))
  }
}

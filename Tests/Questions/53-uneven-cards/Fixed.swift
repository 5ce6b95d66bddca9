import SwiftUI

struct PlanCard: View {
  var name: String
  var terms: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(name).font(.headline)
      Text(terms)
    }
    .padding()
    .frame(maxHeight: .infinity, alignment: .top)
    .background(Color.mint.opacity(0.4))
  }
}

struct Plans: View {
  var body: some View {
    HStack(alignment: .top) {
      PlanCard(name: "Guest", terms: "One visit")
      PlanCard(name: "Member", terms: "All visits of a year, with a friend on Sundays and a locker")
    }
    .fixedSize(horizontal: false, vertical: true)
    .padding()
  }
}

#Preview { Plans() }

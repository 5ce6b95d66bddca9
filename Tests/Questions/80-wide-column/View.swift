import SwiftUI

struct PlantCard: View {
  var body: some View {
    Grid(alignment: .leading) {
      GridRow {
        Text("Soil")
        Text("dry")
      }
      GridRow {
        Text("Light")
        Text("half shade")
      }
      GridRow {
        Text("Water it once a week in summer")
          .font(.caption)
      }
    }
    .padding()
    .border(.gray)
  }
}

#Preview { PlantCard() }

import SwiftUI

/// A recipe: a tall image, facts in a row, disclosure groups, numbered steps.
struct Recipe: View {
  @State private var showsIngredients = true
  @State private var showsNotes = false
  @State private var portions = 4

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 18) {
        ZStack(alignment: .bottomLeading) {
          RadialGradient(
            colors: [.yellow, .orange, .brown], center: .center, startRadius: 10, endRadius: 220)
          Image(systemName: "fork.knife")
            .font(.system(size: 80))
            .foregroundStyle(.white.opacity(0.8))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
          Text("Cardamom buns")
            .font(.largeTitle.bold())
            .foregroundStyle(.white)
            .padding()
        }
        .frame(height: 230)
        VStack(alignment: .leading, spacing: 18) {
          HStack {
            fact("clock", "2 h 30")
            fact("flame", "310 kcal")
            fact("chart.bar", "Medium")
          }
          Stepper("\(portions) portions", value: $portions, in: 1...12)
          DisclosureGroup("Ingredients", isExpanded: $showsIngredients) {
            VStack(alignment: .leading, spacing: 6) {
              ingredient("250 g", "butter, soft")
              ingredient("5 dl", "milk, lukewarm")
              ingredient("50 g", "fresh yeast")
              ingredient("2 tbsp", "cardamom, coarsely ground")
            }
            .padding(.vertical, 8)
          }
          .font(.headline)
          DisclosureGroup("Notes", isExpanded: $showsNotes) {
            Text("Better the next day, if any are left.")
          }
          .font(.headline)
          GroupBox {
            VStack(alignment: .leading, spacing: 10) {
              step(
                1,
                "Dissolve the yeast in the milk, add half of the butter and knead for ten minutes.")
              step(2, "Let the dough rise under a cloth until it has doubled.")
              step(3, "Roll, spread, fold, cut and knot. Bake at 225 °C for eight minutes.")
            }
          } label: {
            Label("Method", systemImage: "list.number")
          }
        }
        .padding(.horizontal)
      }
    }
    .ignoresSafeArea(edges: .top)
    .tint(.orange)
  }

  private func fact(_ symbol: String, _ text: String) -> some View {
    Label(text, systemImage: symbol)
      .font(.subheadline)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 10)
      .background(.orange.opacity(0.12), in: .rect(cornerRadius: 12))
  }

  private func ingredient(_ amount: String, _ name: String) -> some View {
    HStack(alignment: .firstTextBaseline) {
      Text(amount).frame(width: 70, alignment: .trailing).foregroundStyle(.secondary)
      Text(name)
    }
    .font(.body)
  }

  private func step(_ number: Int, _ text: String) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 10) {
      Text("\(number)").font(.headline).foregroundStyle(.orange)
      Text(text).font(.subheadline)
    }
  }
}

struct Recipe_Previews: PreviewProvider {
  static var previews: some View {
    Recipe().previewDevice("iPhone 16 Pro")
  }
}

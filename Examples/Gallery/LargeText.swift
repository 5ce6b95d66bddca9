import SwiftUI

/// The same rows at an accessibility text size: content side by side moves below one another.
struct LargeText: View {
  @State private var reminders = true

  var body: some View {
    NavigationStack {
      List {
        Section("Medicine") {
          dose("Iron", "After breakfast", "pills.fill", .red)
          dose("Vitamin D", "With lunch", "sun.max.fill", .orange)
        }
        Section {
          Toggle("Reminders", isOn: $reminders)
          LabeledContent("Pharmacy", value: "Apoteket Kronan")
        }
      }
      .navigationTitle("Today")
    }
    .dynamicTypeSize(.accessibility2)
  }

  private func dose(_ name: String, _ when: String, _ symbol: String, _ color: Color) -> some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        Label(name, systemImage: symbol).foregroundStyle(color)
        Spacer()
        Text(when).foregroundStyle(.secondary).lineLimit(1)
      }
      VStack(alignment: .leading, spacing: 4) {
        Label(name, systemImage: symbol).foregroundStyle(color)
        Text(when).foregroundStyle(.secondary)
      }
    }
  }
}

struct LargeText_Previews: PreviewProvider {
  static var previews: some View {
    LargeText().previewDevice("iPhone 16 Pro")
  }
}

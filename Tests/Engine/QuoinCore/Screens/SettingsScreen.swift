import SwiftUI

/// Settings: pickers of several styles, steppers, a slider, a date, pages behind links.
struct SettingsScreen: View {
  enum Theme: String, CaseIterable, Identifiable {
    case system, light, dark
    var id: Self { self }
  }

  @AppStorage("theme") private var theme = Theme.system
  @AppStorage("volume") private var volume = 0.5
  @State private var fontSize = 12
  @State private var isNotifying = true
  @State private var sound = "Bell"
  @State private var country = "Germany"
  @State private var isConfirming = false
  @State private var isExpanded = false

  var body: some View {
    NavigationStack {
      Form {
        Section("Look") {
          Picker("Theme", selection: $theme) {
            ForEach(Theme.allCases) { Text($0.rawValue.capitalized).tag($0) }
          }
          .pickerStyle(.segmented)
          Stepper("Font size: \(fontSize)", value: $fontSize, in: 8...16, step: 2)
        }
        Section("Sound") {
          Toggle("Notifications", isOn: $isNotifying.animation())
          if isNotifying {
            Picker("Sound", selection: $sound) {
              Text("Bell").tag("Bell")
              Text("Horn").tag("Horn")
            }
            Slider(value: $volume, in: 0...1, step: 0.1) { Text("Volume") }
          }
        }
        Section {
          NavigationLink("Region") { Region(country: $country) }
            .badge(country)
          DisclosureGroup("Advanced", isExpanded: $isExpanded) {
            Text("Nothing to see")
          }
        }
        Button("Reset", role: .destructive) { isConfirming = true }
      }
      .navigationTitle("Settings")
      .confirmationDialog(
        "Reset everything?", isPresented: $isConfirming, titleVisibility: .visible
      ) {
        Button("Reset", role: .destructive) {
          theme = .system
          volume = 0.5
          fontSize = 12
        }
      }
    }
  }
}

private struct Region: View {
  @Binding var country: String
  var body: some View {
    Form {
      Picker("Country", selection: $country) {
        ForEach(["France", "Germany", "Spain"], id: \.self) { Text($0) }
      }
      .pickerStyle(.inline)
    }
    .navigationTitle("Region")
  }
}

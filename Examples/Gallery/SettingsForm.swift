import SwiftUI

/// A settings form: sections, toggles, pickers, a stepper and links.
struct SettingsForm: View {
  @State private var name = "Maria Lindqvist"
  @State private var notifications = true
  @State private var sounds = false
  @State private var theme = "System"
  @State private var textSize = 3
  @State private var volume = 0.6

  var body: some View {
    NavigationStack {
      Form {
        Section {
          HStack(spacing: 14) {
            Circle()
              .fill(.blue.gradient)
              .frame(width: 56, height: 56)
              .overlay(Text("ML").font(.title3.bold()).foregroundStyle(.white))
            VStack(alignment: .leading, spacing: 2) {
              Text(name).font(.headline)
              Text("Account, iCloud, purchases")
                .font(.subheadline)
                .foregroundStyle(.secondary)
            }
          }
        }
        Section("Notifications") {
          Toggle("Allow notifications", isOn: $notifications)
          Toggle("Sounds", isOn: $sounds)
          VStack(alignment: .leading) {
            Text("Volume")
            Slider(value: $volume)
          }
        }
        Section {
          Picker("Theme", selection: $theme) {
            ForEach(["System", "Light", "Dark"], id: \.self) { Text($0) }
          }
          Stepper("Text size: \(textSize)", value: $textSize, in: 1...7)
          LabeledContent("Version", value: "4.2.1")
        } header: {
          Text("Appearance")
        } footer: {
          Text("The text size here applies to articles only.")
        }
        Section {
          Button("Sign out", role: .destructive) {}
        }
      }
      .navigationTitle("Settings")
    }
  }
}

struct SettingsForm_Previews: PreviewProvider {
  static var previews: some View {
    SettingsForm().previewDevice("iPhone 16 Pro")
  }
}

import SwiftUI

/// The settings for the whole app.
struct SettingsView: View {
  @EnvironmentObject private var settings: Settings

  var body: some View {
    Form {
      Section("Account") {
        TextField("Name", text: $settings.name)
        Stepper("Sugar: \(settings.sugar)", value: $settings.sugar, in: 0...5)
      }
      Section("Appearance") {
        Picker("Theme", selection: $settings.theme) {
          ForEach(Settings.Theme.allCases) { theme in
            Text(theme.title).tag(theme)
          }
        }
      }
      Section {
        Toggle("Newsletter", isOn: $settings.wantsNews)
        Toggle("Remind me of my cart", isOn: $settings.remindsOfCart)
      } header: {
        Text("Notifications")
      } footer: {
        Text("Never more than one message a week.")
      }
    }
    .tint(.brand)
    .navigationTitle("Settings")
  }
}

#Preview {
  NavigationStack {
    SettingsView()
  }
  .environmentObject(Settings())
}

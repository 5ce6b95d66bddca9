import SwiftUI

struct Setting: Identifiable {
  var id = 0
  var name = ""
  var isOn = false
}

struct Settings: View {
  @State private var settings: [Setting] = []
  @State private var name = ""
  @State private var level = 0.5

  var body: some View {
    Form {
      Section("You") {
        TextField("Name", text: $name)
        Slider(value: $level, in: 0...1, step: 0.1)
      }
      Section("All") {
        ForEach($settings) { $setting in
          HStack {
            Text("\(setting.id + 1). \(setting.nam)")
              .font(setting.isOn ? .headline : .body)
              .padding(.horizontal, level * 8 + 4)
              .background(Color.blue.opacity(setting.isOn ? 0.2 : 0))
            Spacer()
            Toggle("", isOn: $setting.isOn)
          }
        }
      }
    }
  }
}

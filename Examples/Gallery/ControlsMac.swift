import SwiftUI

/// The controls of macOS side by side.
struct ControlsMac: View {
  @State private var isOn = true
  @State private var value = 0.4
  @State private var count = 2
  @State private var segment = 1
  @State private var color = Color.orange
  @State private var text = "Hello"

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      HStack {
        Button("Push") {}
        Button("Default") {}.buttonStyle(.borderedProminent)
        Button("Small") {}.controlSize(.small)
        Button("Large") {}.controlSize(.large)
        Button("Disabled") {}.disabled(true)
        Button("Link") {}.buttonStyle(.link)
      }
      HStack(spacing: 20) {
        Toggle("Checkbox", isOn: $isOn)
        Toggle("Off", isOn: .constant(false))
        Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
        Toggle("Button", isOn: $isOn).toggleStyle(.button)
      }
      Slider(value: $value) { Text("Slider") }
      HStack(spacing: 20) {
        Stepper("Stepper", value: $count)
        ColorPicker("Color", selection: $color)
        Picker("Menu", selection: $segment) {
          Text("Day").tag(0)
          Text("Week").tag(1)
        }
        .fixedSize()
      }
      Picker("Segments", selection: $segment) {
        Text("Day").tag(0)
        Text("Week").tag(1)
        Text("Month").tag(2)
      }
      .pickerStyle(.segmented)
      Picker("Radio", selection: $segment) {
        Text("Day").tag(0)
        Text("Week").tag(1)
      }
      .pickerStyle(.radioGroup)
      HStack {
        TextField("Name", text: $text)
        SecureField("Password", text: .constant("secret"))
      }
      HStack(spacing: 20) {
        ProgressView().controlSize(.small)
        ProgressView(value: 0.6)
      }
      GroupBox("Box") {
        DisclosureGroup("Details", isExpanded: .constant(true)) {
          Text("Inside").frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
    .padding(20)
    .frame(width: 480)
  }
}

struct ControlsMac_Previews: PreviewProvider {
  static var previews: some View {
    ControlsMac().previewDevice("Mac").previewLayout(.sizeThatFits).previewDisplayName("Light")
    ControlsMac().previewDevice("Mac").previewLayout(.sizeThatFits).preferredColorScheme(.dark)
      .previewDisplayName("Dark")
  }
}

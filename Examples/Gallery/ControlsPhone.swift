import SwiftUI

/// The controls of iOS side by side.
struct ControlsPhone: View {
  @State private var isOn = true
  @State private var value = 0.4
  @State private var count = 2
  @State private var segment = 1
  @State private var color = Color.orange
  @State private var text = "Hello"
  @State private var date = Date(timeIntervalSince1970: 1_795_270_000)

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 18) {
        HStack {
          Button("Plain") {}
          Button("Bordered") {}.buttonStyle(.bordered)
          Button("Prominent") {}.buttonStyle(.borderedProminent)
        }
        HStack {
          Button("Small") {}.buttonStyle(.bordered).controlSize(.small)
          Button("Delete", systemImage: "trash", role: .destructive) {}.buttonStyle(.bordered)
          Button("Disabled") {}.buttonStyle(.borderedProminent).disabled(true)
        }
        Toggle("Toggle", isOn: $isOn)
        Toggle("Disabled", isOn: .constant(false)).disabled(true)
        Slider(value: $value) {
          Text("Brightness")
        } minimumValueLabel: {
          Image(systemName: "sun.min")
        } maximumValueLabel: {
          Image(systemName: "sun.max")
        }
        Stepper("Stepper: \(count)", value: $count)
        Picker("Segments", selection: $segment) {
          Text("Day").tag(0)
          Text("Week").tag(1)
          Text("Month").tag(2)
        }
        .pickerStyle(.segmented)
        LabeledContent("Menu") {
          Picker("Menu", selection: $segment) {
            Text("Day").tag(0)
            Text("Week").tag(1)
          }
        }
        DatePicker("Date", selection: $date, displayedComponents: [.date, .hourAndMinute])
        ColorPicker("Color", selection: $color)
        TextField("Name", text: $text).textFieldStyle(.roundedBorder)
        SecureField("Password", text: .constant("secret")).textFieldStyle(.roundedBorder)
        HStack(spacing: 20) {
          ProgressView()
          ProgressView(value: 0.6)
        }
        HStack(spacing: 20) {
          Gauge(value: 0.7) {
            Text("km/h")
          } currentValueLabel: {
            Text("70")
          }
          .gaugeStyle(.accessoryCircular)
          Gauge(value: 0.3) { Text("Fuel") }
        }
        HStack {
          Menu("Menu") { Button("One") {} }
          Spacer()
          Link("Link", destination: URL(string: "https://swift.org")!)
          Spacer()
          ShareLink(item: "Quoin")
        }
      }
      .padding()
    }
  }
}

struct ControlsPhone_Previews: PreviewProvider {
  static var previews: some View {
    ControlsPhone().previewDevice("iPhone 16 Pro").previewDisplayName("Light")
    ControlsPhone().previewDevice("iPhone 16 Pro").preferredColorScheme(.dark).previewDisplayName(
      "Dark")
  }
}

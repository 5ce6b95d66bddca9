import SwiftUI

struct SettingsLine: View {
  var title: String
  var symbol: String
  @ScaledMetric private var side = 20.0

  var body: some View {
    HStack {
      Image(systemName: symbol)
        .resizable()
        .scaledToFit()
        .frame(width: side, height: side)
      Text(title)
    }
    .padding()
  }
}

#Preview { SettingsLine(title: "Alerts", symbol: "bell.fill") }

import SwiftUI

struct SettingsLine: View {
  var title: String
  var symbol: String

  var body: some View {
    HStack {
      Image(systemName: symbol)
        .resizable()
        .scaledToFit()
        .frame(width: 20, height: 20)
      Text(title)
    }
    .padding()
  }
}

#Preview { SettingsLine(title: "Alerts", symbol: "bell.fill") }

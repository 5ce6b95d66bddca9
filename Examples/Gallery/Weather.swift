import SwiftUI

/// The weather: a sky, large numbers, hours in a row, days with temperature bars.
struct Weather: View {
  private struct Day: Identifiable {
    let id: String
    let symbol: String
    let low: Double
    let high: Double
  }

  private let hours = [
    ("Now", "cloud.sun.fill", 19), ("15", "cloud.sun.fill", 20), ("16", "sun.max.fill", 21),
    ("17", "sun.max.fill", 20), ("18", "cloud.fill", 18), ("19", "cloud.rain.fill", 16),
  ]
  private let days = [
    Day(id: "Today", symbol: "cloud.sun.fill", low: 12, high: 21),
    Day(id: "Sun", symbol: "sun.max.fill", low: 11, high: 23),
    Day(id: "Mon", symbol: "cloud.rain.fill", low: 9, high: 16),
    Day(id: "Tue", symbol: "cloud.fill", low: 8, high: 15),
    Day(id: "Wed", symbol: "sun.max.fill", low: 10, high: 19),
  ]

  var body: some View {
    VStack(spacing: 20) {
      VStack(spacing: 0) {
        Text("Göteborg").font(.title)
        Text("19°").font(.system(size: 96, weight: .thin))
        Text("Partly cloudy").font(.title3)
        Text("H:21°  L:12°").font(.title3)
      }
      .padding(.top, 30)
      panel("Hourly forecast", "clock") {
        HStack {
          ForEach(hours, id: \.0) { hour in
            VStack(spacing: 10) {
              Text(hour.0).font(.subheadline.weight(.semibold))
              Image(systemName: hour.1)
                .symbolRenderingMode(.multicolor)
                .font(.title3)
                .frame(height: 24)
              Text("\(hour.2)°").font(.title3)
            }
            .frame(maxWidth: .infinity)
          }
        }
      }
      panel("5-day forecast", "calendar") {
        VStack(spacing: 10) {
          ForEach(days) { day in
            HStack(spacing: 12) {
              Text(day.id).frame(width: 52, alignment: .leading)
              Image(systemName: day.symbol).symbolRenderingMode(.multicolor).frame(width: 30)
              Text("\(Int(day.low))°").opacity(0.6).frame(width: 36, alignment: .trailing)
              temperatureBar(day)
              Text("\(Int(day.high))°").frame(width: 36, alignment: .trailing)
            }
            .font(.body.weight(.medium))
            if day.id != days.last?.id { Divider().overlay(.white.opacity(0.3)) }
          }
        }
      }
      Spacer(minLength: 0)
    }
    .padding(.horizontal)
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(
      LinearGradient(
        colors: [
          Color(red: 0.2, green: 0.45, blue: 0.85), Color(red: 0.5, green: 0.72, blue: 0.95),
        ],
        startPoint: .top, endPoint: .bottom))
  }

  private func panel<Content: View>(
    _ title: String, _ symbol: String, @ViewBuilder content: () -> Content
  ) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      Label(title.uppercased(), systemImage: symbol)
        .font(.caption.weight(.medium))
        .opacity(0.7)
      content()
    }
    .padding(14)
    .background(.white.opacity(0.16), in: .rect(cornerRadius: 18))
  }

  private func temperatureBar(_ day: Day) -> some View {
    GeometryReader { proxy in
      let unit = proxy.size.width / 16
      Capsule().fill(.black.opacity(0.15))
      Capsule()
        .fill(LinearGradient(colors: [.cyan, .yellow], startPoint: .leading, endPoint: .trailing))
        .frame(width: (day.high - day.low) * unit)
        .offset(x: (day.low - 8) * unit)
    }
    .frame(height: 5)
  }
}

struct Weather_Previews: PreviewProvider {
  static var previews: some View {
    Weather().previewDevice("iPhone 16 Pro")
  }
}

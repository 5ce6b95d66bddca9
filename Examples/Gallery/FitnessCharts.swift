import Charts
import SwiftUI

/// A day's activity as charts in dark mode: rings of sectors, bars of hours, a line of heart rates.
struct FitnessCharts: View {
  private struct Ring: Identifiable {
    let id: String
    let share: Double
    let color: Color
  }

  private struct Hour: Identifiable {
    let id: Int
    let energy: Double
    let pulse: Double
  }

  private let rings = [
    Ring(id: "Move", share: 0.82, color: .pink), Ring(id: "Exercise", share: 0.55, color: .green),
    Ring(id: "Stand", share: 0.92, color: .cyan),
  ]

  private let hours: [Hour] = (6..<23).map { hour in
    let energies = [4.0, 12, 38, 16, 9, 14, 27, 18, 8, 11, 20, 46, 31, 12, 8, 5, 3]
    let pulses = [58.0, 66, 112, 78, 71, 74, 96, 80, 70, 72, 84, 128, 104, 76, 70, 66, 62]
    return Hour(id: hour, energy: energies[hour - 6], pulse: pulses[hour - 6])
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text("Summary").font(.largeTitle.bold())
        HStack(spacing: 20) {
          ZStack {
            ForEach(rings.indices, id: \.self) { ring(rings[$0], inset: CGFloat($0) * 19) }
          }
          .frame(width: 130, height: 130)
          VStack(alignment: .leading, spacing: 10) {
            ForEach(rings) { ring in
              VStack(alignment: .leading, spacing: 2) {
                Text(ring.id).font(.subheadline)
                Text(ring.share, format: .percent)
                  .font(.system(.title3, design: .rounded, weight: .semibold))
                  .foregroundStyle(ring.color)
              }
            }
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
        .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 20))
        card("Energy", "282 kcal", .pink) {
          Chart(hours) { hour in
            BarMark(
              x: .value("Hour", hour.id), y: .value("Energy", hour.energy), width: .fixed(10)
            )
            .foregroundStyle(.pink.gradient)
            .cornerRadius(3)
          }
          .chartXScale(domain: 5...24)
          .chartXAxis { AxisMarks(values: [6, 12, 18]) }
          .frame(height: 120)
        }
        card("Heart rate", "58–128 per minute", .red) {
          Chart(hours) { hour in
            AreaMark(x: .value("Hour", hour.id), y: .value("Pulse", hour.pulse))
              .interpolationMethod(.monotone)
              .foregroundStyle(
                .linearGradient(
                  colors: [.red.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom))
            LineMark(x: .value("Hour", hour.id), y: .value("Pulse", hour.pulse))
              .interpolationMethod(.monotone)
              .foregroundStyle(.red)
          }
          .chartXScale(domain: 6...24)
          .chartXAxis { AxisMarks(values: [6, 12, 18]) }
          .chartYAxis { AxisMarks(values: [0, 50, 100, 150]) }
          .frame(height: 120)
        }
      }
      .padding()
    }
    .preferredColorScheme(.dark)
  }

  /// A ring is a donut of two sectors.
  private func ring(_ ring: Ring, inset: CGFloat) -> some View {
    Chart {
      SectorMark(
        angle: .value("Done", ring.share), innerRadius: .inset(16), outerRadius: .inset(inset)
      )
      .foregroundStyle(ring.color)
      SectorMark(
        angle: .value("Open", 1 - ring.share), innerRadius: .inset(16), outerRadius: .inset(inset)
      )
      .foregroundStyle(ring.color.opacity(0.2))
    }
  }

  private func card<Content: View>(
    _ title: String, _ value: String, _ color: Color, @ViewBuilder content: () -> Content
  ) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.subheadline).foregroundStyle(color)
      Text(value).font(.system(.title2, design: .rounded, weight: .semibold))
      content()
    }
    .padding()
    .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 20))
  }
}

struct FitnessCharts_Previews: PreviewProvider {
  static var previews: some View {
    FitnessCharts().previewDevice("iPhone 16 Pro")
  }
}

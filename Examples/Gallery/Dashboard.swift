import SwiftUI

/// A shop's figures: a grid of tiles, spanning cells, bars, a gauge and progress.
struct Dashboard: View {
  private let week = [42.0, 55, 38, 71, 64, 88, 52]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        HStack(alignment: .firstTextBaseline) {
          Text("Overview").font(.largeTitle.bold())
          Spacer()
          Label("Week 47", systemImage: "calendar")
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        Grid(horizontalSpacing: 12, verticalSpacing: 12) {
          GridRow {
            tile("Revenue", "€ 8,420", "+12 %", .green)
            tile("Orders", "316", "+4 %", .green)
          }
          GridRow {
            chart.gridCellColumns(2)
          }
          GridRow {
            tile("Returns", "9", "−2 %", .red)
            goal
          }
          GridRow {
            stock.gridCellColumns(2)
          }
        }
      }
      .padding()
    }
    .background(Color(.systemGroupedBackground))
  }

  private func tile(_ title: String, _ value: String, _ change: String, _ color: Color) -> some View
  {
    card {
      Text(title).font(.subheadline).foregroundStyle(.secondary)
      Text(value).font(.title2.bold()).monospacedDigit()
      Text(change)
        .font(.caption.bold())
        .foregroundStyle(color)
        .padding(.horizontal, 8)
        .padding(.vertical, 3)
        .background(color.opacity(0.15), in: .capsule)
    }
  }

  private var chart: some View {
    card {
      Text("Visitors").font(.subheadline).foregroundStyle(.secondary)
      HStack(alignment: .bottom, spacing: 10) {
        ForEach(week.indices, id: \.self) { day in
          VStack(spacing: 6) {
            RoundedRectangle(cornerRadius: 6)
              .fill(day == 5 ? AnyShapeStyle(.blue.gradient) : AnyShapeStyle(.blue.opacity(0.3)))
              .frame(height: week[day] * 1.4)
            Text(["M", "T", "W", "T", "F", "S", "S"][day]).font(.caption2).foregroundStyle(
              .secondary)
          }
        }
      }
      .frame(height: 150, alignment: .bottom)
    }
  }

  private var goal: some View {
    card {
      Text("Goal").font(.subheadline).foregroundStyle(.secondary)
      Gauge(value: 0.72) {
        Text("Goal")
      } currentValueLabel: {
        Text("72")
      }
      .gaugeStyle(.accessoryCircularCapacity)
      .tint(.orange)
      .frame(maxWidth: .infinity)
    }
  }

  private var stock: some View {
    card {
      Text("Stock").font(.subheadline).foregroundStyle(.secondary)
      ProgressView("Coffee beans", value: 0.8).tint(.brown)
      ProgressView("Filters", value: 0.35).tint(.orange)
      ProgressView("Cups", value: 0.12).tint(.red)
    }
  }

  private func card<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    VStack(alignment: .leading, spacing: 8, content: content)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .padding(14)
      .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 16))
  }
}

struct Dashboard_Previews: PreviewProvider {
  static var previews: some View {
    Dashboard().previewDevice("iPhone 16 Pro")
  }
}

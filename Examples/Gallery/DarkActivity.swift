import SwiftUI

/// Activity rings in dark mode: trimmed strokes, rounded ends, colored numbers.
struct DarkActivity: View {
  private let rings: [(name: String, value: Double, goal: String, color: Color)] = [
    ("Move", 0.82, "410/500 kcal", .pink),
    ("Exercise", 0.55, "17/30 min", .green),
    ("Stand", 0.92, "11/12 h", .cyan),
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          HStack(spacing: 24) {
            ZStack {
              ForEach(rings.indices, id: \.self) { index in
                ring(rings[index].value, rings[index].color).padding(CGFloat(index) * 24)
              }
            }
            .frame(width: 170, height: 170)
            VStack(alignment: .leading, spacing: 12) {
              ForEach(rings, id: \.name) { ring in
                VStack(alignment: .leading, spacing: 0) {
                  Text(ring.name).font(.subheadline)
                  Text(ring.goal)
                    .font(.system(.headline, design: .rounded))
                    .foregroundStyle(ring.color)
                }
              }
            }
          }
          .frame(maxWidth: .infinity)
          .padding()
          .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 20))
          Text("Steps").font(.title3.bold())
          hours
          Text("Trends").font(.title3.bold())
          HStack(spacing: 12) {
            trend("Walking pace", "11:48", "arrow.up.circle.fill", .green)
            trend("Resting pulse", "58", "arrow.down.circle.fill", .orange)
          }
        }
        .padding(.horizontal)
      }
      .navigationTitle("Summary")
    }
    .preferredColorScheme(.dark)
  }

  private func ring(_ value: Double, _ color: Color) -> some View {
    ZStack {
      Circle().stroke(color.opacity(0.25), lineWidth: 18)
      Circle()
        .trim(from: 0, to: value)
        .stroke(color.gradient, style: StrokeStyle(lineWidth: 18, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
    .padding(9)
  }

  private var hours: some View {
    HStack(alignment: .bottom, spacing: 4) {
      ForEach(0..<24, id: \.self) { hour in
        Capsule()
          .fill(.purple.gradient)
          .frame(
            height: 4 + 70 * abs(sin(Double(hour) * 0.45)) * (hour > 6 && hour < 22 ? 1 : 0.05))
      }
    }
    .frame(maxWidth: .infinity, minHeight: 80, alignment: .bottom)
    .padding()
    .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 20))
  }

  private func trend(_ title: String, _ value: String, _ symbol: String, _ color: Color)
    -> some View
  {
    VStack(alignment: .leading, spacing: 6) {
      Image(systemName: symbol).font(.title2).foregroundStyle(color)
      Text(value).font(.system(.title, design: .rounded, weight: .semibold))
      Text(title).font(.caption).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
    .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 20))
  }
}

struct DarkActivity_Previews: PreviewProvider {
  static var previews: some View {
    DarkActivity().previewDevice("iPhone 16 Pro")
  }
}

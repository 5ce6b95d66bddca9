import SwiftUI

/// Three plans side by side: a grid with a highlighted column.
struct PricingTable: View {
  private let features: [(name: String, values: [String])] = [
    ("Projects", ["3", "25", "∞"]),
    ("Members", ["1", "10", "∞"]),
    ("History", ["7 days", "1 year", "for ever"]),
    ("Priority support", ["–", "✓", "✓"]),
    ("Audit log", ["–", "–", "✓"]),
  ]

  var body: some View {
    VStack(spacing: 24) {
      VStack(spacing: 6) {
        Text("Simple prices").font(.largeTitle.bold())
        Text("Cancel whenever you like").foregroundStyle(.secondary)
      }
      Grid(alignment: .center, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
          plan("Free", "0", isBest: false)
          plan("Team", "12", isBest: true)
          plan("Company", "40", isBest: false)
        }
        ForEach(features, id: \.name) { feature in
          Divider().gridCellUnsizedAxes(.horizontal)
          GridRow {
            Text(feature.name)
              .gridColumnAlignment(.leading)
            ForEach(feature.values.indices, id: \.self) { column in
              Text(feature.values[column])
                .fontWeight(column == 1 ? .semibold : .regular)
                .foregroundStyle(feature.values[column] == "–" ? .secondary : .primary)
                .frame(maxWidth: .infinity)
                .padding(.vertical, 13)
                .background(column == 1 ? Color.blue.opacity(0.08) : .clear)
            }
          }
          .font(.subheadline)
        }
      }
    }
    .padding(28)
    .frame(width: 640)
    .background(.background)
  }

  private func plan(_ name: String, _ price: String, isBest: Bool) -> some View {
    VStack(spacing: 6) {
      if isBest {
        Text("MOST CHOSEN")
          .font(.caption2.bold())
          .padding(.horizontal, 8)
          .padding(.vertical, 3)
          .background(.blue, in: .capsule)
          .foregroundStyle(.white)
      }
      Text(name).font(.headline)
      HStack(alignment: .firstTextBaseline, spacing: 2) {
        Text("€").font(.subheadline)
        Text(price).font(.system(size: 34, weight: .bold, design: .rounded))
      }
      Text("a month").font(.caption).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
    .padding(.vertical, 14)
    .background {
      if isBest {
        UnevenRoundedRectangle(topLeadingRadius: 14, topTrailingRadius: 14).fill(
          .blue.opacity(0.08))
      }
    }
  }
}

struct PricingTable_Previews: PreviewProvider {
  static var previews: some View {
    PricingTable().previewLayout(.sizeThatFits)
  }
}

import SwiftUI

/// A bar for each month.
struct SpendingChart: View {
  let months: [Spending]

  private var highest: Double { max(months.map(\.amount).max() ?? 0, 1) }

  var body: some View {
    HStack(alignment: .bottom, spacing: 8) {
      ForEach(months) { month in
        VStack(spacing: 6) {
          GeometryReader { proxy in
            let height = proxy.size.height * month.amount / highest
            UnevenRoundedRectangle(topLeadingRadius: 5, topTrailingRadius: 5)
              .fill(month.amount == highest ? AnyShapeStyle(.brand) : AnyShapeStyle(.tertiary))
              .frame(height: height)
              .frame(maxHeight: .infinity, alignment: .bottom)
          }
          Text(month.name)
            .font(.caption2)
            .foregroundStyle(.secondary)
        }
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Spent this year")
  }
}

#Preview("Bars", traits: .fixedLayout(width: 340, height: 180)) {
  SpendingChart(months: Spending.samples)
    .padding()
}

import SwiftUI

/// A month: seven flexible columns, a selected day, dots for appointments, the day's agenda.
struct CalendarMonth: View {
  private let busy: Set<Int> = [3, 4, 9, 12, 13, 17, 21, 24, 26]
  private let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Text("November").font(.largeTitle.bold()) + Text(" 2026").font(.largeTitle)
        Spacer()
        HStack(spacing: 20) {
          Image(systemName: "chevron.left")
          Image(systemName: "chevron.right")
        }
        .foregroundStyle(.red)
      }
      LazyVGrid(columns: columns, spacing: 6) {
        ForEach(["M", "T", "W", "T", "F", "S", "S"].indices, id: \.self) { index in
          Text(["M", "T", "W", "T", "F", "S", "S"][index])
            .font(.caption.bold())
            .foregroundStyle(.secondary)
        }
        // November 2026 begins on a Sunday.
        ForEach(-5..<31, id: \.self) { day in
          if day < 1 { Color.clear.frame(height: 44) } else { cell(day) }
        }
      }
      Divider()
      Text("Saturday 21 November").font(.headline)
      agenda("09:30", "Farmers' market", "Kungstorget", .green)
      agenda("13:00", "Lunch with Omar", "Café Husaren", .orange)
      agenda("19:00", "Concert", "Konserthuset, row 12", .purple)
      Spacer()
    }
    .padding()
  }

  private func cell(_ day: Int) -> some View {
    VStack(spacing: 3) {
      Text("\(day)")
        .font(.body.weight(day == 21 ? .bold : .regular))
        .foregroundStyle(
          day == 21 ? .white : (day % 7 == 0 || day % 7 == 1 ? .secondary : .primary)
        )
        .frame(width: 34, height: 34)
        .background(day == 21 ? Color.red : .clear, in: .circle)
      Circle().fill(busy.contains(day) ? .red : .clear).frame(width: 5, height: 5)
    }
    .frame(height: 44)
  }

  private func agenda(_ time: String, _ title: String, _ place: String, _ color: Color) -> some View
  {
    HStack(spacing: 12) {
      Text(time).font(.subheadline.monospacedDigit()).foregroundStyle(.secondary)
      RoundedRectangle(cornerRadius: 2).fill(color).frame(width: 4)
      VStack(alignment: .leading) {
        Text(title).font(.body.weight(.medium))
        Text(place).font(.caption).foregroundStyle(.secondary)
      }
    }
    .fixedSize(horizontal: false, vertical: true)
  }
}

struct CalendarMonth_Previews: PreviewProvider {
  static var previews: some View {
    CalendarMonth().previewDevice("iPhone 16 Pro")
  }
}

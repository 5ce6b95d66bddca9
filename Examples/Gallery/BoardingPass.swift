import SwiftUI

/// A boarding pass: a ticket with notches, columns of details, a square code.
struct BoardingPass: View {
  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 20) {
        HStack {
          Label("Nordair", systemImage: "airplane").font(.headline)
          Spacer()
          Text("NA 407").font(.subheadline.monospaced())
        }
        HStack(alignment: .center) {
          place("GOT", "Göteborg", .leading)
          Spacer()
          Image(systemName: "airplane").font(.title2)
          Spacer()
          place("LIS", "Lisboa", .trailing)
        }
        HStack(alignment: .top) {
          fact("Date", "21 NOV")
          Spacer()
          fact("Boards", "15:20")
          Spacer()
          fact("Gate", "B14")
          Spacer()
          fact("Seat", "12A")
        }
      }
      .foregroundStyle(.white)
      .padding(24)
      .background(
        LinearGradient(
          colors: [.indigo, .blue], startPoint: .topLeading, endPoint: .bottomTrailing))
      VStack(spacing: 16) {
        HStack {
          fact("Passenger", "HADDAD / NOOR")
          Spacer()
          fact("Class", "Economy")
        }
        SquareCode().fill(.black).frame(width: 150, height: 150)
        Text("Gate closes ten minutes before departure")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      .padding(24)
      .frame(maxWidth: .infinity)
      .background(.white)
      .environment(\.colorScheme, .light)
    }
    .clipShape(Ticket(notch: 14, at: 0.47), style: FillStyle(eoFill: true))
    .shadow(color: .black.opacity(0.3), radius: 12, y: 6)
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.systemGray5))
  }

  private func place(_ code: String, _ city: String, _ alignment: HorizontalAlignment) -> some View
  {
    VStack(alignment: alignment, spacing: 0) {
      Text(code).font(.system(size: 44, weight: .bold, design: .rounded))
      Text(city).font(.subheadline).opacity(0.8)
    }
  }

  private func fact(_ title: String, _ value: String) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title.uppercased()).font(.caption2.weight(.semibold)).opacity(0.65)
      Text(value).font(.headline.monospacedDigit())
    }
  }
}

private struct Ticket: Shape {
  let notch: CGFloat
  let at: CGFloat

  func path(in rect: CGRect) -> Path {
    var path = Path(roundedRect: rect, cornerRadius: 22, style: .continuous)
    for x in [rect.minX, rect.maxX] {
      let y = rect.minY + rect.height * at
      path.addEllipse(in: CGRect(x: x - notch, y: y - notch, width: notch * 2, height: notch * 2))
    }
    return path
  }
}

/// Squares that look like a machine-readable code.
private struct SquareCode: Shape {
  func path(in rect: CGRect) -> Path {
    let count = 21
    let side = rect.width / CGFloat(count)
    var path = Path()
    for row in 0..<count {
      for column in 0..<count where isSet(row, column, count) {
        path.addRect(
          CGRect(
            x: rect.minX + CGFloat(column) * side, y: rect.minY + CGFloat(row) * side, width: side,
            height: side))
      }
    }
    return path
  }

  private func isSet(_ row: Int, _ column: Int, _ count: Int) -> Bool {
    for (top, left) in [(0, 0), (0, count - 7), (count - 7, 0)] {
      let (y, x) = (row - top, column - left)
      guard (-1...7).contains(y), (-1...7).contains(x) else { continue }
      guard (0...6).contains(y), (0...6).contains(x) else { return false }
      let ring = max(abs(y - 3), abs(x - 3))
      return ring != 2
    }
    return (row * 31 + column * 17 + row * column * 7) % 5 < 2
  }
}

struct BoardingPass_Previews: PreviewProvider {
  static var previews: some View {
    BoardingPass().previewDevice("iPhone 16 Pro")
  }
}

import SwiftUI

/// A drawn map under a sheet of half the height.
struct RouteSheet: View {
  @State private var showsRoute = true

  var body: some View {
    Canvas { context, size in
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .color(Color(red: 0.93, green: 0.95, blue: 0.9)))
      var river = Path()
      river.move(to: CGPoint(x: -20, y: size.height * 0.2))
      river.addCurve(
        to: CGPoint(x: size.width + 20, y: size.height * 0.42),
        control1: CGPoint(x: size.width * 0.4, y: size.height * 0.05),
        control2: CGPoint(x: size.width * 0.5, y: size.height * 0.5))
      context.stroke(river, with: .color(.blue.opacity(0.35)), lineWidth: 46)
      for row in 0..<12 {
        var street = Path()
        let y = CGFloat(row) * 80
        street.move(to: CGPoint(x: 0, y: y))
        street.addLine(to: CGPoint(x: size.width, y: y + 46))
        street.move(to: CGPoint(x: y * 0.9, y: 0))
        street.addLine(to: CGPoint(x: y * 0.9 - 60, y: size.height))
        context.stroke(street, with: .color(.white), lineWidth: row % 3 == 0 ? 12 : 6)
      }
      var route = Path()
      route.move(to: CGPoint(x: 70, y: 330))
      route.addLines([
        CGPoint(x: 70, y: 330), CGPoint(x: 96, y: 210), CGPoint(x: 250, y: 232),
        CGPoint(x: 300, y: 120),
      ])
      context.stroke(
        route, with: .color(.blue),
        style: StrokeStyle(lineWidth: 7, lineCap: .round, lineJoin: .round))
      for (point, color) in [
        (CGPoint(x: 70, y: 330), Color.green), (CGPoint(x: 300, y: 120), .red),
      ] {
        let dot = CGRect(x: point.x - 11, y: point.y - 11, width: 22, height: 22)
        context.fill(Path(ellipseIn: dot), with: .color(.white))
        context.fill(Path(ellipseIn: dot.insetBy(dx: 4, dy: 4)), with: .color(color))
      }
    }
    .ignoresSafeArea()
    .sheet(isPresented: $showsRoute) {
      VStack(alignment: .leading, spacing: 16) {
        HStack {
          VStack(alignment: .leading) {
            Text("26 min").font(.title.bold())
            Text("2.1 km, along the river").foregroundStyle(.secondary)
          }
          Spacer()
          Button("Go") {}
            .buttonStyle(.borderedProminent)
            .tint(.green)
            .controlSize(.large)
        }
        Divider()
        step("figure.walk", "Vasagatan", "400 m")
        step("arrow.turn.up.right", "Kungsportsavenyn", "650 m")
        step("arrow.turn.up.left", "Along the canal", "1.1 km")
        Spacer()
      }
      .padding(24)
      .presentationDetents([.medium, .large])
      .presentationDragIndicator(.visible)
    }
  }

  private func step(_ symbol: String, _ street: String, _ length: String) -> some View {
    HStack(spacing: 14) {
      Image(systemName: symbol).font(.title3).frame(width: 32)
      Text(street)
      Spacer()
      Text(length).foregroundStyle(.secondary)
    }
  }
}

struct RouteSheet_Previews: PreviewProvider {
  static var previews: some View {
    RouteSheet().previewDevice("iPhone 16 Pro")
  }
}

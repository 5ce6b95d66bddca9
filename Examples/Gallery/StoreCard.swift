import SwiftUI

/// A store's card of the day: an illustration of shapes, a scrim, an app with its button.
struct StoreCard: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        VStack(alignment: .leading, spacing: 0) {
          Text("Saturday 21 November")
            .font(.footnote.weight(.semibold))
            .foregroundStyle(.secondary)
            .textCase(.uppercase)
          Text("Today").font(.largeTitle.bold())
        }
        hero
        HStack(spacing: 12) {
          app("Tides", "Sea and weather", "water.waves", .teal)
          app("Ledger", "Household money", "book.closed.fill", .brown)
        }
      }
      .padding(.horizontal, 20)
    }
  }

  private var hero: some View {
    ZStack(alignment: .bottomLeading) {
      ZStack {
        LinearGradient(colors: [.orange, .pink, .purple], startPoint: .top, endPoint: .bottom)
        Circle().fill(.yellow).frame(width: 150).offset(x: 70, y: -70)
        Mountain(peak: 0.3).fill(.indigo.opacity(0.7)).frame(height: 240).offset(y: 90)
        Mountain(peak: 0.72).fill(.indigo).frame(height: 170).offset(y: 125)
      }
      .frame(height: 420)
      .clipped()
      VStack(alignment: .leading, spacing: 4) {
        Text("The long way up").font(.title.bold())
        Text("Twelve quiet routes for your first hut-to-hut walk")
          .font(.callout)
          .opacity(0.85)
        HStack(spacing: 12) {
          icon("mountain.2.fill", .green)
          VStack(alignment: .leading) {
            Text("Ridgeline").font(.headline)
            Text("Maps without a signal").font(.caption).opacity(0.8)
          }
          Spacer()
          Button("Get") {}
            .font(.headline)
            .buttonStyle(.bordered)
            .buttonBorderShape(.capsule)
            .tint(.white)
        }
        .padding(.top, 10)
      }
      .foregroundStyle(.white)
      .padding(18)
      .background(
        LinearGradient(colors: [.clear, .black.opacity(0.55)], startPoint: .top, endPoint: .bottom))
    }
    .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
    .shadow(color: .black.opacity(0.25), radius: 14, y: 8)
  }

  private func icon(_ symbol: String, _ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 12, style: .continuous)
      .fill(color.gradient)
      .frame(width: 48, height: 48)
      .overlay(Image(systemName: symbol).font(.title2).foregroundStyle(.white))
  }

  private func app(_ name: String, _ subtitle: String, _ symbol: String, _ color: Color)
    -> some View
  {
    VStack(alignment: .leading, spacing: 8) {
      icon(symbol, color)
      Text(name).font(.headline)
      Text(subtitle).font(.caption).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(14)
    .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 16))
  }
}

private struct Mountain: Shape {
  let peak: Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX + rect.width * peak, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

struct StoreCard_Previews: PreviewProvider {
  static var previews: some View {
    StoreCard().previewDevice("iPhone 16 Pro")
  }
}

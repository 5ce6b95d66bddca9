import SwiftUI

/// A profile: a header on a gradient, figures side by side, a grid of images.
struct Profile: View {
  private let colors: [Color] = [
    .orange, .pink, .purple, .indigo, .blue, .teal, .mint, .green, .yellow,
  ]

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        LinearGradient(
          colors: [.indigo, .pink], startPoint: .topLeading, endPoint: .bottomTrailing
        )
        .frame(height: 170)
        Circle()
          .fill(.background)
          .frame(width: 104, height: 104)
          .overlay {
            Circle().fill(.orange.gradient).padding(4)
            Image(systemName: "person.fill").font(.system(size: 44)).foregroundStyle(.white)
          }
          .padding(.top, -52)
        VStack(spacing: 4) {
          Text("Noor Haddad").font(.title2.bold())
          Text("Street photographer, Lisbon")
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        .padding(.top, 8)
        HStack(spacing: 0) {
          figure("248", "Posts")
          Divider()
          figure("12.4K", "Followers")
          Divider()
          figure("310", "Following")
        }
        .frame(height: 44)
        .padding(.vertical, 18)
        HStack(spacing: 12) {
          Button("Follow") {}
            .buttonStyle(.borderedProminent)
          Button("Message") {}
            .buttonStyle(.bordered)
        }
        .padding(.bottom, 18)
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: 3), spacing: 2
        ) {
          ForEach(colors.indices, id: \.self) { index in
            Rectangle()
              .fill(colors[index].gradient)
              .opacity(0.85)
              .aspectRatio(1, contentMode: .fill)
              .overlay(alignment: .bottomTrailing) {
                if index % 4 == 0 {
                  Image(systemName: "play.fill").foregroundStyle(.white).padding(6)
                }
              }
          }
        }
      }
    }
    .ignoresSafeArea(edges: .top)
  }

  private func figure(_ value: String, _ label: String) -> some View {
    VStack(spacing: 2) {
      Text(value).font(.headline)
      Text(label).font(.caption).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
  }
}

struct Profile_Previews: PreviewProvider {
  static var previews: some View {
    Profile().previewDevice("iPhone 16 Pro")
  }
}

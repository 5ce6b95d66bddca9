import SwiftUI

/// Tabs below an adaptive grid of images.
struct PhotoTabs: View {
  @State private var tab = "library"

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 3)], spacing: 3) {
            ForEach(0..<60) { index in
              Rectangle()
                .fill(Color(hue: Double(index) / 60, saturation: 0.55, brightness: 0.9).gradient)
                .aspectRatio(1, contentMode: .fit)
                .overlay(alignment: .bottomLeading) {
                  if index % 7 == 0 {
                    Image(systemName: "heart.fill").font(.caption).foregroundStyle(.white).padding(
                      5)
                  }
                }
            }
          }
        }
        .navigationTitle("Library")
      }
      .tabItem { Label("Library", systemImage: "photo.on.rectangle") }
      .tag("library")
      Text("For you").tabItem { Label("For You", systemImage: "heart.text.square") }.tag("you")
      Text("Albums").tabItem { Label("Albums", systemImage: "rectangle.stack") }.tag("albums")
      Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }.tag("search")
    }
  }
}

struct PhotoTabs_Previews: PreviewProvider {
  static var previews: some View {
    PhotoTabs().previewDevice("iPhone 16 Pro")
  }
}

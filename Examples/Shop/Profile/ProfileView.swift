import SwiftUI

/// The customer: orders, favorite categories, and a link to the settings.
struct ProfileView: View {
  @EnvironmentObject private var settings: Settings
  private let orders = 12

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 20) {
          header
          VStack(alignment: .leading, spacing: 12) {
            Text("Spent this year")
              .font(.headline)
            SpendingChart(months: Spending.samples)
              .frame(height: 160)
          }
          .card()
          VStack(alignment: .leading, spacing: 12) {
            Text("Favourites")
              .font(.headline)
            FavouritesRing(shares: [
              .init(title: "Coffee", value: 0.5, color: .brand),
              .init(title: "Tea", value: 0.3, color: .leafGreen),
              .init(title: "Tools", value: 0.2, color: .accentColor),
            ])
          }
          .card()
        }
        .padding()
      }
      .background(Color.cream.ignoresSafeArea())
      .navigationTitle("Profile")
      .toolbar {
        NavigationLink {
          SettingsView()
        } label: {
          Image(systemName: "gearshape")
        }
        .accessibilityLabel("Settings")
      }
    }
    .preferredColorScheme(settings.theme.colorScheme)
  }

  private var header: some View {
    HStack(spacing: 16) {
      Image(.avatar)
        .resizable()
        .frame(width: 72, height: 72)
        .clipShape(.circle)
        .overlay { Circle().strokeBorder(.brand, lineWidth: 3) }
      VStack(alignment: .leading) {
        Text("Hello, \(settings.name)!")
          .font(.title3.bold())
        Text("\(orders) orders since 2021")
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
    }
  }
}

#Preview("Profile", traits: .modifier(SampleData())) {
  ProfileView()
}

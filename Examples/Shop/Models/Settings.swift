import Foundation
import SwiftUI

/// The customer's settings for the whole app.
final class Settings: ObservableObject {
  @Published var name = "Ada Lindqvist"
  @Published var wantsNews = true
  @Published var remindsOfCart = false
  @Published var theme = Theme.system
  @Published var sugar = 1

  enum Theme: String, CaseIterable, Identifiable {
    case system
    case light
    case dark

    var id: Self { self }

    var title: LocalizedStringKey {
      switch self {
      case .system: "System"
      case .light: "Light"
      case .dark: "Dark"
      }
    }

    var colorScheme: ColorScheme? {
      switch self {
      case .system: nil
      case .light: .light
      case .dark: .dark
      }
    }
  }
}

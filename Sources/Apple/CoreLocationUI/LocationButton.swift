@_exported import CoreLocation
import SwiftUI

/// A button that shares the user's location. The location is unknown, but the button's action runs.
///
/// Sizing: as its label, with 20 points beside and 10 above and below it.
public struct LocationButton: View {
  /// The title of the button.
  public struct Title: Hashable, Sendable {
    let text: String

    public static let currentLocation = Title(text: "Current Location")
    public static let sendCurrentLocation = Title(text: "Send Current Location")
    public static let sendMyCurrentLocation = Title(text: "Send My Current Location")
    public static let shareCurrentLocation = Title(text: "Share Current Location")
    public static let shareMyCurrentLocation = Title(text: "Share My Current Location")
  }

  private let title: Title
  private let action: () -> Void

  public init(_ title: Title? = nil, action: @escaping () -> Void) {
    self.title = title ?? .currentLocation
    self.action = action
  }

  public var body: some View {
    Button {
      action()
    } label: {
      Label(title.text, systemImage: "location.fill")
        .padding(.horizontal, 20).padding(.vertical, 10)
        .foregroundStyle(.white)
        .background(.tint, in: .rect(cornerRadius: 8))
    }
    .buttonStyle(.plain)
  }
}

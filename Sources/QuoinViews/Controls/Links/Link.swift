import Foundation
import QuoinCore

/// A control that opens an address: its label in the tint. Sizing: h-neu, v-neu (hug with a text).
public struct Link<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  /// A link of any view.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .buttonStyle(.link)
  }
}

extension Link where Label == Text {
  /// A title, which is looked up for the locale.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

import Foundation
import QuoinCore

/// A control that opens an address: its label in the tint. Sizing: h-neu, v-neu (hug with a text).
public struct Link<Label: View>: View {
  let destination: URL
  let label: Label

  /// A link of any view.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// What opens the address is for a living view; until then the button does nothing.
  public var body: some View {
    Button {
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

import Foundation
import QuoinCore

/// A control that opens an address: a button whose automatic style is its label in the tint; any other button style
/// around draws it as it draws a button (Rules/Controls.md#links). Sizing: as a button of that style; unless set, h-neu,
/// v-neu (hug with a text).
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
    Button(role: nil, action: { openURL(destination) }, label: label, isLink: true)
      .paper(.link(destination))
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

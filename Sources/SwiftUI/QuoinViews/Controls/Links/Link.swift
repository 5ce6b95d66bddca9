import Foundation
import QuoinCore

/// A control that opens a URL. By default, it is drawn as a tinted label.
///
/// Any other enclosing button style draws it like a button (Rules/Controls.md#links).
/// Sizing: as a button of that style; unless set, h-neu,
/// v-neu (hug with a text).
public struct Link<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a link with a custom label.
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
  /// Creates a link with a localized title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a localized title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

import Foundation
import QuoinCore

/// A button that offers things to other apps; a picture shows the button.
///
/// Items may be of any type here: there are no other apps that would have to understand them.
/// Sizing: as a button with a label.
public struct ShareLink<Label: View>: View {
  private let label: Label

  private init(label: Label) { self.label = label }

  public var body: some View { Button(action: {}, label: { label }) }

  /// Shares `item` behind any view.
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// Shares `item`, shown as `preview` while it is shared, behind any view.
  public init<I, PreviewImage, PreviewIcon>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// Shares `items` behind any view.
  public init<C: RandomAccessCollection>(
    items: C, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// Shares `items`, each shown as its preview while it is shared, behind any view.
  public init<C: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: C, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (C.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Shares `item` behind “Share…”.
  public init<I>(item: I, subject: Text? = nil, message: Text? = nil) {
    self.init(label: DefaultShareLinkLabel())
  }

  /// Shares `item`, shown as `preview` while it is shared, behind “Share…”.
  public init<I, PreviewImage, PreviewIcon>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(label: DefaultShareLinkLabel())
  }

  /// Shares `items` behind “Share…”.
  public init<C: RandomAccessCollection>(items: C, subject: Text? = nil, message: Text? = nil) {
    self.init(label: DefaultShareLinkLabel())
  }

  /// Shares `item` behind a title, which is looked up for the locale.
  public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Shares `item` behind a title.
  @_disfavoredOverload
  public init<S: StringProtocol, I>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Shares `item`, shown as `preview` while it is shared, behind a title, which is looked up for the locale.
  public init<I, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Shares `item`, shown as `preview` while it is shared, behind a title.
  @_disfavoredOverload
  public init<S: StringProtocol, I, PreviewImage, PreviewIcon>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Shares `items` behind a title, which is looked up for the locale.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: C, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
}

/// “Share…” with the symbol of sharing. Sizing: as a label.
public struct DefaultShareLinkLabel: View {
  var title = Text("Share…")

  public var body: some View {
    Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") })
  }
}

/// The appearance of an item while it is shared, which no picture shows.
public struct SharePreview<Image, Icon> {
  /// A title, which is looked up for the locale, with a picture and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
  /// A title with a picture and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}
}

extension SharePreview where Icon == Never {
  /// A title, which is looked up for the locale, with a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) {}
  /// A title with a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {}
}

extension SharePreview where Image == Never {
  /// A title, which is looked up for the locale, with an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {}
  /// A title with an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) {}
}

extension SharePreview where Image == Never, Icon == Never {
  /// A title, which is looked up for the locale.
  public init(_ titleKey: LocalizedStringKey) {}
  /// A title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {}
}

import Foundation
import QuoinCore

/// A button that shares items with other apps; a picture shows the button.
///
/// Items can have any type here, as there are no other apps that need to understand them.
/// Sizing: as a button with a label.
public struct ShareLink<Label: View>: View {
  private let label: Label

  private init(label: Label) { self.label = label }

  public var body: some View { Button(action: {}, label: { label }) }

  /// Creates a button that shares `item`, with a custom label.
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// Creates a button that shares `item`, shown as `preview`, with a custom label.
  public init<I, PreviewImage, PreviewIcon>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// Creates a button that shares `items`, with a custom label.
  public init<C: RandomAccessCollection>(
    items: C, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// Creates a button that shares `items`, each shown as its preview, with a custom label.
  public init<C: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: C, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (C.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button titled “Share…” that shares `item`.
  public init<I>(item: I, subject: Text? = nil, message: Text? = nil) {
    self.init(label: DefaultShareLinkLabel())
  }

  /// Creates a button titled “Share…” that shares `item`, shown as `preview`.
  public init<I, PreviewImage, PreviewIcon>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(label: DefaultShareLinkLabel())
  }

  /// Creates a button titled “Share…” that shares `items`.
  public init<C: RandomAccessCollection>(items: C, subject: Text? = nil, message: Text? = nil) {
    self.init(label: DefaultShareLinkLabel())
  }

  /// Creates a button with a localized title that shares `item`.
  public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a button with a localized title that shares `item`.
  @_disfavoredOverload
  public init<I>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleResource)))
  }

  /// Creates a button with a title that shares `item`.
  @_disfavoredOverload
  public init<S: StringProtocol, I>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a button with a localized title that shares `item`, shown as `preview`.
  public init<I, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a button with a localized title that shares `item`, shown as `preview`.
  @_disfavoredOverload
  public init<I, PreviewImage, PreviewIcon>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleResource)))
  }

  /// Creates a button with a title that shares `item`, shown as `preview`.
  @_disfavoredOverload
  public init<S: StringProtocol, I, PreviewImage, PreviewIcon>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Creates a button with a localized title that shares `items`.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: C, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Creates a button with a localized title that shares `items`.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, items: C, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleResource)))
  }
}

/// “Share…” with the share symbol.
/// Sizing: as a label.
public struct DefaultShareLinkLabel: View {
  var title = Text("Share…")

  public var body: some View {
    Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") })
  }
}

/// The appearance of an item while it is shared, which no picture shows.
public struct SharePreview<Image, Icon> {
  /// Creates a preview with a localized title, an image and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}

  /// Creates a preview with a localized title, an image and an icon.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {}
  /// Creates a preview with a title, an image and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a localized title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) {}

  /// Creates a preview with a localized title and an image.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image) {}
  /// Creates a preview with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {}
}

extension SharePreview where Image == Never {
  /// Creates a preview with a localized title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {}

  /// Creates a preview with a localized title and an icon.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, icon: Icon) {}
  /// Creates a preview with a title and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) {}
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a localized title.
  public init(_ titleKey: LocalizedStringKey) {}

  /// Creates a preview with a localized title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) {}
  /// Creates a preview with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {}
}

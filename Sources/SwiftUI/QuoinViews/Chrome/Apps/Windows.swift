import Foundation
import QuoinCore

/// Windows of one kind.
public struct WindowGroup<Content: View>: _PrimitiveScene {
  let content: Content
  var title: Text?

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content: content)
  }
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(Text(titleResource), content: content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content: content)
  }
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content: content)
  }
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleResource), content: content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content: content)
  }
  /// Creates windows for values of a type; a preview shows one without a value.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(content: content(.constant(nil)))
  }
  /// Creates windows for values of a type; a preview shows one without a value.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(content: content(.constant(nil)))
  }

  /// Creates windows for values of a type; a preview shows one with the default value.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: (Binding<D>) -> C,
    defaultValue: () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(content: content(.constant(defaultValue())))
  }

  /// Creates windows for values of a type; a preview shows one with the default value.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: (Binding<D>) -> C,
    defaultValue: () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.content = PresentedWindowContent(content: content(.constant(defaultValue())))
  }

  public static func _window(of scene: Self) -> AnyView? {
    AnyView(scene.content.windowTitle(scene.title))
  }
}

/// The only window of its kind.
public struct Window<Content: View>: _PrimitiveScene {
  let content: Content
  let title: Text

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleResource), id: id, content: content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id: id, content: content)
  }
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  public static func _window(of scene: Self) -> AnyView? {
    AnyView(scene.content.windowTitle(scene.title))
  }
}

/// The settings window of a macOS app.
public struct Settings<Content: View>: _PrimitiveScene {
  public init(@ViewBuilder content: () -> Content) {}
}

/// A menu or window attached to an icon in the macOS menu bar.
public struct MenuBarExtra<Label: View, Content: View>: _PrimitiveScene {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {}
}

extension MenuBarExtra where Label == QuoinViews.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {}

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {}
}

extension MenuBarExtra where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}

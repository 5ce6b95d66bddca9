import QuoinCore

// Windows with a title. A preview shows one of them, without the title.

extension WindowGroup {
  /// Creates titled windows for values of a type; a preview shows one without a value.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content)
    self.title = Text(titleKey)
  }

  /// Creates titled windows for values of a type; a preview shows one without a value.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, for type: D.Type,
    @ViewBuilder content: (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content)
    self.title = Text(titleResource)
  }

  /// Creates titled windows for values of a type; a preview shows one with the default value.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: (Binding<D>) -> C, defaultValue: () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content, defaultValue: defaultValue)
    self.title = Text(titleKey)
  }

  /// Creates titled windows for values of a type; a preview shows one with the default value.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, for type: D.Type = D.self,
    @ViewBuilder content: (Binding<D>) -> C, defaultValue: () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content, defaultValue: defaultValue)
    self.title = Text(titleResource)
  }

  /// Creates titled windows for values of a type; a preview shows one without a value.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content)
    self.title = Text(titleKey)
  }

  /// Creates titled windows for values of a type; a preview shows one without a value.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type,
    @ViewBuilder content: (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content)
    self.title = Text(titleResource)
  }

  /// Creates titled windows for values of a type; a preview shows one with the default value.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: (Binding<D>) -> C, defaultValue: () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content, defaultValue: defaultValue)
    self.title = Text(titleKey)
  }

  /// Creates titled windows for values of a type; a preview shows one with the default value.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type = D.self,
    @ViewBuilder content: (Binding<D>) -> C, defaultValue: () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content, defaultValue: defaultValue)
    self.title = Text(titleResource)
  }

  /// Creates titled windows for values of a type; a preview shows one without a value.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content)
    self.title = title
  }

  /// Creates titled windows for values of a type; a preview shows one with the default value.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self,
    @ViewBuilder content: (Binding<D>) -> C, defaultValue: () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content, defaultValue: defaultValue)
    self.title = title
  }

  /// Creates titled windows for values of a type; a preview shows one without a value.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content)
    self.title = title
  }

  /// Creates titled windows for values of a type; a preview shows one with the default value.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self,
    @ViewBuilder content: (Binding<D>) -> C, defaultValue: () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content, defaultValue: defaultValue)
    self.title = title
  }

  /// Creates titled windows for values of a type; a preview shows one without a value.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content)
    self.title = Text(title)
  }

  /// Creates titled windows for values of a type; a preview shows one with the default value.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type = D.self,
    @ViewBuilder content: (Binding<D>) -> C, defaultValue: () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content, defaultValue: defaultValue)
    self.title = Text(title)
  }

  /// Creates titled windows for values of a type; a preview shows one without a value.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content)
    self.title = Text(title)
  }

  /// Creates titled windows for values of a type; a preview shows one with the default value.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type = D.self,
    @ViewBuilder content: (Binding<D>) -> C, defaultValue: () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content, defaultValue: defaultValue)
    self.title = Text(title)
  }

  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(content: content)
    self.title = title
  }
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(content: content)
    self.title = title
  }
}

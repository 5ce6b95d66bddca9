import QuoinCore

/// A control that is on or off.
///
/// Sizing: h-exp, v-neu (on iOS and in forms of cards, label and switch at both ends); as label and control side by
/// side elsewhere, and with `.toggleStyle(.button)`.
public struct Toggle<Label: View>: PrimitiveView, IndependentControl {
  let isOn: Binding<Bool>
  /// Whether the toggle represents several values that differ.
  let isMixed: Bool
  let label: Label

  private init(isOn: Binding<Bool>, isMixed: Bool = false, label: Label) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.label = label
  }

  /// Creates a toggle with a custom label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, label: label())
  }

  /// Creates a toggle for the value of each of `sources`, which is mixed if they differ.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(sources: sources, isOn: isOn, label: label())
  }

  private init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, label: Label
  ) {
    let values = sources.map { $0[keyPath: isOn] }
    let on = values.count { $0.wrappedValue }
    self.init(
      isOn: Binding(
        get: { !values.isEmpty && values.allSatisfy { $0.wrappedValue } },
        set: { new in for value in values { value.wrappedValue = new } }),
      isMixed: on > 0 && on < values.count, label: label)
  }

  public static func _emit(_ view: Self, into emission: Emission) { emission.emitControl(view) }

  static func _emitControl(_ view: Self, into emission: Emission) {
    let mark = emission.tree.mark
    let configuration = ToggleStyleConfiguration(
      label: .init(content: _StyleContent(view.label)), isOn: view.isOn, isMixed: view.isMixed)
    func emit<S: ToggleStyle>(_ style: S) {
      emission.noteEstimate(of: "Toggle", style: S.self)
      emission.emitStyled(style, of: \.toggleStyles) { $0.makeBody(configuration: configuration) }
    }
    emit(emission.environment.toggleStyles.style)
    guard emission.isLiving else { return }
    let value = view.isOn
    emission.attachShortcut(since: mark) { value.wrappedValue.toggle() }
    emission.attachControl(view.handle(in: emission), since: mark)
  }

  private func handle(in emission: Emission) -> ControlHandle {
    let value = isOn
    var handle = ControlHandle("Toggle", in: emission.environment)
    handle.label = emission.labelText(of: label)
    handle.value = { value.wrappedValue }
    if isMixed { handle.spokenValue = { "mixed" } }
    handle.set = { new in
      guard let new = new as? Bool else {
        return "It is on or off: pass true or false, not \(new)."
      }
      value.wrappedValue = new
      return nil
    }
    handle.toggle = { value.wrappedValue.toggle() }
    return handle
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(titleKey))
  }

  /// Creates a toggle with a localized title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(titleResource))
  }

  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(title))
  }

  /// Creates a toggle with a localized title, for the value of each of `sources`.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn, label: Text(titleKey))
  }

  /// Creates a toggle with a title, for the value of each of `sources`.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn, label: Text(title))
  }
}

extension Toggle where Label == QuoinViews.Label<Text, Image> {
  /// Creates a toggle with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: QuoinViews.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a toggle with a localized title and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: QuoinViews.Label(titleResource, systemImage: systemImage))
  }

  /// Creates a toggle with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: QuoinViews.Label(title, systemImage: systemImage))
  }

  /// Creates a toggle with a localized title and an image from the bundle.
  public init(_ titleKey: LocalizedStringKey, image: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: QuoinViews.Label(titleKey, image: image))
  }

  /// Creates a toggle with a localized title and an image from the bundle.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: QuoinViews.Label(titleResource, image: image))
  }

  /// Creates a toggle with a localized title and a symbol, for the value of each of `sources`.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(
      sources: sources, isOn: isOn, label: QuoinViews.Label(titleKey, systemImage: systemImage))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from a style's configuration, so that a style can modify another style.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(
      isOn: configuration.$isOn, isMixed: configuration.isMixed, label: configuration.label)
  }
}

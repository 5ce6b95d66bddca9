import QuoinCore

extension Picker {
  /// Creates a picker for `content` with a custom label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content(), selections: [selection])
  }

  /// Creates a picker for `content` with a custom label; a closed menu shows `currentValueLabel`.
  public init<Value: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Value
  ) {
    self.init(
      label: label(), content: content(), selections: [selection],
      currentValueLabel: _StyleContent(HStack(content: currentValueLabel)))
  }

  /// Creates a picker for `content` with `label`: the older parameter order.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(label: label, content: content(), selections: [selection])
  }

  /// Creates a picker that sets the value at `selection` of each source.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), content: content(), selections: sources.map { $0[keyPath: selection] })
  }
}

// Each initializer has two forms: with a localized title, and with a verbatim one.

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleKey), content: content(), selections: [selection])
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleResource), content: content(), selections: [selection])
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(title), content: content(), selections: [selection])
  }

  /// Creates a picker whose closed menu shows `currentValueLabel`.
  public init<Value: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Value
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker whose closed menu shows `currentValueLabel`.
  @_disfavoredOverload
  public init<Value: View>(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> Value
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleResource) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker whose closed menu shows `currentValueLabel`.
  @_disfavoredOverload
  public init<S: StringProtocol, Value: View>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> Value
  ) {
    self.init(
      selection: selection, content: content, label: { Text(title) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker that sets the value at `selection` of each source.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker that sets the value at `selection` of each source.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == QuoinViews.Label<Text, Image> {
  /// Creates a picker with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: Label(titleKey, systemImage: systemImage), content: content(), selections: [selection])
  }

  /// Creates a picker with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: Label(titleResource, systemImage: systemImage), content: content(),
      selections: [selection])
  }

  /// Creates a picker with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: Label(title, systemImage: systemImage), content: content(), selections: [selection])
  }

  /// Creates a picker with a title and an image from the bundle.
  public init(
    _ titleKey: LocalizedStringKey, image: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: Label(titleKey, image: image), content: content(), selections: [selection])
  }

  /// Creates a picker with a title and an image from the bundle.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: Label(titleResource, image: image), content: content(), selections: [selection])
  }

  /// Creates a picker with a title and an image from the bundle.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(label: Label(title, image: image), content: content(), selections: [selection])
  }
}

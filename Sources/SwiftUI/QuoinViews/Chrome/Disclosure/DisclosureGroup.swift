import QuoinCore

/// A label that shows or hides the content below it.
///
/// In a list, the label and each element of the visible content are rows. Without a binding, the
/// group is initially closed.
/// Sizing: h-exp, v-neu (on iOS); as its views on macOS. Gaps and indentation are estimated.
public struct DisclosureGroup<Label: View, Content: View>: PrimitiveView, IndependentControl {
  let label: Label
  let content: Content
  /// Whether the group is open; `nil` if the group keeps this state itself.
  let isExpanded: Binding<Bool>?

  /// Creates a group that keeps its own open state.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    isExpanded = nil
  }

  /// Creates a group that is open while `isExpanded` is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
    self.isExpanded = isExpanded
  }

  public static func _emit(_ view: Self, into emission: Emission) { emission.emitControl(view) }

  static func _emitControl(_ view: Self, into emission: Emission) {
    let configuration = view.configuration(in: emission)
    let mark = emission.tree.mark
    if emission.isListRow, emission.environment.hasDisclosureRows {
      emission.emit(DisclosureRow(configuration: configuration))
      if emission.evaluating({ configuration.isExpanded }) {
        emission.emit(view.content.modifier(_ListIndentation()))
      }
      return
    }
    func emit<S: DisclosureGroupStyle>(_ style: S) {
      emission.emitStyled(style, of: \.disclosureGroupStyles) {
        $0.makeBody(configuration: configuration)
      }
    }
    emit(emission.environment.disclosureGroupStyles.style)
    // Text in the content must not become the group's title.
    emission.attach(configuration.handle(in: emission), since: mark)
  }

  /// Collects the label and each element of the content as separate rows in a list.
  public static func _collect(_ view: Self, into collector: SlotCollector) {
    let environment = collector.emission.environment
    guard environment.collectsListRows, environment.hasDisclosureRows else {
      return collector.add(view)
    }
    let configuration = view.configuration(in: collector.emission)
    collector.add(DisclosureRow(configuration: configuration))
    if collector.emission.evaluating({ configuration.isExpanded }) {
      collector.add(view.content, modifiedBy: _ListIndentation())
    }
  }

  /// Returns the configuration for a style. Groups inside the content use the same style rather
  /// than the next one.
  func configuration(in emission: Emission) -> DisclosureGroupStyleConfiguration {
    let styles = emission.environment.disclosureGroupStyles
    return DisclosureGroupStyleConfiguration(
      label: .init(content: _StyleContent(label)),
      content: .init(
        content: _StyleContent(content.environment(\.disclosureGroupStyles, styles))),
      isExpanded: isExpanded ?? emission.keepState("isExpanded", false))
  }
}

extension DisclosureGroupStyleConfiguration {
  @MainActor
  func handle(in emission: Emission) -> ControlHandle {
    var handle = ControlHandle("DisclosureGroup", in: emission.environment)
    let value = $isExpanded
    handle.label = emission.labelText(of: label)
    handle.value = { value.wrappedValue }
    handle.set = { new in
      guard let new = new as? Bool else {
        return "It is open or closed: pass true or false, not \(new)."
      }
      value.wrappedValue = new
      return nil
    }
    handle.toggle = { value.wrappedValue.toggle() }
    return handle
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a group with a localized title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content, label: { Text(titleResource) })
  }

  /// Creates a group with a localized title that is open while `isExpanded` is true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(titleKey) })
  }

  /// Creates a group with a localized title that is open while `isExpanded` is true.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(titleResource) })
  }

  /// Creates a group with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, label: { Text(label) })
  }

  /// Creates a group with a title that is open while `isExpanded` is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(label) })
  }
}

import QuoinCore

/// A label that shows or hides the content below it.
///
/// In a list the label and the elements of what is shown are rows. Without a binding the group begins closed.
/// Sizing: h-exp, v-neu (on iOS); as its views on macOS. Gaps and indentation are estimated.
public struct DisclosureGroup<Label: View, Content: View>: PrimitiveView, OwnedControl {
  let label: Label
  let content: Content
  /// `nil` where the group itself keeps whether it is open.
  let isExpanded: Binding<Bool>?

  /// A group that itself keeps whether it is open.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    isExpanded = nil
  }

  /// A group that is open while `isExpanded` is true.
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
    // A text of the content is no title of the group.
    emission.carry(configuration.handle(in: emission), since: mark)
  }

  /// In a list the label and each element of the content are rows of their own.
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

  /// The parts that a style receives. The same style draws groups inside the content, not the next one.
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
    handle.label = emission.words(of: label)
    handle.value = { value.wrappedValue }
    handle.set = { new in
      guard let new = new as? Bool else {
        return "It is open or not: give true or false, not \(new)."
      }
      value.wrappedValue = new
      return nil
    }
    handle.toggle = { value.wrappedValue.toggle() }
    return handle
  }
}

extension DisclosureGroup where Label == Text {
  /// A group with a title, which is looked up for the locale.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// A group with a title, which is looked up for the locale, open while `isExpanded` is true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(titleKey) })
  }

  /// A group with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, label: { Text(label) })
  }

  /// A group with a title, open while `isExpanded` is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(label) })
  }
}

import QuoinCore

@MainActor
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a collapsible section with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a collapsible section with a localized title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
  }

  /// Creates a collapsible section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

@MainActor
extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a collapsible section with a header (Rules/Lists.md#collapsible-sections).
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(),
      isExpanded: isExpanded.wrappedValue)
    listedHeader = { AnyView(CollapsibleHeader(header: $0, isExpanded: isExpanded)) }
  }
}

/// The header of a collapsible section, which in a sidebar of iOS ends in a chevron and collapses
/// the section.
/// Sizing: as the header; h-exp in a sidebar.
private struct CollapsibleHeader<Header: View>: View {
  let header: Header
  let isExpanded: Binding<Bool>
  @Environment(\.platform) private var platform
  @Environment(\.listLine) private var line
  @Environment(\.listLook) private var look
  @Environment(\.isSidebar) private var isSidebar

  var body: some View {
    if platform == .iOS, line != nil,
      look.kind == .sidebar || (look.kind == .automatic && isSidebar)
    {
      HStack {
        header
        Spacer(minLength: 0)
        Chevron().rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0)).foregroundStyle(.tint)
      }
      .tappable { isExpanded.wrappedValue.toggle() }
      .accessibilityAddTraits(.isButton)
    } else {
      header
    }
  }
}

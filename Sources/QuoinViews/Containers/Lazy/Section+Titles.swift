import QuoinCore

@MainActor
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section with a title, which is looked up for the locale.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// A section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  /// A section with a title, whose content is shown or not.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey), content: content(), footer: EmptyView(),
      isExpanded: isExpanded.wrappedValue)
  }

  /// A section with a title, whose content is shown or not.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(title), content: content(), footer: EmptyView(),
      isExpanded: isExpanded.wrappedValue)
  }
}

@MainActor
extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section with a header, whose content is shown or not.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded.wrappedValue
    )
  }
}

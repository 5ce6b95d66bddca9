import QuoinCore

extension View {
  private func dialog<A: View, M: View>(
    _ state: PresentationState, _ title: Text, _ titleVisibility: Visibility,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (_StyleContent(actions()), _StyleContent(message()))
    return present(state) { space in
      DialogLayer(
        title: titleVisibility == .visible ? title : nil, message: message, actions: actions,
        space: space)
    }
  }

  /// Presents a choice next to the view while `isPresented` is true.
  /// Sizing: neutral; h-exp, v-exp for the whole
  /// window while presented.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(PresentationState(.dialog, isPresented), title, titleVisibility, actions: actions) {
      EmptyView()
    }
  }

  /// Presents a choice next to the view while `isPresented` is true.
  /// Sizing: neutral; h-exp, v-exp for the whole
  /// window while presented.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a choice next to the view while `isPresented` is true.
  /// Sizing: neutral; h-exp, v-exp for the whole
  /// window while presented.
  @_disfavoredOverload
  public func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions)
  }

  /// Presents a choice next to the view while `isPresented` is true.
  /// Sizing: neutral; h-exp, v-exp for the whole
  /// window while presented.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a choice with a message next to the view while `isPresented` is true.
  /// Sizing: neutral; h-exp, v-exp
  /// for the whole window while presented.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      PresentationState(.dialog, isPresented), title, titleVisibility, actions: actions,
      message: message)
  }

  /// Presents a choice with a message next to the view while `isPresented` is true.
  /// Sizing: neutral; h-exp, v-exp
  /// for the whole window while presented.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      PresentationState(.dialog, isPresented), Text(titleKey), titleVisibility, actions: actions,
      message: message)
  }

  /// Presents a choice with a message next to the view while `isPresented` is true.
  /// Sizing: neutral; h-exp, v-exp
  /// for the whole window while presented.
  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      PresentationState(.dialog, isPresented), Text(titleResource), titleVisibility,
      actions: actions,
      message: message)
  }

  /// Presents a choice with a message next to the view while `isPresented` is true.
  /// Sizing: neutral; h-exp, v-exp
  /// for the whole window while presented.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      PresentationState(.dialog, isPresented), Text(title), titleVisibility, actions: actions,
      message: message)
  }

  /// Presents a choice about `data`, if non-`nil`, while `isPresented` is true.
  /// Sizing: neutral; h-exp, v-exp
  /// for the whole window while presented.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions
    ) { _ in EmptyView() }
  }

  /// Presents a choice about `data`, if non-`nil`, while `isPresented` is true.
  /// Sizing: neutral; h-exp, v-exp
  /// for the whole window while presented.
  @_disfavoredOverload
  public func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      titleResource, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions
    ) { _ in EmptyView() }
  }

  /// Presents a choice about `data`, if non-`nil`, while `isPresented` is true.
  /// Sizing: neutral; h-exp, v-exp
  /// for the whole window while presented.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      PresentationState(.dialog, isPresented, where: data != nil), Text(titleKey), titleVisibility
    ) {
      data.map(actions)
    } message: {
      data.map(message)
    }
  }

  /// Presents a choice about `data`, if non-`nil`, while `isPresented` is true.
  /// Sizing: neutral; h-exp, v-exp
  /// for the whole window while presented.
  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      PresentationState(.dialog, isPresented, where: data != nil), Text(titleResource),
      titleVisibility
    ) {
      data.map(actions)
    } message: {
      data.map(message)
    }
  }

  /// Presents a choice about `data`, if non-`nil`, while `isPresented` is true.
  /// Sizing: neutral; h-exp, v-exp
  /// for the whole window while presented.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      PresentationState(.dialog, isPresented, where: data != nil), Text(title), titleVisibility
    ) {
      data.map(actions)
    } message: {
      data.map(message)
    }
  }

  /// Presents a choice next to the view while `isPresented` is true.
  /// Sizing: neutral; h-exp, v-exp for the whole
  /// window while presented.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    actionSheet(
      PresentationState(.dialog, isPresented), isPresented.wrappedValue ? content() : nil)
  }

  /// Presents a choice next to the view while `item` is non-`nil`.
  /// Sizing: neutral; h-exp, v-exp for the whole window
  /// while presented.
  public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet)
    -> some View
  {
    actionSheet(PresentationState(.dialog, item), item.wrappedValue.map(content))
  }

  private func actionSheet(_ state: PresentationState, _ sheet: ActionSheet?) -> some View {
    dialog(state, sheet?.title ?? Text(verbatim: ""), .visible) {
      ForEach((sheet?.buttons ?? []).indices, id: \.self) { sheet?.buttons[$0].view }
    } message: {
      sheet?.message
    }
  }
}

/// A choice in a panel that points at the view, or in the middle of the window on macOS.
/// Sizing: h-exp, v-exp.
private struct DialogLayer: View {
  let title: Text?
  let message: _StyleContent
  let actions: _StyleContent
  let space: WindowLayer.Space
  @Environment(\.platform) private var platform

  var body: some View {
    if platform == .macOS {
      AlertLayer(
        title: title ?? Text(verbatim: ""), message: message, actions: actions,
        insets: space.insets)
    } else {
      PopoverPanel(space: space, prefersAbove: false, radius: PresentationMetrics.panelRadius) {
        AlertPanel(
          title: title, message: message, actions: actions, hidesCancel: true, metrics: .iOS26
        )
        .frame(width: PresentationMetrics.dialogWidth)
      }
    }
  }
}

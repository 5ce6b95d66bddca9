import Foundation
import QuoinCore

extension View {
  private func alert<A: View, M: View>(
    _ state: PresentationState, _ title: Text, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (_StyleContent(actions()), _StyleContent(message()))
    return present(state) { space in
      AlertLayer(title: title, message: message, actions: actions, insets: space.insets)
    }
  }

  /// Presents an alert above the window while `isPresented` is true.
  /// Sizing: neutral; h-exp, v-exp for the whole
  /// window while presented.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(PresentationState(.alert, isPresented), title, actions: actions) { EmptyView() }
  }

  /// Presents an alert above the window while `isPresented` is true.
  /// Sizing: neutral; h-exp, v-exp for the whole
  /// window while presented.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(PresentationState(.alert, isPresented), Text(titleKey), actions: actions) { EmptyView() }
  }

  /// Presents an alert above the window while `isPresented` is true.
  /// Sizing: neutral; h-exp, v-exp for the whole
  /// window while presented.
  @_disfavoredOverload
  public func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    alert(PresentationState(.alert, isPresented), Text(titleResource), actions: actions) {
      EmptyView()
    }
  }

  /// Presents an alert above the window while `isPresented` is true.
  /// Sizing: neutral; h-exp, v-exp for the whole
  /// window while presented.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(PresentationState(.alert, isPresented), Text(title), actions: actions) { EmptyView() }
  }

  /// Presents an alert with a message above the window while `isPresented` is true.
  /// Sizing: neutral; h-exp, v-exp
  /// for the whole window while presented.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(PresentationState(.alert, isPresented), title, actions: actions, message: message)
  }

  /// Presents an alert with a message above the window while `isPresented` is true.
  /// Sizing: neutral; h-exp, v-exp
  /// for the whole window while presented.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(
      PresentationState(.alert, isPresented), Text(titleKey), actions: actions, message: message)
  }

  /// Presents an alert with a message above the window while `isPresented` is true.
  /// Sizing: neutral; h-exp, v-exp
  /// for the whole window while presented.
  @_disfavoredOverload
  public func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(
      PresentationState(.alert, isPresented), Text(titleResource), actions: actions,
      message: message)
  }

  /// Presents an alert with a message above the window while `isPresented` is true.
  /// Sizing: neutral; h-exp, v-exp
  /// for the whole window while presented.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(PresentationState(.alert, isPresented), Text(title), actions: actions, message: message)
  }

  private func alert<T, A: View, M: View>(
    _ title: Text, _ isPresented: Binding<Bool>, _ data: T?, _ actions: (T) -> A,
    _ message: (T) -> M
  ) -> some View {
    alert(PresentationState(.alert, isPresented, hasData: data != nil), title) {
      data.map(actions)
    } message: {
      data.map(message)
    }
  }

  /// Presents an alert about `data` while `isPresented` is true: on iOS if it is non-`nil`, on
  /// macOS without it with the title alone.
  /// Sizing: neutral; h-exp, v-exp
  /// for the whole window while presented.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(title, isPresented, data, actions) { _ in EmptyView() }
  }

  /// Presents an alert about `data` while `isPresented` is true: on iOS if it is non-`nil`, on
  /// macOS without it with the title alone.
  /// Sizing: neutral; h-exp, v-exp
  /// for the whole window while presented.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented, data, actions) { _ in EmptyView() }
  }

  /// Presents an alert about `data` while `isPresented` is true: on iOS if it is non-`nil`, on
  /// macOS without it with the title alone.
  /// Sizing: neutral; h-exp, v-exp
  /// for the whole window while presented.
  @_disfavoredOverload
  public func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(titleResource), isPresented, data, actions) { _ in EmptyView() }
  }

  /// Presents an alert about `data` while `isPresented` is true: on iOS if it is non-`nil`, on
  /// macOS without it with the title alone.
  /// Sizing: neutral; h-exp, v-exp
  /// for the whole window while presented.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(title), isPresented, data, actions) { _ in EmptyView() }
  }

  /// Presents an alert about `data` while `isPresented` is true: on iOS if it is non-`nil`, on
  /// macOS without it with the title alone.
  /// Sizing: neutral; h-exp, v-exp
  /// for the whole window while presented.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(title, isPresented, data, actions, message)
  }

  /// Presents an alert about `data` while `isPresented` is true: on iOS if it is non-`nil`, on
  /// macOS without it with the title alone.
  /// Sizing: neutral; h-exp, v-exp
  /// for the whole window while presented.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(titleKey), isPresented, data, actions, message)
  }

  /// Presents an alert about `data` while `isPresented` is true: on iOS if it is non-`nil`, on
  /// macOS without it with the title alone.
  /// Sizing: neutral; h-exp, v-exp
  /// for the whole window while presented.
  @_disfavoredOverload
  public func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(titleResource), isPresented, data, actions, message)
  }

  /// Presents an alert about `data` while `isPresented` is true: on iOS if it is non-`nil`, on
  /// macOS without it with the title alone.
  /// Sizing: neutral; h-exp, v-exp
  /// for the whole window while presented.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(title), isPresented, data, actions, message)
  }

  /// Presents an alert about an error, if there is one, while `isPresented` is true.
  /// Sizing: neutral; h-exp, v-exp for the
  /// whole window while presented.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(
      PresentationState(.alert, isPresented, where: error != nil),
      Text(verbatim: error?.errorDescription ?? ""), actions: actions
    ) { EmptyView() }
  }

  /// Presents an alert about an error, if there is one, while `isPresented` is true.
  /// Sizing: neutral; h-exp, v-exp for the
  /// whole window while presented.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    alert(
      PresentationState(.alert, isPresented, where: error != nil),
      Text(verbatim: error?.errorDescription ?? "")
    ) {
      error.map(actions)
    } message: {
      error.map(message)
    }
  }

  /// Presents an alert above the window while `isPresented` is true.
  /// Sizing: neutral; h-exp, v-exp for the whole
  /// window while presented.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    alert(
      PresentationState(.alert, isPresented), isPresented.wrappedValue ? content() : nil)
  }

  /// Presents an alert above the window while `item` is non-`nil`.
  /// Sizing: neutral; h-exp, v-exp for the whole window
  /// while presented.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert)
    -> some View
  {
    alert(PresentationState(.alert, item), item.wrappedValue.map(content))
  }

  private func alert(_ state: PresentationState, _ alert: Alert?) -> some View {
    self.alert(state, alert?.title ?? Text(verbatim: "")) {
      ForEach((alert?.buttons ?? []).indices, id: \.self) { alert?.buttons[$0].view }
    } message: {
      alert?.message
    }
  }
}

import QuoinCore

extension View {
  /// Sets the page for path values of a type in the enclosing navigation.
  /// Sizing: neutral.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    bars { bars, environment in
      bars.destinations.append(
        Destination(environment: environment) { value in
          (value.base as? D).map { _StyleContent(destination($0)) }
        })
    }
  }

  /// Pushes a page above this one while `isPresented` is true.
  /// Sizing: neutral.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let page = destination()
    return push(isPresented.wrappedValue ? page : nil) { isPresented.wrappedValue = false }
  }

  /// Pushes a page above this one while `item` is non-`nil`.
  /// Sizing: neutral.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    push(item.wrappedValue.map(destination)) { item.wrappedValue = nil }
  }

  func push<V: View>(_ page: V?, end: @escaping @MainActor () -> Void) -> some View {
    bars { bars, environment in
      guard let page else { return }
      bars.pushed.append(
        CapturedView(environment: environment, content: _StyleContent(page), end: end))
    }
  }
}

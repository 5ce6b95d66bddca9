extension ForEach where Content: View {
  /// Creates a view for each element of the bound collection.
  ///
  /// Each view receives a binding to its element, which is identified by the value at `id`.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    self.init(data: data, content: content, id: { $0.wrappedValue[keyPath: id] })
  }
}

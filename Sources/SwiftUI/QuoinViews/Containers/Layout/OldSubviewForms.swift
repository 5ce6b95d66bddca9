import QuoinCore

// The original names of `Group(subviews:)` and `ForEach(subviews:)`.

extension Group {
  /// The old form of `init(subviews:transform:)`. Sizing: as its content.
  public init<Base: View, Result: View>(
    subviewsOf view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(subviews: view, transform: transform)
  }
}

extension ForEach where Content: View {
  /// The old form of `init(subviews:content:)`. Sizing: as its content.
  @MainActor
  public init<V: View>(subviewOf view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(subviews: view, content: content)
  }
}

/// Data that a `ForEach` determines during emission.
protocol FoundData {
  @MainActor func found(in emission: Emission) -> Self
}

/// The subviews from which a `ForEach` creates views; empty until it is emitted.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection, FoundData {
  public typealias Element = Subview
  public typealias Index = Int

  let find: @MainActor (Emission) -> SubviewsCollection
  let views: SubviewsCollection

  @MainActor func found(in emission: Emission) -> Self { Self(find: find, views: find(emission)) }

  public var startIndex: Int { views.startIndex }
  public var endIndex: Int { views.endIndex }
  public subscript(index: Int) -> Subview { views[index] }
}

/// The sections from which a `ForEach` creates views; empty until it is emitted.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection, FoundData {
  public typealias Element = SectionConfiguration
  public typealias Index = Int

  let find: @MainActor (Emission) -> SectionCollection
  let sections: SectionCollection

  @MainActor func found(in emission: Emission) -> Self {
    Self(find: find, sections: find(emission))
  }

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEach where Content: View {
  /// Creates a view for each subview of `view`.
  @MainActor
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(
      data: Data(find: { SubviewsCollection(of: view, in: $0) }, views: SubviewsCollection([])),
      content: content, id: \.id,
      isFound: true)
  }

  /// Creates a view for each section of `view`.
  @MainActor
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(
      data: Data(find: { SectionCollection(of: view, in: $0) }, sections: SectionCollection([])),
      content: content, id: \.id,
      isFound: true)
  }

  /// Returns a copy with the data determined at the current position of `emission`.
  @MainActor
  @usableFromInline
  func found(in emission: Emission) -> Self {
    guard let data = (data as? any FoundData)?.found(in: emission) as? Data else { return self }
    return ForEach(data: data, content: content, id: id)
  }
}

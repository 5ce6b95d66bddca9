/// A view created from the subviews of another one.
/// Sizing: as the view that is made.
public struct GroupElementsOfContent<Subviews: View, Content: View>: PrimitiveView {
  let subviews: Subviews
  let transform: (SubviewsCollection) -> Content

  public static func _emit(_ view: Self, into emission: Emission) {
    Content._emit(view.content(emission), into: emission)
  }
  public static func _collect(_ view: Self, into collector: SlotCollector) {
    Content._collect(view.content(collector.emission), into: collector)
  }
  public static var _elements: _ElementCount { Content._elements }

  private func content(_ emission: Emission) -> Content {
    let views = SubviewsCollection(of: subviews, in: emission)
    return emission.evaluating { transform(views) }
  }
}

/// A view created from the sections of another one.
/// Sizing: as the view that is made.
public struct GroupSectionsOfContent<Sections: View, Content: View>: PrimitiveView {
  let sections: Sections
  let transform: (SectionCollection) -> Content

  public static func _emit(_ view: Self, into emission: Emission) {
    Content._emit(view.content(emission), into: emission)
  }
  public static func _collect(_ view: Self, into collector: SlotCollector) {
    Content._collect(view.content(collector.emission), into: collector)
  }
  public static var _elements: _ElementCount { Content._elements }

  private func content(_ emission: Emission) -> Content {
    let sections = SectionCollection(of: self.sections, in: emission)
    return emission.evaluating { transform(sections) }
  }
}

extension Group {
  /// Creates the result of `transform` for the subviews of `view`.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(subviews: view, transform: transform) }
  }

  /// Creates the result of `transform` for the sections of `view`.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(sections: view, transform: transform) }
  }
}

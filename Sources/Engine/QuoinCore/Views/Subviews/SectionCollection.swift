import QuoinLayout

/// A section of a view: its header, content and footer.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section of a view.
  public struct ID: Hashable {
    let first: Subview.ID?
    let position: Int
  }

  public let id: ID
  /// The values that the section passes to its container.
  public let containerValues: ContainerValues
  public let header: SubviewsCollection
  public let content: SubviewsCollection
  public let footer: SubviewsCollection
}

/// The sections of a view; views outside of sections form a section without header and footer.
public struct SectionCollection: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public typealias Index = Int

  let sections: [SectionConfiguration]

  init(_ sections: [SectionConfiguration]) { self.sections = sections }

  @MainActor
  init<V: View>(of content: V, in emission: Emission) {
    let slots = SubviewsCollection.slots(of: content, in: emission)
    let views = slots.subviews()
    var sections: [SectionConfiguration] = []
    func add(_ section: LazySection, _ values: ContainerValues) {
      let position = sections.count
      let first = section.all.first.map { views[$0].id }
      sections.append(
        SectionConfiguration(
          id: SectionConfiguration.ID(first: first, position: first == nil ? position : 0),
          containerValues: values, header: SubviewsCollection(Array(views[section.header])),
          content: SubviewsCollection(Array(views[section.content])),
          footer: SubviewsCollection(Array(views[section.footer]))))
    }
    func addPlain(_ range: Range<Int>) {
      guard !range.isEmpty else { return }
      let (start, end) = (range.lowerBound, range.upperBound)
      add(LazySection(header: start..<start, content: range, footer: end..<end), ContainerValues())
    }
    var end = 0
    for (section, values) in zip(slots.sections, slots.sectionValues) {
      addPlain(end..<section.all.lowerBound)
      add(section, values)
      end = section.all.upperBound
    }
    addPlain(end..<views.count)
    self.init(sections)
  }

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

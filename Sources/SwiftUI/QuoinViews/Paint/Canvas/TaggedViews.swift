import QuoinCore
import QuoinText

/// The elements of a list of views, by tag.
@MainActor
struct TaggedViews {
  private var elements: [AnyHashable: AnyView] = [:]

  init<Content: View>(
    _ content: Content, environment: EnvironmentValues, shaper: any TextShaper
  ) {
    guard Content.self != EmptyView.self else { return }
    let emission = Emission(environment: environment, shaper: shaper)
    for (element, node) in ListElement.elements(of: content, in: emission) {
      if let tag = emission.tree.value(_TagKey.self, of: node), elements[tag] == nil {
        elements[tag] = AnyView(element)
      }
    }
  }

  subscript(tag: AnyHashable) -> AnyView? { elements[tag] }
}

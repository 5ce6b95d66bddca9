import Quoin

extension SizingSamples {
  mutating func addScrolling() {
    self["ScrollView"] = .of(
      row: ScrollView(.horizontal) { child }, column: ScrollView(.vertical) { child })
    self["ScrollViewReader"] = .list
    self["LazyHStack"] = .of(LazyHStack { child })
    self["LazyVStack"] = .of(LazyVStack { child })
    self["LazyHGrid"] = .of(LazyHGrid(rows: [GridItem()]) { child })
    self["LazyVGrid"] = .of(LazyVGrid(columns: [GridItem()]) { child })
    self["View.contentMargins"] = .of(child.contentMargins(5))
    self["View.defaultScrollAnchor"] = .of(child.defaultScrollAnchor(.bottom))
    self["View.scrollPosition(initialAnchor:)"] = .of(child.scrollPosition(initialAnchor: .bottom))
    self["View.scrollPosition(id:anchor:)"] = .of(
      child.scrollPosition(id: .constant(Int?.some(1))))
    self["View.scrollPosition(_:anchor:)"] = .of(
      child.scrollPosition(.constant(ScrollPosition(edge: .bottom))))
    self["View.scrollClipDisabled"] = .of(child.scrollClipDisabled())
    self["View.scrollDisabled"] = .of(child.scrollDisabled(true))
    self["View.scrollContentBackground"] = .of(child.scrollContentBackground(.hidden))
    self["View.scrollIndicators"] = .of(child.scrollIndicators(.hidden))
    self["View.scrollIndicatorsFlash"] = .of(child.scrollIndicatorsFlash(onAppear: true))
    self["View.scrollBounceBehavior"] = .of(child.scrollBounceBehavior(.basedOnSize))
    self["View.scrollDismissesKeyboard"] = .of(child.scrollDismissesKeyboard(.never))
    self["View.scrollTarget"] = .of(child.scrollTarget())
    self["View.scrollTargetLayout"] = .of(child.scrollTargetLayout())
    self["View.scrollTargetBehavior"] = .of(child.scrollTargetBehavior(.paging))
    self["View.scrollTransition"] = .of(
      child.scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0) })
    self["View.refreshable"] = .of(child.refreshable {})
    self["View.onScrollPhaseChange"] = .of(child.onScrollPhaseChange { _, _ in })
    self["View.onScrollGeometryChange"] = .of(
      child.onScrollGeometryChange(for: Bool.self) { _ in
        true
      } action: { _, _ in
      })
    self["View.onScrollVisibilityChange"] = .of(child.onScrollVisibilityChange { _ in })
    self["View.onScrollTargetVisibilityChange"] = .of(
      child.onScrollTargetVisibilityChange(idType: Int.self) { _ in })
  }
}

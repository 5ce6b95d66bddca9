import Quoin

extension SizingSamples {
  mutating func addLayout() {
    self["View.frame(width:height:alignment:)"] = .of(
      row: child.frame(width: 80), column: child.frame(height: 80))
    self["View.frame()"] = .of(child.frame(width: nil, height: nil))
    self["View.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)"] =
      .cases([
        (SizingSample.behavior(of: child.frame(maxWidth: .infinity)), "h-exp, v-neu"),
        (SizingSample.behavior(of: child.frame(maxHeight: .infinity)), "h-neu, v-exp"),
        (SizingSample.behavior(of: child.frame(maxWidth: 80, maxHeight: 80)), "h-hug, v-hug"),
        (SizingSample.behavior(of: child.frame(minWidth: 9, minHeight: 9)), "h-neu, v-neu"),
      ])
    self["View.fixedSize()"] = .of(child.fixedSize())
    self["View.fixedSize(horizontal:vertical:)"] = .of(
      row: child.fixedSize(horizontal: true, vertical: false),
      column: child.fixedSize(horizontal: false, vertical: true))
    self["View.containerRelativeFrame"] = .of(
      row: child.containerRelativeFrame(.horizontal) { length, _ in length / 2 },
      column: child.containerRelativeFrame(.vertical) { length, _ in length / 2 })
    self["View.padding"] = .of(child.padding())
    self["View.scenePadding"] = .of(child.scenePadding())
    self["View.aspectRatio"] = .of(child.aspectRatio(2, contentMode: .fit))
    self["View.scaledToFit"] = .of(child.scaledToFit())
    self["View.scaledToFill"] = .of(child.scaledToFill())
    self["View.offset"] = .of(child.offset(x: 5, y: 5))
    self["View.position"] = .of(child.position(x: 5, y: 5))
    self["View.layoutPriority"] = .of(child.layoutPriority(1))
    self["View.zIndex"] = .of(child.zIndex(1))
    self["View.alignmentGuide"] = .of(child.alignmentGuide(.top) { _ in 3 })
    self["View.layoutValue"] = .of(child.layoutValue(key: SampleValue.self, value: 1))
    self["View.overlay"] = .of(child.overlay { Color.red })
    self["View.background"] = .of(child.background { Color.red })
    self["View.ignoresSafeArea"] = .of(child.ignoresSafeArea())
    self["View.edgesIgnoringSafeArea"] = .of(child.edgesIgnoringSafeArea(.all))
    self["View.safeAreaInset"] = .of(child.safeAreaInset(edge: .top) { Text("Test") })
    self["View.safeAreaPadding"] = .of(child.safeAreaPadding())
    self["View.modifier"] = .of(child.modifier(Neutral()))
    self["View.id"] = .of(child.id(1))
    self["View.tag"] = .of(child.tag(1))
  }
}

private enum SampleValue: LayoutValueKey {
  static var defaultValue: Int { 0 }
}

private struct Neutral: ViewModifier {
  func body(content: Content) -> some View { content.padding() }
}

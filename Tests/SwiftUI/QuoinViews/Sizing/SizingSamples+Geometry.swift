import Quoin

extension SizingSamples {
  mutating func addGeometry() {
    self["View.coordinateSpace"] = .of(child.coordinateSpace(.named("a")))
    self["View.onGeometryChange"] = .of(
      child.onGeometryChange(for: CGFloat.self, of: \.size.width) { _ in })
    self["View.geometryGroup"] = .of(child.geometryGroup())
    self["View.visualEffect"] = .of(child.visualEffect { content, _ in content.offset(x: 3) })
    self["View.matchedGeometryEffect"] = .of(Matched())
    self["View.scaleEffect"] = .of(child.scaleEffect(2))
    self["View.rotationEffect"] = .of(child.rotationEffect(.degrees(30)))
    self["View.rotation3DEffect"] = .of(
      child.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0)))
    self["View.transformEffect"] = .of(child.transformEffect(.identity))
    self["View.projectionEffect"] = .of(child.projectionEffect(ProjectionTransform()))
    self["View.flipsForRightToLeftLayoutDirection"] = .of(
      child.flipsForRightToLeftLayoutDirection(true))
    self["View.preference"] = .of(child.preference(key: SampleKey.self, value: 1))
    self["View.transformPreference"] = .of(child.transformPreference(SampleKey.self) { $0 += 1 })
    self["View.onPreferenceChange"] = .of(child.onPreferenceChange(SampleKey.self) { _ in })
    self["View.overlayPreferenceValue"] = .of(
      child.overlayPreferenceValue(SampleKey.self) { _ in Color.red })
    self["View.backgroundPreferenceValue"] = .of(
      child.backgroundPreferenceValue(SampleKey.self) { _ in Color.red })
    self["View.anchorPreference"] = .of(
      child.anchorPreference(key: AnchorKey.self, value: .bounds) { $0 })
    self["View.transformAnchorPreference"] = .of(
      child.transformAnchorPreference(key: AnchorKey.self, value: .bounds) { $0 = $1 })
  }
}

private struct Matched: View {
  @Namespace private var namespace
  var body: some View { ProbeChild().matchedGeometryEffect(id: 1, in: namespace) }
}

private enum SampleKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private enum AnchorKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = nextValue() ?? value
  }
}

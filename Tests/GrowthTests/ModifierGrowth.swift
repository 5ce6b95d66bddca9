import SwiftUI

private func modifier<V: View>(
  _ name: String, _ bound: GrowthBound = .linear,
  _ modified: @escaping @MainActor @Sendable (AnyView) -> V
) -> GrowthCase {
  GrowthCase(name, "bodies, measurements and placements", bound) {
    try firstWork(chain($0, modified))
  }
}

private struct Framed: ViewModifier {
  func body(content: Content) -> some View { content.padding(1) }
}

private struct SumKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

extension GrowthCase {
  static let modifiers: [GrowthCase] = [
    modifier("padding") { $0.padding(1) },
    modifier("frame") { $0.frame(minWidth: 10) },
    modifier("fixedSize") { $0.fixedSize() },
    modifier("aspectRatio") { $0.aspectRatio(1.5, contentMode: .fit) },
    modifier("offset") { $0.offset(x: 1) },
    modifier("position") { $0.position(x: 10, y: 10) },
    modifier("background") { $0.background(Color.red) },
    modifier("overlay") { $0.overlay { Text("b") } },
    modifier("border") { $0.border(Color.red) },
    modifier("opacity") { $0.opacity(0.9) },
    modifier("clipShape") { $0.clipShape(Circle()) },
    modifier("alignmentGuide") { $0.alignmentGuide(.leading) { $0[.leading] + 1 } },
    modifier("environment") { $0.environment(\.lineLimit, 2) },
    modifier("font") { $0.font(.body) },
    modifier("id") { $0.id(1) },
    modifier("tag") { $0.tag(1) },
    modifier("preference") { $0.preference(key: SumKey.self, value: 1) },
    modifier("transformPreference") { $0.transformPreference(SumKey.self) { $0 += 1 } },
    modifier("backgroundPreferenceValue") {
      $0.backgroundPreferenceValue(SumKey.self) { Text("\($0)") }
    },
    modifier("onAppear") { $0.onAppear {} },
    modifier("safeAreaInset") { $0.safeAreaInset(edge: .top) { Text("b") } },
    modifier("ignoresSafeArea") { $0.ignoresSafeArea() },
    modifier("custom modifier") { $0.modifier(Framed()) },
    modifier("animation") { $0.animation(.default, value: 1) },
    modifier("transition") { $0.transition(.opacity) },
    modifier("containerRelativeFrame") { $0.containerRelativeFrame(.horizontal) },
    modifier("accessibilityIdentifier") { $0.accessibilityIdentifier("a") },
  ]
}

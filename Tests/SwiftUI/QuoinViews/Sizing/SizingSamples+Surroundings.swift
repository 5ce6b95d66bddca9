import Quoin

extension SizingSamples {
  mutating func addSurroundings() {
    self["View.environment"] = .of(child.environment(\.lineLimit, 1))
    self["View.transformEnvironment"] = .of(child.transformEnvironment(\.lineLimit) { $0 = 1 })
    self["View.disabled"] = .of(child.disabled(true))
    self["View.allowsHitTesting"] = .of(child.allowsHitTesting(false))
    self["View.contentShape"] = .of(child.contentShape(Rectangle()))
    self["View.previewDisplayName"] = .of(child.previewDisplayName("a"))
    self["View.previewLayout"] = .of(child.previewLayout(.sizeThatFits))
    self["View.previewDevice"] = .of(child.previewDevice("iPhone 16"))
    self["View.previewInterfaceOrientation"] = .of(
      child.previewInterfaceOrientation(.landscapeLeft))
    self["View.help"] = .of(child.help("a"))
    self["View.accessibilityIdentifier"] = .of(child.accessibilityIdentifier("a"))
    self["View.accessibilityLabel"] = .of(child.accessibilityLabel("a"))
    self["View.accessibilityValue"] = .of(child.accessibilityValue("a"))
    self["View.accessibilityHint"] = .of(child.accessibilityHint("a"))
    self["View.accessibilityElement"] = .of(child.accessibilityElement(children: .combine))
    self["View.accessibilityHidden"] = .of(child.accessibilityHidden(true))
    self["View.accessibilityAddTraits"] = .of(child.accessibilityAddTraits(.isButton))
    self["View.accessibilityRemoveTraits"] = .of(child.accessibilityRemoveTraits(.isButton))
    self["View.accessibilitySortPriority"] = .of(child.accessibilitySortPriority(1))
  }
}

import Quoin

extension SizingSamples {
  mutating func addStyles() {
    self["View.foregroundStyle"] = .of(child.foregroundStyle(.red))
    self["View.foregroundColor"] = .of(child.foregroundColor(.red))
    self["View.backgroundStyle"] = .of(child.backgroundStyle(.red))
    self["View.tint"] = .of(child.tint(.red))
    self["View.accentColor"] = .of(child.accentColor(.red))
    self["View.colorScheme"] = .of(child.colorScheme(.dark))
    self["View.preferredColorScheme"] = .of(child.preferredColorScheme(.dark))
    self["View.containerShape"] = .of(child.containerShape(Rectangle()))
    self["View.imageScale"] = .of(child.imageScale(.large))
    self["View.symbolRenderingMode"] = .of(child.symbolRenderingMode(.monochrome))
    self["View.symbolVariant"] = .of(child.symbolVariant(.fill))
    self["View.controlSize"] = .of(child.controlSize(.large))
    self["View.labelsHidden"] = .of(child.labelsHidden())
    self["View.labelsVisibility"] = .of(child.labelsVisibility(.hidden))
    self["View.labelStyle"] = .of(child.labelStyle(.titleOnly))
  }
}

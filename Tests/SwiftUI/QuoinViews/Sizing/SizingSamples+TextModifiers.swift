import Quoin

extension SizingSamples {
  mutating func addTextModifiers() {
    self["View.font"] = .of(child.font(.title))
    self["View.fontWeight"] = .of(child.fontWeight(.bold))
    self["View.fontDesign"] = .of(child.fontDesign(.serif))
    self["View.fontWidth"] = .of(child.fontWidth(.condensed))
    self["View.bold"] = .of(child.bold())
    self["View.italic"] = .of(child.italic())
    self["View.monospaced"] = .of(child.monospaced())
    self["View.monospacedDigit"] = .of(child.monospacedDigit())
    self["View.underline"] = .of(child.underline())
    self["View.strikethrough"] = .of(child.strikethrough())
    self["View.tracking"] = .of(child.tracking(2))
    self["View.kerning"] = .of(child.kerning(2))
    self["View.baselineOffset"] = .of(child.baselineOffset(2))
    self["View.textCase"] = .of(child.textCase(.uppercase))
    self["View.multilineTextAlignment"] = .of(child.multilineTextAlignment(.center))
    self["View.truncationMode"] = .of(child.truncationMode(.middle))
    self["View.lineSpacing"] = .of(child.lineSpacing(2))
    self["View.lineLimit"] = .of(child.lineLimit(1))
    self["View.minimumScaleFactor"] = .of(child.minimumScaleFactor(0.5))
    self["View.allowsTightening"] = .of(child.allowsTightening(true))
    self["View.dynamicTypeSize"] = .of(child.dynamicTypeSize(.xLarge))
    self["View.textSelection"] = .of(child.textSelection(.enabled))
  }
}

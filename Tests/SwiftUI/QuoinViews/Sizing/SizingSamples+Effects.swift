import Quoin

extension SizingSamples {
  mutating func addEffects() {
    self["View.opacity"] = .of(child.opacity(0.5))
    self["View.hidden"] = .of(child.hidden())
    self["View.shadow"] = .of(child.shadow(radius: 5))
    self["View.blur"] = .of(child.blur(radius: 5))
    self["View.border"] = .of(child.border(.red, width: 3))
    self["View.clipShape"] = .of(child.clipShape(Circle()))
    self["View.clipped"] = .of(child.clipped())
    self["View.cornerRadius"] = .of(child.cornerRadius(5))
    self["View.mask"] = .of(child.mask { Color.red })
    self["View.blendMode"] = .of(child.blendMode(.multiply))
    self["View.compositingGroup"] = .of(child.compositingGroup())
    self["View.drawingGroup"] = .of(child.drawingGroup())
    self["View.brightness"] = .of(child.brightness(0.5))
    self["View.contrast"] = .of(child.contrast(0.5))
    self["View.saturation"] = .of(child.saturation(0.5))
    self["View.grayscale"] = .of(child.grayscale(0.5))
    self["View.hueRotation"] = .of(child.hueRotation(.degrees(9)))
    self["View.colorInvert"] = .of(child.colorInvert())
    self["View.colorMultiply"] = .of(child.colorMultiply(.red))
    self["View.luminanceToAlpha"] = .of(child.luminanceToAlpha())
  }
}

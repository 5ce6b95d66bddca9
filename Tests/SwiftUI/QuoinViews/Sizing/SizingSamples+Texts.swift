import Quoin

extension SizingSamples {
  /// Functions that return a text for a text and an image for an image.
  mutating func addTexts() {
    self["Text.font"] = like(text.font(.title))
    self["Text.fontWeight"] = like(text.fontWeight(.bold))
    self["Text.fontDesign"] = like(text.fontDesign(.serif))
    self["Text.fontWidth"] = like(text.fontWidth(.condensed))
    self["Text.bold"] = like(text.bold())
    self["Text.italic"] = like(text.italic())
    self["Text.monospaced"] = like(text.monospaced())
    self["Text.monospacedDigit"] = like(text.monospacedDigit())
    self["Text.foregroundColor"] = like(text.foregroundColor(.red))
    self["Text.foregroundStyle"] = like(text.foregroundStyle(.red) as Text)
    self["Text.tracking"] = like(text.tracking(2))
    self["Text.kerning"] = like(text.kerning(2))
    self["Text.baselineOffset"] = like(text.baselineOffset(2))
    self["Text.underline"] = like(text.underline())
    self["Text.strikethrough"] = like(text.strikethrough())

    let image = Image(systemName: "star")
    self["Image.resizable"] = .of(image.resizable())
    self["Image.renderingMode"] = .of(image.renderingMode(.template), like: image)
    self["Image.interpolation"] = .of(image.interpolation(.high), like: image)
    self["Image.antialiased"] = .of(image.antialiased(true), like: image)
    self["Image.symbolRenderingMode"] = .of(
      image.symbolRenderingMode(.monochrome) as Image, like: image)
  }

  private var text: Text { Text("Test") }

  private func like(_ text: Text) -> SizingSample { .of(text, like: self.text) }
}

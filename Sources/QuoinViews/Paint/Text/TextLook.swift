import QuoinCore

/// How a text is drawn whose shape is known. Texts that look alike share it.
@MainActor
final class TextLook {
  /// By the style index of the runs.
  let styles: [TextDrawing.Style]
  /// Draws bars in place of the lines.
  let placeholder: PlaceholderDrawing?
  /// Whether another text replaces this one at once, whatever animation there is.
  let changesAtOnce: Bool
  /// Draws the lines in its own way.
  let rendering: TextRendering?

  init(
    styles: [TextDrawing.Style], placeholder: PlaceholderDrawing? = nil,
    changesAtOnce: Bool = false, rendering: TextRendering? = nil
  ) {
    (self.styles, self.placeholder) = (styles, placeholder)
    (self.changesAtOnce, self.rendering) = (changesAtOnce, rendering)
  }

  /// The look with other styles.
  func with(_ styles: [TextDrawing.Style]) -> TextLook {
    TextLook(
      styles: styles, placeholder: placeholder, changesAtOnce: changesAtOnce, rendering: rendering)
  }
}

import QuoinCore

/// The appearance of a shaped text, shared by texts that look alike.
@MainActor
final class TextLook {
  /// The styles, by the style index of the runs.
  let styles: [TextDrawing.Style]
  /// The drawing of bars that replace the lines.
  let placeholder: PlaceholderDrawing?
  /// Whether a new text replaces this one immediately, regardless of animations.
  let changesAtOnce: Bool
  /// The custom rendering of the lines.
  let rendering: TextRendering?

  init(
    styles: [TextDrawing.Style], placeholder: PlaceholderDrawing? = nil,
    changesAtOnce: Bool = false, rendering: TextRendering? = nil
  ) {
    (self.styles, self.placeholder) = (styles, placeholder)
    (self.changesAtOnce, self.rendering) = (changesAtOnce, rendering)
  }

  /// Returns the appearance with different styles.
  func with(_ styles: [TextDrawing.Style]) -> TextLook {
    TextLook(
      styles: styles, placeholder: placeholder, changesAtOnce: changesAtOnce, rendering: rendering)
  }
}

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
  /// The part that the user has selected.
  let selected: SelectedText?
  /// Whether only glyphs of one style are drawn.
  let isPlain: Bool
  /// Whether some characters are links.
  let hasLinks: Bool

  init(
    styles: [TextDrawing.Style], placeholder: PlaceholderDrawing? = nil,
    changesAtOnce: Bool = false, rendering: TextRendering? = nil, selected: SelectedText? = nil
  ) {
    (self.styles, self.placeholder) = (styles, placeholder)
    (self.changesAtOnce, self.rendering) = (changesAtOnce, rendering)
    self.selected = selected
    isPlain =
      placeholder == nil && rendering == nil && selected == nil && styles.count == 1
      && styles[0].isPlain
    hasLinks = styles.contains { $0.link != nil }
  }

  /// Returns the appearance with different styles.
  func with(_ styles: [TextDrawing.Style]) -> TextLook {
    TextLook(
      styles: styles, placeholder: placeholder, changesAtOnce: changesAtOnce, rendering: rendering,
      selected: selected)
  }

  /// Returns the appearance with a selected part.
  func selecting(_ selected: SelectedText) -> TextLook {
    TextLook(
      styles: styles, placeholder: placeholder, changesAtOnce: changesAtOnce, rendering: rendering,
      selected: selected)
  }
}

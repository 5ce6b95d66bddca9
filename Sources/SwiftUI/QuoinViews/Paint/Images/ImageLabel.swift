/// The label of an image for assistive technologies.
struct ImageLabel: Hashable, Sendable {
  let text: Text

  func hash(into hasher: inout Hasher) { hasher.combine(text.string) }
}

/// Marks the nodes of an image that isn't an accessibility element, whatever its modifiers
/// (Rules/Accessibility.md#images).
package struct DecorativeImage {}

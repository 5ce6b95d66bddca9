import QuoinCore
import QuoinLayout

/// Whether users can select text.
public protocol TextSelectability: Sendable {
  static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { true }
}

public struct DisabledTextSelectability: TextSelectability {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// Makes texts of a live tree selectable; the environment has one where users can select texts.
@MainActor
class TextSelector {
  /// Lets the user select the text at `node`, and returns its selected part.
  func attach(_ text: TextDrawing, to node: LayoutTree.NodeID, in emission: Emission)
    -> SelectedText?
  { nil }
}

/// The selected part of a text, which is drawn on a background.
struct SelectedText {
  /// The bytes of the UTF-8 text.
  let bytes: Range<Int>
  let style: _ResolvedStyle
}

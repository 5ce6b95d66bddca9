import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Lets the user select texts with the mouse on macOS, and by a long press elsewhere
/// (Rules/Text.md#text-selection).
private final class LivingTextSelector: TextSelector {
  static let shared = LivingTextSelector()

  override func attach(_ text: TextDrawing, to node: LayoutTree.NodeID, in emission: Emission)
    -> SelectedText?
  {
    let environment = emission.environment
    let string = text.text ?? ""
    let editing = emission.keep { TextEditing() }
    let moves = emission.keepState("selection", 0)
    (editing.isReadOnly, editing.hasLines, editing.isEnabled) = (true, true, environment.isEnabled)
    (editing.text, editing.locale) = (EditedText(.constant(string)), environment.locale)
    editing.moves = moves
    // The selection ends with the focus.
    editing.showFocus = { _ in moves.wrappedValue += 1 }
    let item = emission.keep { FocusItem() }
    (item.isEnabled, item.platform) = (environment.isEnabled, environment.platform)
    (item.editing, item.isTabStop, item.node) = (editing, false, node)
    item.onChange = { [weak editing] in editing?.focusChanged($0) }
    emission.attach(item, to: node)
    let touch = emission.keep { TextTouch() }
    (touch.editing, touch.item, touch.emission) = (editing, item, emission)
    touch.isReadOnly = true
    emission.touches.attach(touch, to: node)
    let edited = emission.evaluating { editing.shown }
    emission.attach(
      FieldGeometry(
        editing: editing, text: text, textNode: node, node: node, tree: emission.tree,
        edited: edited, isEmpty: string.isEmpty, alignment: environment.multilineTextAlignment,
        caretWidth: 0), to: node)
    guard !edited.selection.isEmpty else { return nil }
    return SelectedText(
      bytes: edited.selection, style: emission.resolve(.tint).faded(by: 0.25))
  }
}

extension Emission {
  /// Emits a control's parts, whose texts can't be selected.
  func withoutTextSelection(_ emit: () -> Void) {
    guard environment.text.selector != nil else { return emit() }
    withEnvironment({ $0.text.selector = nil }, emit)
  }
}

extension View {
  /// Sets whether people can select text in the view.
  ///
  /// In a live view of macOS the mouse selects characters, words and paragraphs; on iOS and
  /// visionOS a long press selects the whole text (Rules/Text.md#text-selection). The labels of
  /// buttons can't be selected.
  /// Sizing: neutral.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    transformEnvironment(\.self) {
      let isPossible = $0.platform != .tvOS && $0.platform != .watchOS
      $0.text.selector = S.allowsSelection && isPossible ? LivingTextSelector.shared : nil
    }
  }
}

import QuoinCore
import QuoinGeometry

/// A text field in a live tree, into which the user can type.
/// Sizing: as the text field.
struct LivingTextField<Label: View>: View {
  let field: TextField<Label>
  @State private var editing = TextEditing()
  @State private var draft: String?
  @State private var isFocused = false
  @State private var moves = 0

  var body: some View {
    var input = field.input
    input.editing = editing
    if let draft { input.text.string = { _ in draft } }
    return TextField(label: field.label, input: input)
      .environment(\.focusedEditing, isFocused ? editing : nil)
      .environment(\.fieldEditing, editing)
      .modifier(
        TextDriver(
          editing: editing, kind: field.input.isSecure ? "SecureField" : "TextField",
          label: field.label
        ) {
          $0.text = field.input.text
          $0.isSecure = field.input.isSecure
          $0.hasLines = field.input.axis == .vertical && $1 != .macOS
          $0.selection = field.input.selection
          $0.onEditingChanged = field.input.onEditingChanged
          $0.onCommit = field.input.onCommit
          // The closures capture only these bindings: storing them must not create a reference
          // cycle with their owner.
          $0.showDraft = { [draft = $draft] in draft.wrappedValue = $0 }
          $0.showFocus = { [isFocused = $isFocused] in isFocused.wrappedValue = $0 }
          $0.endsWithSubmit = $1 != .macOS
          $0.selectsOnFocus = $1 == .macOS
          $0.moves = $moves
        })
  }
}

/// Lets the user edit text: the field is focusable and carries a handle.
struct TextDriver<Label: View>: _LivingOnlyModifier {
  let editing: TextEditing
  let kind: String
  let label: Label
  let fill: (TextEditing, Platform) -> Void

  static func _emitLiving<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let (editing, environment) = (modifier.editing, emission.environment)
    modifier.fill(editing, environment.platform)
    (editing.locale, editing.submission) = (environment.locale, environment.submission)
    editing.isEnabled = environment.isEnabled
    var handle = ControlHandle(modifier.kind, in: environment)
    if Label.self != EmptyView.self { handle.label = emission.labelText(of: modifier.label) }
    handle.text = editing
    handle.value = { editing.string }
    handle.set = { value in
      guard let string = value as? String else {
        return "Its value is a String, not \(type(of: value))."
      }
      editing.replace(with: string)
      return nil
    }
    let mark = emission.tree.mark
    let touch = emission.keep { TextTouch() }
    (touch.editing, touch.emission) = (editing, emission)
    emission.withoutTextSelection {
      emission.emitFocusable(content.modifier(TextTouchArea(touch: touch))) { item in
        touch.item = item
        item.editing = editing
        item.onChange = { editing.focusChanged($0) }
      }
    }
    emission.attachControl(handle, since: mark)
  }
}

/// Lets a touch place the insertion point and select text.
private struct TextTouchArea: _LivingOnlyModifier {
  let touch: TextTouch

  static func _emitLiving<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    emission.tree.forEach(since: mark) { emission.touches.accept(on: $0) }
    emission.touches.attach(modifier.touch, since: mark)
  }
}

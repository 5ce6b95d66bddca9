import Foundation
import QuoinCore

/// An editor for long text, which wraps and continues beneath the visible part.
///
/// Sizing: h-exp, v-exp (where nothing is proposed 0 wide, and 12 high on macOS, one line on iOS).
public struct TextEditor: PrimitiveView {
  /// Returns the current text.
  let text: () -> Text
  let edited: EditedText
  var selection: Binding<TextSelection?>?

  public init(text: Binding<String>) {
    self.text = { Text(verbatim: text.wrappedValue) }
    edited = EditedText(text)
  }

  /// Creates an editor with a settable selection.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(text: text)
    self.selection = selection
  }

  /// Creates an editor for attributed text, with a settable selection.
  ///
  /// Typed characters get the attributes of the one before them.
  public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil
  ) {
    self.text = { Text(text.wrappedValue) }
    edited = EditedText(text)
    self.selection = selection?.plain(in: text)
  }

  public static func _emit(_ view: Self, into emission: Emission) {
    if emission.isLiving {
      emission.emit(LivingTextEditor(editor: view))
    } else {
      emission.emit(StyledTextEditor(editor: view))
    }
  }
}

/// A text editor in a live tree, into which the user can type.
/// Sizing: as the text editor.
private struct LivingTextEditor: View {
  let editor: TextEditor
  @State private var editing = TextEditing()
  @State private var isFocused = false
  @State private var moves = 0

  var body: some View {
    StyledTextEditor(editor: editor)
      .environment(\.focusedEditing, isFocused ? editing : nil)
      .environment(\.fieldEditing, editing)
      .modifier(
        TextDriver(editing: editing, kind: "TextEditor", label: EmptyView()) { editing, _ in
          editing.text = editor.edited
          editing.hasLines = true
          editing.selection = editor.selection
          editing.moves = $moves
          editing.showFocus = { [isFocused = $isFocused] in isFocused.wrappedValue = $0 }
        })
  }
}

/// A text editor with the enclosing style.
/// Sizing: as the style says.
private struct StyledTextEditor: PrimitiveView {
  let editor: TextEditor

  static func _emit(_ view: Self, into emission: Emission) {
    let configuration = TextEditorStyleConfiguration(
      text: emission.evaluating { view.editor.text() })
    func emit<S: TextEditorStyle>(_ style: S) {
      emission.noteEstimate(of: "TextEditor", style: S.self)
      emission.emitStyled(style, of: \.textEditorStyles) {
        $0.makeBody(configuration: configuration)
      }
    }
    emit(emission.environment.textEditorStyles.style)
  }
}

/// The platform's text editor: text on an opaque background.
/// Sizing: h-exp, v-exp.
struct TextEditorBody: View {
  let text: Text
  @Environment(\.platform) private var platform
  @Environment(\.font) private var font

  var body: some View {
    TextEditorContent(text: text)
      // The font of the text view in the recordings.
      .font(font ?? (platform == .macOS ? .system(size: 12) : nil))
      .modifier(FieldCaret())
      .clipped()
      .background { Color(storage: .system(.background(0))) }
  }
}

/// The lines of a text editor, whose number no `lineLimit` restricts.
/// Sizing: h-exp, v-exp (one line where no height is proposed, on iOS).
private struct TextEditorContent: PrimitiveView {
  let text: Text

  static func _emit(_ view: Self, into emission: Emission) {
    let environment = emission.environment
    var metrics = TextEditorMetrics(environment.platform)
    if environment.platform != .macOS {
      let line = FontResolver(emission, environment.text).fieldHeight(environment)
      metrics.idealHeight = line + 2 * metrics.inset
    }
    emission.emit(
      TextEditorLayout(metrics: metrics) {
        view.text
          .transformEnvironment(\.text) {
            ($0.lineLimit, $0.minimumLines) = (nil, 0)
            $0.avoidsOrphans = false
          }
          .fadedWhenDisabled(TextInputMetrics.disabledOpacity)
      })
  }
}

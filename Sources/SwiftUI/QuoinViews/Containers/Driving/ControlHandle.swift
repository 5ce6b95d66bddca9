import QuoinCore
import QuoinLayout

/// The value and the actions of a control in a live view, with which tests and scripts drive it.
///
/// Values and actions that the control doesn't support are `nil`.
@MainActor
package struct ControlHandle {
  /// The name of the control's kind in messages, such as `Slider`.
  package let kind: String
  package let isEnabled: Bool
  /// The label of a control that doesn't draw it, by which searches still find the control.
  package var label: (@MainActor () -> String)?
  /// The control's value.
  package var value: (@MainActor () -> Any?)?
  /// The text in which a screen reader speaks the value, if it differs from the value's own.
  package var spokenValue: (@MainActor () -> String)?
  /// Sets the value; returns an error message if it is invalid.
  package var set: (@MainActor (Any) -> String?)?
  /// Turns the control on or off, or opens or closes it.
  package var toggle: (@MainActor () -> Void)?
  /// Takes one step up (1) or down (-1); returns whether there was a step to take.
  package var step: (@MainActor (Int) -> Bool)?
  /// Performs the control's primary action.
  package var press: (@MainActor () -> Void)?
  /// The control's options.
  package var options: (@MainActor () -> [ControlOption])?
  package var text: TextEditing?
  /// Whether the control opens a URL.
  package var isLink = false
  /// Whether the control is a view with a context menu.
  package var isContextMenu = false
  package var row: RowHandle?
  /// The action that refreshes the content.
  package var refresh: RefreshAction?

  init(_ kind: String, in environment: EnvironmentValues) {
    self.kind = kind
    isEnabled = environment.isEnabled
  }
}

extension ControlHandle: Titled {
  package var title: String? { label?() }
}

/// An option of a control.
@MainActor
package struct ControlOption {
  /// The option's title.
  package let title: String
  /// The value of the option.
  package var value: AnyHashable?
  package var isEnabled = true
  package let choose: @MainActor () -> Void
}

/// Makes a control findable by its title.
private final class ControlResponder: Responder {
  private let kind: String
  init(_ kind: String) {
    self.kind = kind
    super.init()
  }
  override var isControl: Bool { true }
  override var name: String { kind }
}

extension Emission {
  /// Attaches `handle` to the nodes of a control added since `mark`. Does nothing in a picture, in
  /// which views are emitted only once.
  func attachControl(_ handle: @autoclosure () -> ControlHandle, since mark: LayoutTree.Mark) {
    guard isLiving else { return }
    let handle = handle()
    attach(handle, since: mark)
    touches.attach(ControlResponder(handle.kind), since: mark)
  }
}

/// Attaches a handle to the nodes of a view in a live tree.
struct ControlModifier: PrimitiveModifier {
  let make: @MainActor (Emission) -> ControlHandle

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    emission.attachControl(modifier.make(emission), since: mark)
  }
}

extension View {
  /// Lets tests and scripts drive the view as a control.
  /// Sizing: neutral.
  func control(
    _ kind: String, _ fill: @escaping @MainActor (inout ControlHandle) -> Void
  ) -> some View {
    modifier(
      ControlModifier { emission in
        var handle = ControlHandle(kind, in: emission.environment)
        fill(&handle)
        return handle
      })
  }
}

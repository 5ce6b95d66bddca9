import QuoinCore
import QuoinLayout

/// A control of a living view as a test or script drives it: the value it holds, and the actions it has.
///
/// Whatever a control doesn't have is `nil`.
@MainActor
package struct ControlHandle {
  /// What the control is called in messages: `Slider`.
  package let kind: String
  package let isEnabled: Bool
  /// The label of a control that doesn't draw it; a search finds the control by it all the same.
  package var label: (@MainActor () -> String)?
  /// What the control holds.
  package var value: (@MainActor () -> Any?)?
  /// Sets the value; returns what is wrong with it, or `nil`.
  package var set: (@MainActor (Any) -> String?)?
  /// Turns the control on or off, opens or closes it.
  package var toggle: (@MainActor () -> Void)?
  /// Takes one step up (1) or down (-1); returns whether there was one.
  package var step: (@MainActor (Int) -> Bool)?
  /// Does what the control is for.
  package var press: (@MainActor () -> Void)?
  /// What can be chosen.
  package var options: (@MainActor () -> [ControlOption])?
  package var text: TextEditing?
  /// Whether it opens an address.
  package var isLink = false
  package var row: RowHandle?
  /// Asks for fresh content.
  package var refresh: RefreshAction?

  init(_ kind: String, in environment: EnvironmentValues) {
    self.kind = kind
    isEnabled = environment.isEnabled
  }
}

extension ControlHandle: Titled {
  package var title: String? { label?() }
}

/// One of the things that a control lets choose.
@MainActor
package struct ControlOption {
  /// The text it shows.
  package let title: String
  /// The value that the choice stands for.
  package var value: AnyHashable?
  package var isEnabled = true
  package let choose: @MainActor () -> Void
}

/// Lets a control be found by its title.
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
  /// Makes `handle` the handle of the control whose nodes were added since `mark`. Pictures, whose views are emitted
  /// once, have no handles.
  func attachControl(_ handle: @autoclosure () -> ControlHandle, since mark: LayoutTree.Mark) {
    guard isLiving else { return }
    let handle = handle()
    carry(handle, since: mark)
    attach(ControlResponder(handle.kind), since: mark)
  }
}

/// Gives the nodes of a view a handle in a living tree.
struct ControlModifier: PrimitiveModifier {
  let make: @MainActor (Emission) -> ControlHandle

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    emission.attachControl(modifier.make(emission), since: mark)
  }
}

extension View {
  /// Lets the view be driven as a control. Sizing: neutral.
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

import QuoinCore
import QuoinLayout

/// A control of a living view as whoever drives the view sees it: what it holds, and what can be done with it.
///
/// What a control has nothing to do with is `nil`.
@MainActor
package struct ControlHandle {
  /// What the control is called in messages: `Slider`.
  package let kind: String
  package let isEnabled: Bool
  /// The label where it isn't drawn: the control is found by it all the same.
  package var label: (@MainActor () -> String)?
  /// What the control holds.
  package var value: (@MainActor () -> Any?)?
  /// Takes another value; the answer says what is wrong with it.
  package var set: (@MainActor (Any) -> String?)?
  /// Turns the control on or off, opens or closes it.
  package var toggle: (@MainActor () -> Void)?
  /// Does one step up (1) or down (-1); the answer is whether there was one.
  package var step: (@MainActor (Int) -> Bool)?
  /// Does what the control is for.
  package var press: (@MainActor () -> Void)?
  /// What can be chosen.
  package var options: (@MainActor () -> [ControlOption])?
  package var text: TextEditing?
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
  /// What it stands for.
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
  /// Lets the control whose nodes were added since `mark` be found and driven by `handle`. Nobody does where views are
  /// emitted once.
  func attachControl(_ handle: @autoclosure () -> ControlHandle, since mark: LayoutTree.Mark) {
    guard isLiving else { return }
    let handle = handle()
    carry(handle, since: mark)
    attach(ControlResponder(handle.kind), since: mark)
  }
}

/// Has the nodes of a view carry a handle in a living tree.
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

import QuoinCore
import QuoinExplain
import QuoinViews

/// The child of a view whose sizing is to be probed: alternately a hugging text and an expanding
/// color.
///
///     let toggle = Toggle(isOn: .constant(true)) { ProbeChild() }
///     ImageRenderer(content: toggle).sizing().behavior        // h-exp, v-neu
///     ImageRenderer(content: ProbeChild().padding()).sizing() // modifiers too
///
/// Anywhere else it is a text. Sizing: neutral.
public struct ProbeChild: PrimitiveView {
  public init() {}

  public static func _emit(_ view: Self, into emission: Emission) {
    let mark = emission.tree.mark
    switch emission.environment.probeChild {
    case .hugging: Text._emit(Text(verbatim: "Test"), into: emission)
    case .expanding: Color._emit(.red, into: emission)
    }
    emission.identify(since: mark, identifier)
  }

  /// The identifier by which reports and the probe find the child.
  static let identifier = "ProbeChild"
}

private struct ProbeChildKey: EnvironmentKey {
  static var defaultValue: SizingProbe.Child { .hugging }
}

extension EnvironmentValues {
  /// The probe child to use during the current measurement.
  var probeChild: SizingProbe.Child {
    get { self[ProbeChildKey.self] }
    set { self[ProbeChildKey.self] = newValue }
  }
}

import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Something that shows views while they are being written.
///
/// Each view of ``previews`` is a preview of its own.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

extension View {
  /// Names the preview. Sizing: neutral.
  public func previewDisplayName(_ value: String?) -> some View {
    modifier(_PreviewNameModifier(name: value))
  }
}

/// Names the previews of a list.
public struct _PreviewNameModifier: PrimitiveModifier {
  let name: String?
  public static func _emit<V: View>(_ modifier: Self, content: V, into emitter: ViewEmitter) {
    let mark = emitter.tree.mark
    V._emit(content, into: emitter)
    if let name = modifier.name { emitter.namePreviews(since: mark, name) }
  }
}

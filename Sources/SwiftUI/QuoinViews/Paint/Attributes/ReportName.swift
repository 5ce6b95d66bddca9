import QuoinCore
import QuoinLayout

extension View {
  /// Sets the name in reports of a part that a container draws.
  /// Sizing: neutral.
  func chrome(_ name: String) -> some View {
    attribute { emission, mark in
      emission.tree.wrapEffect(since: mark)
      emission.noteWrappers(since: mark, name)
    }
  }
}

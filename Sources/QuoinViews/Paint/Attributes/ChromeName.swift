import QuoinCore
import QuoinLayout

extension View {
  /// Calls a part that a container draws `name` in reports. Sizing: neutral.
  func chrome(_ name: String) -> some View {
    attribute { emission, mark in
      emission.tree.wrapEffect(since: mark)
      emission.noteWrappers(since: mark, name)
    }
  }
}

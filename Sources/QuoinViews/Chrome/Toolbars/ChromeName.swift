import QuoinCore
import QuoinLayout

extension View {
  /// Calls a part that a container draws `name` in reports. Sizing: neutral.
  func chrome(_ name: String) -> some View {
    attribute { emitter, mark in
      emitter.tree.wrapEffect(since: mark)
      emitter.noteWrappers(since: mark, name)
    }
  }
}

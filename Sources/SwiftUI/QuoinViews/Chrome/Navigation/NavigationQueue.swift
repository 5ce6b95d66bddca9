import QuoinCore

/// The values and links of the pages above the root page of a navigation, from bottom to top.
@MainActor
struct NavigationQueue {
  enum Step {
    /// The page of a value on the path.
    case value(AnyHashable, end: @MainActor () -> Void)
    /// The page of a link.
    case page(CapturedView, end: @MainActor () -> Void)
  }

  private var values: ArraySlice<AnyHashable>
  private var pushes: ArraySlice<Navigator.Push>
  private var valueCount = 0
  private let navigator: Navigator?

  init(_ values: [AnyHashable], _ navigator: Navigator?) {
    self.values = values[...]
    self.navigator = navigator
    pushes = navigator?.pushes[...] ?? []
  }

  mutating func next() -> Step? {
    let navigator = navigator
    if let push = pushes.first, push.valueCount <= valueCount || values.isEmpty {
      pushes.removeFirst()
      return .page(push.page, end: { [weak navigator] in navigator?.removePush(push.id) })
    }
    guard let value = values.popFirst() else { return nil }
    valueCount += 1
    return .value(value, end: { [weak navigator] in navigator?.path.removeLast(1) })
  }
}

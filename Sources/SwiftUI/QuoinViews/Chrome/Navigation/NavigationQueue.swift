import QuoinCore

/// The values and links of the pages above the root page of a navigation, from bottom to top.
@MainActor
struct NavigationQueue {
  enum Step {
    /// The page of a value on the path.
    case value(AnyHashable, end: @MainActor () -> Void)
    /// The page of a link.
    case page(CapturedView, id: ObjectIdentifier, end: @MainActor () -> Void)
  }

  private var values: ArraySlice<AnyHashable>
  private var pushes: ArraySlice<Navigator.Push>
  private var valueCount = 0
  /// The number of steps taken.
  private var count = 0
  private let navigator: Navigator?

  init(_ values: [AnyHashable], _ navigator: Navigator?) {
    self.values = values[...]
    self.navigator = navigator
    pushes = navigator?.pushes[...] ?? []
  }

  private var isEmpty: Bool { values.isEmpty && pushes.isEmpty }

  /// Returns whether a page that the last page presents comes next, and keeps it below the steps
  /// that remain. It comes after those that were taken before it was presented.
  ///
  /// - Parameter number: The number of presented pages below it.
  func presents(_ number: Int) -> Bool {
    guard let navigator else { return isEmpty }
    if number < navigator.presented.count, navigator.presented[number] == count { return true }
    guard isEmpty else { return false }
    navigator.presented.replaceSubrange(
      min(number, navigator.presented.count)..., with: [count])
    return true
  }

  mutating func next() -> Step? {
    let navigator = navigator
    if !isEmpty { count += 1 }
    if let push = pushes.first, push.valueCount <= valueCount || values.isEmpty {
      pushes.removeFirst()
      // A link on the page below may have renewed its page since.
      return .page(
        navigator?.page(of: push.id) ?? push.page, id: push.id,
        end: { [weak navigator] in navigator?.removePush(push.id) })
    }
    guard let value = values.popFirst() else { return nil }
    valueCount += 1
    return .value(value, end: { [weak navigator] in navigator?.path.removeLast(1) })
  }
}

import ObjectiveC
import QuoinCore

extension View {
  /// Has no effect: no menu or key sends a selector. Sizing: neutral.
  public func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View { self }
}

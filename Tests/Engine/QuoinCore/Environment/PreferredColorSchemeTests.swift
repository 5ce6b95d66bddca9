import Foundation
import LiveViews
import Quoin
import SwiftUI
import Testing

/// A preferred color scheme applies from the first frame and never fades in with another change.
@MainActor
struct PreferredColorSchemeTests {
  private func host<V: View>(_ view: V) throws -> ViewHost<V> {
    let host = ViewHost(view, size: ProposedViewSize(width: 100, height: 100))
    try host.update()
    return host
  }

  /// Returns the paint of the first item in the display list.
  private func paint<V: View>(_ host: ViewHost<V>) -> Paint? {
    for item in host.displayList().items {
      if case .fill(_, let paint, _) = item { return paint }
    }
    return nil
  }

  @Test func aPhaseAnimatorStartsInDarkColours() throws {
    let seen = EventLog()
    let host = try host(
      PhaseAnimator([1, 2]) { phase in
        Color.primary.modifier(SchemeNote(log: seen)).frame(width: phase == 1 ? 10 : 90)
      } animation: { _ in
        .linear(duration: 1)
      }
      .preferredColorScheme(.dark))
    let plain = try self.host(Color.primary.preferredColorScheme(.dark))
    #expect(seen.lines.last == "dark")
    #expect(paint(host) == paint(plain))
    try host.advance(by: 0.25)
    #expect(paint(host) == paint(plain))
  }

  @Test func onAppearSeesTheSchemeAndAnimatesNone() throws {
    struct Appearing: View {
      let log: EventLog
      @Environment(\.colorScheme) private var scheme
      @State private var isWide = false
      var body: some View {
        Color.primary.frame(width: isWide ? 90 : 10)
          .onAppear {
            log.add("\(scheme)")
            withAnimation(.linear(duration: 1)) { isWide = true }
          }
      }
    }
    let log = EventLog()
    let host = try host(Appearing(log: log).preferredColorScheme(.dark))
    let plain = try self.host(Color.primary.preferredColorScheme(.dark))
    #expect(log.lines == ["dark"])
    #expect(paint(host) == paint(plain))
    try host.advance(by: 0.5)
    #expect(paint(host) == paint(plain))
  }

  /// A write while the views still use the old scheme is a separate change.
  @Test func aLaterSchemeIsNotAnimatedWithWhatItBringsAbout() throws {
    struct Switching: View {
      let handle: Handle<Bool>
      @State private var isDark = false
      @State private var isWide = false
      var body: some View {
        let _ = handle.follow { [$isDark] in $isDark.wrappedValue = $0 }
        Color.primary.frame(width: isWide ? 90 : 10).accessibilityIdentifier("bar")
          .preferredColorScheme(isDark ? .dark : .light)
          .onChange(of: isDark) { withAnimation(.linear(duration: 1)) { isWide = true } }
      }
    }
    let handle = Handle<Bool>()
    let host = try host(Switching(handle: handle))
    let plain = try self.host(Color.primary.preferredColorScheme(.dark))
    handle.set(true)
    try host.update()
    #expect(paint(host) == paint(plain))
    try host.advance(by: 0.5)
    #expect(paint(host) == paint(plain))
    #expect(host.frame(of: "bar")?.width == 50)
  }
}

private struct SchemeNote: ViewModifier {
  let log: EventLog
  @Environment(\.colorScheme) private var scheme
  func body(content: Content) -> some View {
    let _ = log.add("\(scheme)")
    content
  }
}

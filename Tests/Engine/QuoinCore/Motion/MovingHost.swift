import SwiftUI

/// Two numbers as state that tests write, and a view that depends on them.
@MainActor
final class Toggled {
  private(set) var first: Binding<Double> = .constant(0)
  private(set) var second: Binding<Double> = .constant(0)
  private(set) var bodies = 0
  fileprivate func follow(_ first: Binding<Double>, _ second: Binding<Double>) {
    (self.first, self.second) = (first, second)
    bodies += 1
  }
}

/// A view with two numbers as its state.
struct TwoNumbers<Content: View>: View {
  let toggled: Toggled
  @ViewBuilder let content: (Double, Double) -> Content
  @State private var first = 0.0
  @State private var second = 0.0

  var body: some View {
    let _ = toggled.follow($first, $second)
    content(first, second)
  }
}

/// A host of a view with two numbers.
@MainActor
struct MovingHost {
  let toggled = Toggled()
  let host: ViewHost<AnyView>

  init<V: View>(@ViewBuilder _ content: @escaping (Double, Double) -> V) throws {
    host = ViewHost(
      AnyView(TwoNumbers(toggled: toggled, content: content)),
      size: ProposedViewSize(width: 400, height: 400))
    try host.update()
  }

  /// Returns the frame of the view `x` after another `seconds`.
  func x(after seconds: Double = 0) throws -> CGRect {
    try host.advance(by: seconds)
    return host.frames["x"] ?? .null
  }

  func set(_ first: Double, _ animation: Animation?) throws {
    withAnimation(animation) { toggled.first.wrappedValue = first }
    try host.update()
  }
}

extension View {
  func named(_ name: String = "x") -> some View { accessibilityIdentifier(name) }
}

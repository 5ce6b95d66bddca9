import SwiftUI

/// Gives a test access to the closures of a view.
///
/// Its content must not retain the view, which retains the handle.
@MainActor
package final class Handle<Value> {
  package private(set) var set: (Value) -> Void = { _ in }

  package init() {}

  package func follow(_ set: @escaping (Value) -> Void) { self.set = set }
}

/// A child that is created for each value of its parent's state.
package struct Parent<Content: View>: View {
  private let handle: Handle<Int>
  private let content: (Int) -> Content
  @State private var value = 0

  package init(handle: Handle<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.handle = handle
    self.content = content
  }

  package var body: some View {
    let _ = handle.follow { [$value] in $value.wrappedValue = $0 }
    content(value)
  }
}

import Combine
import Foundation
import Quoin
import SwiftUI

/// Hosts a view of a published value, which the test changes, in the top leading corner of 300 by
/// 200 points on macOS.
@MainActor
final class LifecycleHost<Value, Content: View> {
  private let model: LifecycleModel<Value>
  let host: ViewHost<LifecycleRoot<Value, Content>>

  init(_ value: Value, @ViewBuilder _ content: @escaping (Value) -> Content) {
    model = LifecycleModel(value)
    host = ViewHost(
      LifecycleRoot(model: model, content: content),
      size: ProposedViewSize(width: 300, height: 200), platform: .macOS)
    host.run()
  }

  func set(_ value: Value, animation: Animation? = nil) {
    if let animation {
      withAnimation(animation) { model.value = value }
    } else {
      model.value = value
    }
    host.run()
  }

  /// Lets `seconds` of the view's time pass.
  func wait(_ seconds: TimeInterval) {
    do { try host.advance(by: seconds) } catch { fatalError("\(error)") }
  }

  /// Lets the view's tasks run until they wait for something longer, also on a busy machine.
  func settle() async throws { try await host.waitUntilIdle(within: .milliseconds(500)) }

  func close() { host.close() }
}

final class LifecycleModel<Value>: ObservableObject {
  @Published var value: Value
  init(_ value: Value) { self.value = value }
}

struct LifecycleRoot<Value, Content: View>: View {
  @ObservedObject var model: LifecycleModel<Value>
  let content: (Value) -> Content

  var body: some View {
    ZStack(alignment: .topLeading) { content(model.value) }
      .frame(width: 300, height: 200, alignment: .topLeading)
  }
}

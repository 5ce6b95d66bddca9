import SwiftUI

/// The smallest app with state.
@main
struct CounterApp: App {
  var body: some Scene {
    WindowGroup {
      CounterView()
    }
  }
}

import SwiftUI

/// The smallest app with a state.
@main
struct CounterApp: App {
  var body: some Scene {
    WindowGroup {
      CounterView()
    }
  }
}

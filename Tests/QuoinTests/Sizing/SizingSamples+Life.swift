import Combine
import SwiftUI

extension SizingSamples {
  mutating func addLife() {
    self["View.onAppear"] = .of(child.onAppear {})
    self["View.onDisappear"] = .of(child.onDisappear {})
    self["View.onReceive"] = .of(child.onReceive(Empty<Int, Never>()) { _ in })
    self["View.task(priority:_:)"] = .of(child.task {})
    self["View.task(id:priority:_:)"] = .of(child.task(id: 1) {})
    self["View.onChange"] = .of(child.onChange(of: 1) {})
    self["EquatableView"] = .of(EquatableView(content: SampleView()), like: SampleView())
    self["View.defaultAppStorage"] = .of(child.defaultAppStorage(.standard))
    self["View.environmentObject"] = .of(child.environmentObject(SampleModel()))
  }
}

private struct SampleView: View, Equatable {
  var body: some View { Color.red.frame(width: 30, height: 20) }
}

private final class SampleModel: ObservableObject {}

import Combine
import SwiftUI

extension SizingSamples {
  mutating func addLife() {
    self["View.onAppear"] = .of(child.onAppear {})
    self["View.onDisappear"] = .of(child.onDisappear {})
    self["View.onReceive"] = .of(child.onReceive(Empty<Int, Never>()) { _ in })
    self["View.task(name:priority:file:line:_:)"] = .of(child.task {})
    self["View.task(id:name:priority:file:line:_:)"] = .of(child.task(id: 1) {})
    self["View.onChange"] = .of(child.onChange(of: 1) {})
    self["EquatableView"] = .of(EquatableView(content: SampleView()), like: SampleView())
    self["View.defaultAppStorage"] = .of(child.defaultAppStorage(.standard))
    self["PhaseAnimator"] = .of(PhaseAnimator([1]) { _ in ProbeChild() })
    self["View.phaseAnimator(_:content:animation:)"] = .of(
      child.phaseAnimator([1]) { view, _ in view })
    self["View.phaseAnimator(_:trigger:content:animation:)"] = .of(
      child.phaseAnimator([1], trigger: 1) { view, _ in view })
    self["KeyframeAnimator"] = .of(
      KeyframeAnimator(initialValue: 1.0) { _ in
        ProbeChild()
      } keyframes: { _ in
        LinearKeyframe(2, duration: 1)
      })
    self["View.keyframeAnimator(initialValue:repeating:content:keyframes:)"] = .of(
      child.keyframeAnimator(initialValue: 1.0) { view, _ in
        view
      } keyframes: { _ in
        LinearKeyframe(2, duration: 1)
      })
    self["View.keyframeAnimator(initialValue:trigger:content:keyframes:)"] = .of(
      child.keyframeAnimator(initialValue: 1.0, trigger: 1) { view, _ in
        view
      } keyframes: { _ in
        LinearKeyframe(2, duration: 1)
      })
    self["PlaceholderContentView"] = .of(PlaceholderContentView<ProbeChild>(AnyView(child)))
    self["View.transition"] = .of(child.transition(.slide))
    self["View.environmentObject"] = .of(child.environmentObject(SampleModel()))
  }
}

private struct SampleView: View, Equatable {
  var body: some View { Color.red.frame(width: 30, height: 20) }
}

private final class SampleModel: ObservableObject {}

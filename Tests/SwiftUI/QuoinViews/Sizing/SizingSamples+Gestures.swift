import SwiftUI

extension SizingSamples {
  mutating func addGestures() {
    let tap = TapGesture()
    self["View.gesture(_:including:)"] = .of(child.gesture(tap))
    self["View.gesture(_:isEnabled:)"] = .of(child.gesture(tap, isEnabled: true))
    self["View.gesture(_:name:isEnabled:)"] = .of(child.gesture(tap, name: "tap"))
    self["View.highPriorityGesture(_:including:)"] = .of(child.highPriorityGesture(tap))
    self["View.highPriorityGesture(_:isEnabled:)"] = .of(
      child.highPriorityGesture(tap, isEnabled: true))
    self["View.simultaneousGesture(_:including:)"] = .of(child.simultaneousGesture(tap))
    self["View.simultaneousGesture(_:isEnabled:)"] = .of(
      child.simultaneousGesture(tap, isEnabled: true))
    self["View.defersSystemGestures"] = .of(child.defersSystemGestures(on: .all))
    self["View.onTapGesture"] = .of(child.onTapGesture {})
    self["View.onLongPressGesture"] = .of(child.onLongPressGesture {})
  }
}

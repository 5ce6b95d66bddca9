import Quoin
import SwiftUI

private struct WidthKey: ContainerValueKey {
  static let defaultValue = 1
}

extension ContainerValues {
  fileprivate var width: Int {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }
}

private struct Mark: TextAttribute {}

extension SizingSamples {
  mutating func addSurface() {
    self["View.containerValue"] = .of(child.containerValue(\.width, 3))
    self["GroupElementsOfContent"] = .of(Group(subviews: child) { $0.first })
    self["GroupSectionsOfContent"] = .of(Group(sections: child) { $0.first?.content.first })
    self["Subview"] = .of(Group(subviews: child) { $0[0] })
    self["SubviewsCollection"] = .list
    self["SubviewsCollectionSlice"] = .list
    self["View.textScale"] = .of(child.textScale(.secondary))
    self["Text.textScale"] = .of(Text("Test").textScale(.secondary), like: Text("Test"))
    self["Text.customAttribute"] = .of(Text("Test").customAttribute(Mark()), like: Text("Test"))
  }
}

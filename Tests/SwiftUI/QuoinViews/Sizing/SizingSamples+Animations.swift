import SwiftUI

extension SizingSamples {
  mutating func addAnimations() {
    self["View.animation"] = .of(child.animation(.default, value: 1))
    self["View.animation(_:body:)"] = .of(
      child.animation(.default) { $0.padding(5) }, like: child.padding(5))
    self["View.transaction"] = .of(child.transaction { $0.animation = nil })
    self["View.transaction(_:body:)"] = .of(
      child.transaction({ $0.animation = nil }, body: { $0.padding(5) }), like: child.padding(5))
    self["PlaceholderContentView"] = .of(child.animation(.default) { $0 }, like: child)
  }
}

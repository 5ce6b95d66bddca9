/// A value that starts an animator when it changes.
struct Trigger: Equatable {
  private let value: any Equatable

  init(_ value: any Equatable) { self.value = value }

  static func == (first: Self, second: Self) -> Bool {
    func isSame<Value: Equatable>(_ value: Value) -> Bool { second.value as? Value == value }
    return isSame(first.value)
  }
}

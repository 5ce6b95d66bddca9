/// The number of elements of a `ForEach` with constant data, as of its first emission.
private final class ConstantCount {
  let count: Int
  init(_ count: Int) { self.count = count }
}

extension Emission {
  /// Warns that the constant data of a `ForEach` changed. The new data is still shown.
  @usableFromInline
  func noteConstant(count: Int) {
    let first = keep { ConstantCount(count) }.count
    guard first != count else { return }
    diagnostics.addWarning(
      "ForEach(0..<\(count)) count (\(count)) != its initial count (\(first)). ForEach(_:content:) should only be used for constant data. Make the elements Identifiable, or use ForEach(_:id:content:) with an explicit id."
    )
  }
}

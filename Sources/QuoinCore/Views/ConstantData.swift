/// How many elements a `ForEach` had whose data is said never to change.
private final class ConstantCount {
  let count: Int
  init(_ count: Int) { self.count = count }
}

extension Emission {
  /// Tells of data of a `ForEach` that is said never to change and did. It is shown all the same.
  @usableFromInline
  func noteConstant(count: Int) {
    let first = keep { ConstantCount(count) }.count
    guard first != count else { return }
    remark(
      "ForEach(0..<\(count)) count (\(count)) != its initial count (\(first)). ForEach(_:content:) should only be used for constant data. Make the elements Identifiable, or use ForEach(_:id:content:) with an explicit id."
    )
  }
}

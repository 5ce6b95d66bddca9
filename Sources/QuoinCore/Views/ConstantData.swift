/// How many elements a `ForEach` had over data that promises never to change.
private final class ConstantCount {
  let count: Int
  init(_ count: Int) { self.count = count }
}

extension Emission {
  /// Tells the user that the data of a `ForEach` changed which promises never to change. The new data is shown all
  /// the same.
  @usableFromInline
  func noteConstant(count: Int) {
    let first = keep { ConstantCount(count) }.count
    guard first != count else { return }
    remark(
      "ForEach(0..<\(count)) count (\(count)) != its initial count (\(first)). ForEach(_:content:) should only be used for constant data. Make the elements Identifiable, or use ForEach(_:id:content:) with an explicit id."
    )
  }
}

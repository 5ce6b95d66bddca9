import ObjectiveC
import Testing

struct AssociationTests {
  private final class Owner {}
  private final class Kept {}

  private nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  @Test func valuesAreKeptWithTheirObject() {
    let (first, second) = (Owner(), Owner())
    objc_setAssociatedObject(first, Self.key, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(first, Self.key) as? String == "one")
    #expect(objc_getAssociatedObject(second, Self.key) == nil)
    objc_setAssociatedObject(first, Self.key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(first, Self.key) == nil)
  }

  @Test func valuesGoAfterTheirObjects() {
    weak var value: Kept?
    do {
      let (owner, kept) = (Owner(), Kept())
      value = kept
      objc_setAssociatedObject(owner, Self.key, kept, .OBJC_ASSOCIATION_RETAIN)
    }
    let others = (0..<200).map { _ in Owner() }
    for other in others { objc_setAssociatedObject(other, Self.key, 1, .OBJC_ASSOCIATION_RETAIN) }
    #expect(value == nil)
    #expect(others.allSatisfy { objc_getAssociatedObject($0, Self.key) as? Int == 1 })
  }
}

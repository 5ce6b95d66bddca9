/// The elements of a tree in one growable buffer.
///
/// It is an array without the checks for shared memory, because each emitted element writes it;
/// debug builds check indices. A copy refers to the same memory, which ``free()`` releases.
struct ElementTable: RandomAccessCollection {
  private var values = UnsafeMutablePointer<Element>.allocate(capacity: 0)
  private var capacity = 0
  private(set) var count = 0
  /// Whether an element may have a boxed id, which must be released.
  private var hasBoxes = false

  var bytes: Int { capacity * MemoryLayout<Element>.stride }
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Element {
    @inline(__always) unsafeAddress { UnsafePointer(pointer(index)) }
    @inline(__always) nonmutating unsafeMutableAddress { pointer(index) }
  }

  @inline(__always)
  private func pointer(_ index: Int) -> UnsafeMutablePointer<Element> {
    assert(index >= 0 && index < count, "there is no element \(index)")
    return values + index
  }

  /// Appends `element` and returns its index.
  @inline(__always)
  @discardableResult
  mutating func append(_ element: consuming Element) -> Int32 {
    if count == capacity { grow() }
    if element.key.isBoxed { hasBoxes = true }
    (values + count).initialize(to: element)
    count += 1
    return Int32(truncatingIfNeeded: count - 1)
  }

  /// Replaces the element at `index`.
  mutating func replace(_ index: Int32, by element: Element) {
    if element.key.isBoxed { hasBoxes = true }
    self[Int(index)] = element
  }

  @inline(never)
  private mutating func grow() {
    capacity = Swift.max(64, 2 * capacity)
    precondition(capacity <= 1 << 31, "a tree has at most \(Int32.max) elements")
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.moveInitialize(from: values, count: count)
    values.deallocate()
    values = larger
  }

  /// Removes all elements, and keeps the memory.
  mutating func removeAll() {
    if hasBoxes { values.deinitialize(count: count) }
    (count, hasBoxes) = (0, false)
  }

  /// Releases the memory of an empty table, which must not be used any more.
  func free() { values.deallocate() }
}

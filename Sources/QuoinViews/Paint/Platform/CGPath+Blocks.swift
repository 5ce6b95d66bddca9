import Foundation

#if !canImport(Darwin)
  // Code from before `applyWithBlock` hands a block to `CGPath.apply(info:function:)` as if it were a pointer, which it is
  // where blocks are objects. A closure has the size of two pointers, so it goes into an object first.

  /// A closure on its way through a pointer.
  final class HandedBlock {
    let body: (UnsafePointer<CGPathElement>) -> Void

    init(_ body: @escaping (UnsafePointer<CGPathElement>) -> Void) { self.body = body }

    private static let key = "QuoinViews.HandedBlock"

    /// Keeps the block until the call that it was made for.
    func keep() -> UnsafeMutableRawPointer {
      Thread.current.threadDictionary[Self.key] = self
      return Unmanaged.passUnretained(self).toOpaque()
    }

    /// The block that `pointer` leads to, if it was made last, to be kept as long as the call lasts.
    static func take(_ pointer: UnsafeMutableRawPointer?) -> HandedBlock? {
      guard let pointer, let block = Thread.current.threadDictionary[key] as? HandedBlock,
        Unmanaged.passUnretained(block).toOpaque() == pointer
      else { return nil }
      Thread.current.threadDictionary[key] = nil
      return block
    }
  }

  /// A block as the pointer that ``CGPath/apply(info:function:)`` passes on. The pointer is good until the end of that call.
  public func unsafeBitCast(
    _ block: @escaping (UnsafePointer<CGPathElement>) -> Void, to type: UnsafeMutableRawPointer.Type
  ) -> UnsafeMutableRawPointer { HandedBlock(block).keep() }

  /// The block that was made a pointer of.
  public func unsafeBitCast(
    _ pointer: UnsafeMutableRawPointer, to type: ((UnsafePointer<CGPathElement>) -> Void).Type
  ) -> (UnsafePointer<CGPathElement>) -> Void {
    Unmanaged<HandedBlock>.fromOpaque(pointer).takeUnretainedValue().body
  }

  /// A function that takes a pointer as the function of ``CGPath/apply(info:function:)``.
  public func unsafeBitCast(
    _ function: @escaping (UnsafeMutableRawPointer, UnsafePointer<CGPathElement>) -> Void,
    to type: CGPathApplierFunction.Type
  ) -> CGPathApplierFunction {
    { info, element in if let info { function(info, element) } }
  }
#endif

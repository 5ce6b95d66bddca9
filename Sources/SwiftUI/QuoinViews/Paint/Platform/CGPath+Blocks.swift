import Foundation

#if !canImport(Darwin)
  // Code that predates `applyWithBlock` passes a block to `CGPath.apply(info:function:)` as a
  // pointer, which is possible where blocks are objects. A closure has the size of two pointers, so
  // it is boxed first.

  /// A closure that is passed as a pointer.
  final class HandedBlock {
    let body: (UnsafePointer<CGPathElement>) -> Void

    init(_ body: @escaping (UnsafePointer<CGPathElement>) -> Void) { self.body = body }

    private static let key = "QuoinViews.HandedBlock"

    /// Retains the block until the next call of `apply`.
    func keep() -> UnsafeMutableRawPointer {
      Thread.current.threadDictionary[Self.key] = self
      return Unmanaged.passUnretained(self).toOpaque()
    }

    /// Returns the block at `pointer` if it was the last one created, so that the caller retains it
    /// during the call.
    static func take(_ pointer: UnsafeMutableRawPointer?) -> HandedBlock? {
      guard let pointer, let block = Thread.current.threadDictionary[key] as? HandedBlock,
        Unmanaged.passUnretained(block).toOpaque() == pointer
      else { return nil }
      Thread.current.threadDictionary[key] = nil
      return block
    }
  }

  /// Returns a pointer to a block for ``CGPath/apply(info:function:)``, valid until the end of that
  /// call.
  public func unsafeBitCast(
    _ block: @escaping (UnsafePointer<CGPathElement>) -> Void, to type: UnsafeMutableRawPointer.Type
  ) -> UnsafeMutableRawPointer { HandedBlock(block).keep() }

  /// Returns the block for a pointer.
  public func unsafeBitCast(
    _ pointer: UnsafeMutableRawPointer, to type: ((UnsafePointer<CGPathElement>) -> Void).Type
  ) -> (UnsafePointer<CGPathElement>) -> Void {
    Unmanaged<HandedBlock>.fromOpaque(pointer).takeUnretainedValue().body
  }

  /// Returns a function that takes a pointer as a function for ``CGPath/apply(info:function:)``.
  public func unsafeBitCast(
    _ function: @escaping (UnsafeMutableRawPointer, UnsafePointer<CGPathElement>) -> Void,
    to type: CGPathApplierFunction.Type
  ) -> CGPathApplierFunction {
    { info, element in if let info { function(info, element) } }
  }
#endif

#if Graphics
  import Foundation

  /// A Gaussian blur of a mask, approximated by three box blurs: the difference is invisible, and
  /// the time doesn't depend on the radius.
  struct BoxBlur {
    /// The radius of each of the three boxes, in pixels.
    let radii: [Int]

    /// The distance, in pixels, over which the blur spreads a pixel.
    var reach: Int { radii.reduce(0, +) }

    /// Creates boxes whose variances add up to that of a Gaussian of `sigma` pixels.
    ///
    /// A box of width w has variance (w² - 1) / 12. Three boxes of two neighboring odd widths give
    /// the best approximation: for sigma 8, the widths are 15, 15 and 17.
    init(sigma: CGFloat) {
      guard sigma.isFinite, sigma > 0 else {
        radii = [0, 0, 0]
        return
      }
      let variance = 12 * Double(min(sigma, 1_000)) * Double(min(sigma, 1_000))
      let ideal = (variance / 3 + 1).squareRoot()
      var narrow = Int(ideal.rounded(.down))
      if narrow % 2 == 0 { narrow -= 1 }
      let width = Double(narrow)
      let count = (variance - 3 * width * width - 12 * width - 9) / (-4 * width - 4)
      let narrowCount = min(max(Int(count.rounded()), 0), 3)
      radii = (0..<3).map { ($0 < narrowCount ? narrow : narrow + 2) / 2 }
    }

    /// Blurs a mask of `width` × `height` bytes in place. Everything outside the mask counts as
    /// empty.
    func apply(to mask: inout [UInt8], width: Int, height: Int) {
      guard reach > 0, width > 0, height > 0, mask.count >= width * height else { return }
      var copy = [UInt8](repeating: 0, count: width * height)
      var sums = [UInt32](repeating: 0, count: width)
      mask.withUnsafeMutableBufferPointer { mask in
        copy.withUnsafeMutableBufferPointer { copy in
          sums.withUnsafeMutableBufferPointer { sums in
            guard let mask = mask.baseAddress, let copy = copy.baseAddress,
              let sums = sums.baseAddress
            else { return }
            for radius in radii where radius > 0 {
              for start in stride(from: 0, to: width * height, by: width) {
                Self.blurRow(mask + start, into: copy + start, count: width, radius: radius)
              }
              Self.blurColumns(
                copy, into: mask, width: width, height: height, radius: radius, sums)
            }
          }
        }
      }
    }

    /// Applies one box along a row: a running sum adds a pixel on the right and subtracts one on
    /// the left.
    private static func blurRow(
      _ source: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, count: Int,
      radius: Int
    ) {
      let factor = Self.factor(radius)
      var sum: UInt32 = 0
      for index in 0..<min(radius, count) { sum &+= UInt32(source[index]) }
      let firstLeaving = min(radius + 1, count)
      let lastEntering = max(count - radius, 0)
      @inline(__always) func move(_ range: Range<Int>, enters: Bool, leaves: Bool) {
        for index in range {
          if enters { sum &+= UInt32(source[index &+ radius]) }
          if leaves { sum &-= UInt32(source[index &- radius &- 1]) }
          target[index] = average(sum, factor)
        }
      }
      let (first, last) = (min(firstLeaving, lastEntering), max(firstLeaving, lastEntering))
      move(0..<first, enters: true, leaves: false)
      if firstLeaving < lastEntering {
        move(first..<last, enters: true, leaves: true)
      } else {
        move(first..<last, enters: false, leaves: false)
      }
      move(last..<count, enters: false, leaves: true)
    }

    /// Applies one box along all columns at once, so that the loop reads memory row by row.
    private static func blurColumns(
      _ source: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, width: Int,
      height: Int, radius: Int, _ sums: UnsafeMutablePointer<UInt32>
    ) {
      let factor = Self.factor(radius)
      sums.update(repeating: 0, count: width)
      for row in 0..<min(radius, height) {
        let entering = source + row * width
        for column in 0..<width { sums[column] &+= UInt32(entering[column]) }
      }
      for row in 0..<height {
        if row + radius < height {
          let entering = source + (row + radius) * width
          for column in 0..<width { sums[column] &+= UInt32(entering[column]) }
        }
        if row > radius {
          let leaving = source + (row - radius - 1) * width
          for column in 0..<width { sums[column] &-= UInt32(leaving[column]) }
        }
        let line = target + row * width
        for column in 0..<width { line[column] = average(sums[column], factor) }
      }
    }

    /// The reciprocal of the box's width in 24-bit fixed point, which turns division into
    /// multiplication. A sum is at most 255 widths, so the product stays below 2^32.
    private static func factor(_ radius: Int) -> UInt32 {
      UInt32((Double(1 << 24) / Double(2 * radius + 1)).rounded())
    }

    private static func average(_ sum: UInt32, _ factor: UInt32) -> UInt8 {
      UInt8(truncatingIfNeeded: (sum &* factor &+ 1 << 23) >> 24)
    }
  }
#endif

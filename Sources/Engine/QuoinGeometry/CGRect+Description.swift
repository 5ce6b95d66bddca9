// swift-format-ignore-file: AvoidRetroactiveConformances

import Foundation

// Core Graphics prints points, sizes and rectangles as numbers in parentheses; Foundation on Linux
// prints their properties.

#if !canImport(Darwin)
  extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates, as in “(1.0, 2.0)”.
    public var debugDescription: String { "(\(x), \(y))" }
  }

  extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The width and the height, as in “(3.0, 4.0)”.
    public var debugDescription: String { "(\(width), \(height))" }
  }

  extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The origin and the size, as in “(1.0, 2.0, 3.0, 4.0)”.
    public var debugDescription: String {
      "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
  }
#endif

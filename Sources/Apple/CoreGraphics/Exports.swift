// Re-exports for files that import Core Graphics. The types that SwiftUI's own interface needs are
// in the layers below, with Quoin's views and geometry; all others are in this module.

@_exported import QuoinFoundation

@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import enum Foundation.CGRectEdge
@_exported import struct Foundation.CGSize
@_exported import struct QuoinGeometry.CGAffineTransform
@_exported import enum QuoinGeometry.CGLineCap
@_exported import enum QuoinGeometry.CGLineJoin
@_exported import struct QuoinGeometry.CGVector
@_exported import class QuoinViews.CGImage
@_exported import class QuoinViews.CGMutablePath
@_exported import class QuoinViews.CGPath
@_exported import typealias QuoinViews.CGPathApplierFunction
@_exported import struct QuoinViews.CGPathElement
@_exported import enum QuoinViews.CGPathElementType
@_exported import enum QuoinViews.CGPathFillRule
@_exported import func QuoinViews.unsafeBitCast

// Names of CoreGraphics, DeveloperToolsSupport, QuartzCore, UIKit and AppKit that files see through
// SwiftUI on Apple's platforms.

@_exported import class QuoinViews.AXCategoricalDataAxisDescriptor
@_exported import class QuoinViews.AXChartDescriptor
@_exported import protocol QuoinViews.AXChartDescriptorRepresentable
@_exported import protocol QuoinViews.AXDataAxisDescriptor
@_exported import class QuoinViews.AXDataPoint
@_exported import class QuoinViews.AXDataPointValue
@_exported import class QuoinViews.AXDataSeriesDescriptor
@_exported import class QuoinViews.AXNumericDataAxisDescriptor
@_exported import struct QuoinViews.AccessibilityQuickActionOutlineStyle
@_exported import struct QuoinViews.AccessibilityQuickActionPromptStyle
@_exported import protocol QuoinViews.AccessibilityQuickActionStyle
@_exported import struct QuoinViews.ColorResource
@_exported import enum QuoinViews.DisplayGamut
@_exported import struct QuoinViews.ImageResource
@_exported import struct QuoinViews.MaterialActiveAppearance
@_exported import typealias QuoinViews.NSColor
@_exported import class QuoinViews.NSDataAsset
@_exported import typealias QuoinViews.NSImage
@_exported import class QuoinViews.NSScreen
@_exported import enum QuoinViews.SidebarRowSize
@_exported import class QuoinViews.UIColor
@_exported import class QuoinViews.UIDevice
@_exported import enum QuoinViews.UIDeviceOrientation
@_exported import class QuoinViews.UIImage
@_exported import enum QuoinViews.UIKeyboardType
@_exported import class QuoinViews.UIScreen
@_exported import enum QuoinViews.UITextAutocapitalizationType
@_exported import struct QuoinViews.UITextContentType
@_exported import struct QuoinViews.UITraitCollection
@_exported import enum QuoinViews.UIUserInterfaceIdiom
@_exported import enum QuoinViews.UIUserInterfaceStyle

#if !canImport(Darwin)
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
  @_exported import class QuoinViews.UIBezierPath
  @_exported import struct QuoinViews.UIRectCorner
#endif

#if canImport(Darwin)
  @_exported import QuartzCore
#else
  @_exported import struct QuoinGeometry.CATransform3D
  @_exported import func QuoinGeometry.CATransform3DConcat
  @_exported import let QuoinGeometry.CATransform3DIdentity
  @_exported import func QuoinGeometry.CATransform3DMakeRotation
  @_exported import func QuoinGeometry.CATransform3DMakeScale
  @_exported import func QuoinGeometry.CATransform3DMakeTranslation
  @_exported import func QuoinGeometry.CATransform3DRotate
  @_exported import func QuoinGeometry.CATransform3DScale
  @_exported import func QuoinGeometry.CATransform3DTranslate
  @_exported import func QuoinViews.unsafeBitCast
#endif

#if !canImport(Darwin)
  @_exported import class QuoinViews.FileWrapper
  @_exported import class QuoinViews.NSUserActivity
  @_exported import class QuoinViews.RelativeDateTimeFormatter
  @_exported import class QuoinViews.UndoManager
#endif

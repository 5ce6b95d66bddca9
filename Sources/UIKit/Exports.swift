// The door for files that import UIKit. It shows Foundation, Core Graphics and QuartzCore whole, as Apple's does, and
// what has one of UIKit's names in Quoin's views. SwiftUI it doesn't show.

#if !canImport(Darwin)
  @_exported import Foundation
  @_exported import QuartzCore
  @_exported import QuoinKit
  @_exported import class QuoinViews.RelativeDateTimeFormatter
  @_exported import class QuoinViews.UIBezierPath
  @_exported import typealias QuoinViews._ColorLiteralType
  @_exported import typealias QuoinViews._ImageLiteralType
  @_exported import class QuoinViews.UIColor
  @_exported import class QuoinViews.UIDevice
  @_exported import enum QuoinViews.UIDeviceOrientation
  @_exported import class QuoinViews.UIImage
  @_exported import enum QuoinViews.UIKeyboardType
  @_exported import struct QuoinViews.UIRectCorner
  @_exported import class QuoinViews.UIScreen
  @_exported import enum QuoinViews.UITextAutocapitalizationType
  @_exported import struct QuoinViews.UITextContentType
  @_exported import struct QuoinViews.UITraitCollection
  @_exported import enum QuoinViews.UIUserInterfaceIdiom
  @_exported import enum QuoinViews.UIUserInterfaceStyle
#endif

// Re-exports for files that import UIKit: as on Apple's platforms, all of Foundation, Core Graphics
// and QuartzCore, and also those of Quoin's types that have UIKit's names. SwiftUI isn't
// re-exported.

@_exported import Foundation
@_exported import QuartzCore
@_exported import QuoinKit

@_exported import class CoreTransferable.NSItemProvider
@_exported import class QuoinViews.NSUserActivity
@_exported import class QuoinViews.RelativeDateTimeFormatter
@_exported import class QuoinViews.UIBezierPath
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
@_exported import class QuoinViews.UndoManager
@_exported import typealias QuoinViews._ColorLiteralType
@_exported import typealias QuoinViews._ImageLiteralType

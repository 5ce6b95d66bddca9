// Re-exports for files that import AppKit: as on Apple's platforms, all of Foundation, Core
// Graphics and QuartzCore, and also those of Quoin's types that have AppKit's names. SwiftUI isn't
// re-exported.

@_exported import Foundation
@_exported import QuartzCore
@_exported import QuoinKit

@_exported import typealias QuoinViews.NSColor
@_exported import class QuoinViews.NSDataAsset
@_exported import typealias QuoinViews.NSImage
@_exported import class QuoinViews.NSScreen
@_exported import class QuoinViews.NSUserActivity
@_exported import class QuoinViews.RelativeDateTimeFormatter
@_exported import class QuoinViews.UndoManager
@_exported import typealias QuoinViews._ColorLiteralType
@_exported import typealias QuoinViews._ImageLiteralType

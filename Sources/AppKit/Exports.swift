// The door for files that import AppKit. It shows Foundation, Core Graphics and QuartzCore whole, as Apple's does, and what
// has one of AppKit's names in Quoin's views. SwiftUI it doesn't show.

#if !canImport(Darwin)
  @_exported import Foundation
  @_exported import QuartzCore
  @_exported import QuoinKit
  @_exported import typealias QuoinViews.NSColor
  @_exported import typealias QuoinViews._ColorLiteralType
  @_exported import typealias QuoinViews._ImageLiteralType
  @_exported import class QuoinViews.NSDataAsset
  @_exported import typealias QuoinViews.NSImage
  @_exported import class QuoinViews.NSScreen
  @_exported import class QuoinViews.RelativeDateTimeFormatter
#endif

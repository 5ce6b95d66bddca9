// What files of older Mac apps import: AppKit and Foundation. Core Data isn't there.

#if !canImport(Darwin)
  @_exported import AppKit
  @_exported import Foundation
#endif

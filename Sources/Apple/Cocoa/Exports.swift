// Re-exports for files of older Mac apps: AppKit and Foundation, but not Core Data.

#if !canImport(Darwin)
  @_exported import AppKit
  @_exported import Foundation
#endif

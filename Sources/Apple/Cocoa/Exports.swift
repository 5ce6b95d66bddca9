// Re-exports for files of older Mac apps: AppKit and Foundation, but not Core Data.

@_exported import AppKit
@_exported import Foundation

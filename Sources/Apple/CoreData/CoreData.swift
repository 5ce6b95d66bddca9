@_exported import Foundation
@_exported import QuoinFoundation

// Foundation has it on Apple's systems.
@_exported import class SwiftUI.UndoManager

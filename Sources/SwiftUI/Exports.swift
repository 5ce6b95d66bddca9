// The door for unmodified files: `import SwiftUI` is Quoin where Apple's module does not exist.
//
// It shows SwiftUI's names one by one, in the files beside this one, so that what the engine calls `Element`, `Paint`
// or `Platform` doesn't meet a user's own type of that name. Members and extensions need no line: they come with the
// modules. The engine's names are seen with `import Quoin`. A test compares this list with Documentation/API/SwiftUI.txt.
//
// The modules below are seen whole, as they are through SwiftUI on Apple's systems.

@_exported import Combine
@_exported import CoreTransferable
@_exported import Foundation
@_exported import Observation

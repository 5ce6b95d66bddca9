// The entry point for unmodified files: `import SwiftUI` is Quoin where Apple's module does not
// exist.
//
// The files beside this one export SwiftUI's names one by one, so that the engine's `Element`,
// `Paint` or `Platform` don't conflict with a user's own type of that name. Members and extensions
// need no line: they come with the modules. `import Quoin` exports the engine's names. A test
// compares this list with Documentation/API/SwiftUI.txt.
//
// The modules below are exported whole, as SwiftUI does on Apple's platforms.

@_exported import Combine
@_exported import CoreTransferable
@_exported import Foundation
@_exported import Observation

// The door for unmodified files: `import SwiftUI` is Quoin where Apple's module does not exist.
@_exported import Quoin

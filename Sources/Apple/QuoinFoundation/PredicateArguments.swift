import Foundation

// On Apple's systems these types are arguments of formats, through their Objective-C objects. In
// formats of strings they are written as their descriptions.

extension NSObject: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { FormatArgument.words(description) }
}

extension UUID: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { FormatArgument.words(uuidString) }
}

extension Date: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { FormatArgument.words(description) }
}

extension Data: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { FormatArgument.words(description) }
}

extension URL: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { FormatArgument.words(absoluteString) }
}

extension Decimal: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { FormatArgument.words(description) }
}

extension Array: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { FormatArgument.words("\(self)") }
}

extension Set: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { FormatArgument.words("\(self)") }
}

extension Dictionary: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { FormatArgument.words("\(self)") }
}

private enum FormatArgument {
  /// The address of a string. The string stays in memory, since its user doesn't retain it.
  static func words(_ text: String) -> [Int] {
    [Int(bitPattern: Unmanaged.passRetained(NSString(string: text)).toOpaque())]
  }
}

import Foundation

// On Apple's systems these types are arguments of formats, through their Objective-C objects. In
// formats of strings they are written as their descriptions.

// swift-format-ignore: AvoidRetroactiveConformances
extension NSObject: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { FormatArgument.words(description) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension UUID: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { FormatArgument.words(uuidString) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Date: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { FormatArgument.words(description) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Data: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { FormatArgument.words(description) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension URL: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { FormatArgument.words(absoluteString) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Decimal: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { FormatArgument.words(description) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Array: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { FormatArgument.words("\(self)") }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Set: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { FormatArgument.words("\(self)") }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Dictionary: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { FormatArgument.words("\(self)") }
}

private enum FormatArgument {
  /// The address of a string. The string stays in memory, since its user doesn't retain it.
  static func words(_ text: String) -> [Int] {
    [Int(bitPattern: Unmanaged.passRetained(NSString(string: text)).toOpaque())]
  }
}

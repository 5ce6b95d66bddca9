import Foundation

/// Human-readable descriptions of errors.
public enum ErrorText {
  /// Returns the description of an `errno`, such as `no space left on device`.
  public static func system(_ code: Int32) -> String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Describes any error in a sentence, without type names and lists of members.
  public static func sentence(about error: any Error) -> String {
    switch error {
    // On Linux, a cast makes a `CocoaError` of any `NSError`.
    case let cocoa as CocoaError where (error as NSError).domain == NSCocoaErrorDomain:
      let path = cocoa.userInfo[NSFilePathErrorKey] as? String ?? cocoa.url?.path ?? "a file"
      return "\(path) \(verb(cocoa.code)): \(reason(cocoa))"
    case let error as POSIXError: return system(error.code.rawValue)
    case let error as DecodingError: return sentence(about: error)
    case is EncodingError: return "a value in it can't be written as JSON"
    case is CancellationError: return "it was stopped"
    case let error as any LocalizedError where error.errorDescription != nil:
      return error.errorDescription ?? ""
    // A cast alone would make one of anything.
    case let error where type(of: error as Any) is NSError.Type:
      return sentence(about: error as NSError)
    case let error as any CustomStringConvertible: return error.description
    default: return text(in: error) ?? "it failed (\(type(of: error)))"
    }
  }

  private static func sentence(about error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context):
      "there is no “\(key.stringValue)” in \(place(context.codingPath))"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(place(context.codingPath)) has an unexpected type"
    case .dataCorrupted(let context) where context.codingPath.isEmpty: "it is not valid JSON"
    case .dataCorrupted(let context): "\(place(context.codingPath)) can't be decoded"
    @unknown default: "it can't be decoded"
    }
  }

  /// Formats a coding path: `previews[2].name`.
  private static func place(_ path: [any CodingKey]) -> String {
    let text = path.reduce("") { text, key in
      if let index = key.intValue { return "\(text)[\(index)]" }
      return text.isEmpty ? key.stringValue : "\(text).\(key.stringValue)"
    }
    return text.isEmpty ? "it" : text
  }

  private static func sentence(about error: NSError) -> String {
    if error.domain == NSPOSIXErrorDomain { return system(Int32(clamping: error.code)) }
    let text = error.userInfo[NSLocalizedDescriptionKey] as? String
    return text ?? "it failed (error \(error.code) of \(error.domain))"
  }

  /// Returns the first string in a value, which is the message of most errors, or else the name of
  /// a case without any.
  private static func text(in value: Any, depth: Int = 3) -> String? {
    if let text = value as? String { return text }
    guard depth > 0 else { return nil }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .enum, mirror.children.isEmpty { return "\(value)" }
    return mirror.children.lazy.compactMap { text(in: $0.value, depth: depth - 1) }.first
  }

  private static func verb(_ code: CocoaError.Code) -> String {
    switch code.rawValue {
    // The ranges of reading and of writing files
    case 256..<512: "can't be read"
    case 512..<1024: "can't be written"
    default: "can't be used"
    }
  }

  private static func reason(_ error: CocoaError) -> String {
    switch error.underlying {
    case let system as POSIXError: return Self.system(system.code.rawValue)
    case let system as NSError where system.domain == NSPOSIXErrorDomain:
      return Self.system(Int32(clamping: system.code))
    default: break
    }
    switch error.code {
    case .fileWriteOutOfSpace: return system(ENOSPC)
    case .fileWriteNoPermission, .fileReadNoPermission: return system(EACCES)
    case .fileNoSuchFile, .fileReadNoSuchFile: return system(ENOENT)
    case .fileWriteFileExists: return system(EEXIST)
    case .fileWriteVolumeReadOnly: return system(EROFS)
    case .fileReadCorruptFile, .propertyListReadCorrupt: return "its contents are invalid"
    case .fileReadTooLarge: return "it is too large"
    case .fileReadInapplicableStringEncoding, .fileReadUnknownStringEncoding:
      return "it is not text in this encoding"
    case .fileWriteInvalidFileName, .fileReadInvalidFileName: return "its name is not allowed"
    default: return "error \(error.code.rawValue) of Foundation"
    }
  }
}

import Foundation

/// Errors of the system as people say them.
public enum ErrorText {
  /// The words for an `errno`: `no space left on device`.
  public static func system(_ code: Int32) -> String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// A sentence about an error, whoever throws it: Foundation's own description of one says what it is called, and not
  /// what happened.
  public static func sentence(about error: any Error) -> String {
    guard let error = error as? CocoaError else { return "\(error)" }
    let path = error.userInfo[NSFilePathErrorKey] as? String ?? error.url?.path ?? "a file"
    return "\(path) \(verb(error.code)): \(reason(error))"
  }

  private static func verb(_ code: CocoaError.Code) -> String {
    switch code.rawValue {
    // The ranges of reading and of writing files
    case 256..<512: "cannot be read"
    case 512..<1024: "cannot be written"
    default: "cannot be used"
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
    default: return error.localizedDescription
    }
  }
}

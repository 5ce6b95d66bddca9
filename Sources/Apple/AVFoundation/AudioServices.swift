// System sounds of Audio Toolbox, which are silent.
//
// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

public typealias SystemSoundID = UInt32
public typealias AudioServicesSystemSoundCompletionProc = (SystemSoundID, UnsafeMutableRawPointer?)
  -> Void

public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
public let kAudioServicesNoError: Int32 = 0
public let kAudioServicesUnsupportedPropertyError: Int32 = 0x7074_793F

/// Sets the sound to 0 and reports that it is unsupported, because Quoin plays no sound.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 {
  outSystemSoundID.pointee = 0
  return kAudioServicesUnsupportedPropertyError
}
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 {
  kAudioServicesNoError
}
/// Has no effect: no sound is played.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// Has no effect: no sound is played.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
/// Calls the completion at once: no sound is played.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  inCompletionBlock?()
}
/// Calls the completion at once: no sound is played.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  inCompletionBlock?()
}

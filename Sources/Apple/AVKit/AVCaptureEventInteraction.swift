import Foundation
import SwiftUI
import UIKit

/// The phases of a press on a button of the device.
public enum AVCaptureEventPhase: UInt, Sendable { case began, ended, cancelled }

/// A press on a button of the device. None happens here.
open class AVCaptureEvent: NSObject {
  public let phase: AVCaptureEventPhase

  init(phase: AVCaptureEventPhase) { self.phase = phase }
}

/// An interaction that takes presses on the buttons of the device, of which there are none here.
open class AVCaptureEventInteraction: _ViewInteraction {
  /// Stored only: Quoin doesn't read it.
  open var isEnabled = true

  /// Creates an interaction whose handlers take the primary and the secondary button. Neither runs.
  public init(
    primary: @escaping (AVCaptureEvent) -> Void, secondary: @escaping (AVCaptureEvent) -> Void
  ) {}

  /// Creates an interaction whose handler takes all buttons. It doesn't run.
  public init(handler: @escaping (AVCaptureEvent) -> Void) {}
}

extension View {
  /// Has no effect: there is no button of a device. Sizing: neutral.
  public func onCameraCaptureEvent(
    isEnabled: Bool = true, defaultSoundDisabled: Bool = false,
    action: @escaping (AVCaptureEvent) -> Void
  ) -> some View { self }

  /// Has no effect: there is no button of a device. Sizing: neutral.
  public func onCameraCaptureEvent(
    isEnabled: Bool = true, defaultSoundDisabled: Bool = false,
    primaryAction: @escaping (AVCaptureEvent) -> Void,
    secondaryAction: @escaping (AVCaptureEvent) -> Void
  ) -> some View { self }
}

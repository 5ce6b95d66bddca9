import Foundation

/// A control of the camera button. There is none, so no session supports controls.
open class AVCaptureControl: NSObject, @unchecked Sendable {
  open var isEnabled = true
}

/// A slider of the camera button. There is none, so its action is never called.
open class AVCaptureSlider: AVCaptureControl, @unchecked Sendable {
  public let localizedTitle: String
  public let symbolName: String
  open var value: Float
  open var prominentValues: [Float] = []
  /// Stored only: Quoin doesn't read it.
  open var localizedValueFormat: String?
  /// Stored only: Quoin doesn't read it.
  open var accessibilityIdentifier: String?

  public init(_ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>) {
    (self.localizedTitle, self.symbolName, value) = (localizedTitle, symbolName, range.lowerBound)
  }
  public convenience init(
    _ localizedTitle: String, symbolName: String, in range: ClosedRange<Float>, step: Float
  ) { self.init(localizedTitle, symbolName: symbolName, in: range) }
  public convenience init(_ localizedTitle: String, symbolName: String, values: [Float]) {
    let first = values.first ?? 0
    self.init(localizedTitle, symbolName: symbolName, in: first...first)
  }

  /// Has no effect: there is no camera button.
  open func setActionQueue(
    _ actionQueue: DispatchQueue, action: @escaping @Sendable (Float) -> Void
  ) {}
}

/// A list of choices of the camera button. There is none, so its action is never called.
open class AVCaptureIndexPicker: AVCaptureControl, @unchecked Sendable {
  public let localizedTitle: String
  public let symbolName: String
  public let numberOfIndexes: Int
  public let localizedIndexTitles: [String]
  open var selectedIndex = 0
  /// Stored only: Quoin doesn't read it.
  open var accessibilityIdentifier: String?

  public init(_ localizedTitle: String, symbolName: String, localizedIndexTitles: [String]) {
    (self.localizedTitle, self.symbolName) = (localizedTitle, symbolName)
    (numberOfIndexes, self.localizedIndexTitles) = (
      localizedIndexTitles.count, localizedIndexTitles
    )
  }
  public convenience init(
    _ localizedTitle: String, symbolName: String, numberOfIndexes: Int,
    localizedTitleTransform: (Int) -> String = { String($0) }
  ) {
    self.init(
      localizedTitle, symbolName: symbolName,
      localizedIndexTitles: (0..<max(0, numberOfIndexes)).map(localizedTitleTransform))
  }

  /// Has no effect: there is no camera button.
  open func setActionQueue(_ actionQueue: DispatchQueue, action: @escaping @Sendable (Int) -> Void)
  {}
}

/// The camera button's slider of the zoom.
open class AVCaptureSystemZoomSlider: AVCaptureControl, @unchecked Sendable {
  /// Creates a slider. Its action is never called: there is no camera button.
  public init(device: AVCaptureDevice, action: @escaping @Sendable (CGFloat) -> Void = { _ in }) {}
}

/// The camera button's slider of the exposure.
open class AVCaptureSystemExposureBiasSlider: AVCaptureControl, @unchecked Sendable {
  /// Creates a slider. Its action is never called: there is no camera button.
  public init(device: AVCaptureDevice, action: @escaping @Sendable (Float) -> Void = { _ in }) {}
}

/// The changes of a session's controls, which never become active.
public protocol AVCaptureSessionControlsDelegate: NSObjectProtocol {
  func sessionControlsDidBecomeActive(_ session: AVCaptureSession)
  func sessionControlsWillEnterFullscreenAppearance(_ session: AVCaptureSession)
  func sessionControlsWillExitFullscreenAppearance(_ session: AVCaptureSession)
  func sessionControlsDidBecomeInactive(_ session: AVCaptureSession)
}

extension AVCaptureSession {
  public var supportsControls: Bool { false }
  public var maxControlsCount: Int { 0 }
  public var controls: [AVCaptureControl] { [] }
  public var controlsDelegate: (any AVCaptureSessionControlsDelegate)? { nil }
  public func canAddControl(_ control: AVCaptureControl) -> Bool { false }
  /// Has no effect: there is no camera button.
  public func addControl(_ control: AVCaptureControl) {}
  /// Has no effect: there is no camera button.
  public func removeControl(_ control: AVCaptureControl) {}
  /// Has no effect: there is no camera button.
  public func setControlsDelegate(
    _ controlsDelegate: (any AVCaptureSessionControlsDelegate)?, queue: DispatchQueue?
  ) {}
}

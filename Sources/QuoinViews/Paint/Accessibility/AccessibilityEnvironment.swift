import QuoinCore

private struct AccessibilitySettingsKey: EnvironmentKey {
  static var defaultValue: AccessibilitySettings { AccessibilitySettings() }
}

/// What the user has asked for; in a picture, nothing unless set.
private struct AccessibilitySettings: Sendable {
  var differentiateWithoutColor = false
  var reduceTransparency = false
  var voiceOverEnabled = false
  var switchControlEnabled = false
  var invertColors = false
  var showButtonShapes = false
  var dimFlashingLights = false
  var largeContentViewerEnabled = false
  var assistiveAccessEnabled = false
}

extension EnvironmentValues {
  private var settings: AccessibilitySettings {
    get { self[AccessibilitySettingsKey.self] }
    set { self[AccessibilitySettingsKey.self] = newValue }
  }

  /// Whether views should tell nothing by colour alone; false by default.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { settings.differentiateWithoutColor }
    set { settings.differentiateWithoutColor = newValue }
  }

  /// Whether as little as possible should move; false by default.
  public var accessibilityReduceMotion: Bool {
    get { reducesMotion }
    set { reducesMotion = newValue }
  }

  /// Whether backgrounds should be opaque; false by default.
  public var accessibilityReduceTransparency: Bool {
    get { settings.reduceTransparency }
    set { settings.reduceTransparency = newValue }
  }

  /// Whether a screen reader is on; false by default.
  public var accessibilityVoiceOverEnabled: Bool {
    get { settings.voiceOverEnabled }
    set { settings.voiceOverEnabled = newValue }
  }

  /// Whether any help for the senses or the hands is on; false unless a screen reader or switches are.
  public var accessibilityEnabled: Bool {
    get { settings.voiceOverEnabled || settings.switchControlEnabled }
    set { settings.voiceOverEnabled = newValue }
  }

  /// Whether switches control the device; false by default.
  public var accessibilitySwitchControlEnabled: Bool {
    get { settings.switchControlEnabled }
    set { settings.switchControlEnabled = newValue }
  }

  /// Whether the display turns colours into their opposites; false by default.
  public var accessibilityInvertColors: Bool {
    get { settings.invertColors }
    set { settings.invertColors = newValue }
  }

  /// Whether buttons should have outlines; false by default.
  public var accessibilityShowButtonShapes: Bool {
    get { settings.showButtonShapes }
    set { settings.showButtonShapes = newValue }
  }

  /// Whether flashing pictures should be dimmed; false by default.
  public var accessibilityDimFlashingLights: Bool {
    get { settings.dimFlashingLights }
    set { settings.dimFlashingLights = newValue }
  }

  /// Whether pictures that move should begin by themselves; true unless as little as possible should move.
  public var accessibilityPlayAnimatedImages: Bool { !reducesMotion }

  /// Whether small items of a bar are shown large while they are held; false by default.
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { settings.largeContentViewerEnabled }
    set { settings.largeContentViewerEnabled = newValue }
  }

  /// Whether the system is in its simplified form; false by default.
  public var accessibilityAssistiveAccessEnabled: Bool {
    get { settings.assistiveAccessEnabled }
    set { settings.assistiveAccessEnabled = newValue }
  }
}

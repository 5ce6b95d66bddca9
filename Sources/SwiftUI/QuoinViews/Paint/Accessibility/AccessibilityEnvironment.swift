import QuoinCore

private struct AccessibilitySettingsKey: EnvironmentKey {
  static var defaultValue: AccessibilitySettings { AccessibilitySettings() }
}

/// The user's accessibility settings; in a picture all are off by default.
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

  /// Whether views should avoid conveying information by color alone; false by default.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { settings.differentiateWithoutColor }
    set { settings.differentiateWithoutColor = newValue }
  }

  /// Whether motion should be reduced; false by default.
  public var accessibilityReduceMotion: Bool {
    get { reducesMotion }
    set { reducesMotion = newValue }
  }

  /// Whether transparency should be reduced; false by default.
  public var accessibilityReduceTransparency: Bool {
    get { settings.reduceTransparency }
    set { settings.reduceTransparency = newValue }
  }

  /// Whether a screen reader is on; false by default.
  public var accessibilityVoiceOverEnabled: Bool {
    get { settings.voiceOverEnabled }
    set { settings.voiceOverEnabled = newValue }
  }

  /// Whether an assistive technology is active; false unless VoiceOver or Switch Control is on.
  public var accessibilityEnabled: Bool {
    get { settings.voiceOverEnabled || settings.switchControlEnabled }
    set { settings.voiceOverEnabled = newValue }
  }

  /// Whether Switch Control is on; false by default.
  public var accessibilitySwitchControlEnabled: Bool {
    get { settings.switchControlEnabled }
    set { settings.switchControlEnabled = newValue }
  }

  /// Whether the display inverts colors; false by default.
  public var accessibilityInvertColors: Bool {
    get { settings.invertColors }
    set { settings.invertColors = newValue }
  }

  /// Whether buttons should have outlines; false by default.
  public var accessibilityShowButtonShapes: Bool {
    get { settings.showButtonShapes }
    set { settings.showButtonShapes = newValue }
  }

  /// Whether flashing content should be dimmed; false by default.
  public var accessibilityDimFlashingLights: Bool {
    get { settings.dimFlashingLights }
    set { settings.dimFlashingLights = newValue }
  }

  /// Whether animated images should play automatically; true unless motion should be reduced.
  public var accessibilityPlayAnimatedImages: Bool { !reducesMotion }

  /// Whether the large content viewer is on, which enlarges bar items while they are held; false by
  /// default.
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { settings.largeContentViewerEnabled }
    set { settings.largeContentViewerEnabled = newValue }
  }

  /// Whether Assistive Access is on; false by default.
  public var accessibilityAssistiveAccessEnabled: Bool {
    get { settings.assistiveAccessEnabled }
    set { settings.assistiveAccessEnabled = newValue }
  }
}

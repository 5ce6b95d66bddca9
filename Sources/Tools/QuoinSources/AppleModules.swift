/// The names of Apple's modules, to distinguish those missing here from a package's own.
public enum AppleModules {
  /// Whether Apple's platforms have a module of this name.
  public static func contains(_ name: String) -> Bool { names.contains(name) }

  /// All names.
  public static let names = Set(
    """
    ARKit AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility Accounts ActivityKit AdServices AdSupport \
    AddressBook AlarmKit AppIntents AppKit AppTrackingTransparency ApplicationServices AssetsLibrary AudioToolbox \
    AuthenticationServices AutomaticAssessmentConfiguration BackgroundAssets BackgroundTasks BusinessChat CFNetwork \
    CallKit CarPlay Charts Cinematic ClassKit ClockKit CloudKit Cocoa Combine CommonCrypto CompositorServices Contacts \
    ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics \
    CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight \
    CoreTelephony CoreText CoreTransferable CoreVideo CryptoKit CryptoTokenKit Darwin DataDetection DeveloperToolsSupport \
    DeviceActivity DeviceCheck DeviceDiscoveryUI EventKit EventKitUI ExposureNotification ExtensionFoundation \
    ExtensionKit ExternalAccessory FamilyControls FileProvider FileProviderUI FinanceKit FoundationModels GLKit \
    GameController GameKit GameplayKit GroupActivities HealthKit HealthKitUI HomeKit IOBluetooth IOKit IOSurface \
    IdentityLookup ImageCaptureCore ImageIO ImagePlayground Intents IntentsUI JavaScriptCore JournalingSuggestions \
    LinkPresentation LiveCommunicationKit LocalAuthentication LocalAuthenticationEmbeddedUI ManagedSettings MapKit \
    MachO MarketplaceKit MediaAccessibility MediaPlayer MessageUI Messages Metal MetalFX MetalKit \
    MetalPerformanceShaders MetricKit MobileCoreServices ModelIO MultipeerConnectivity MusicKit NaturalLanguage \
    NearbyInteraction Network NetworkExtension NotificationCenter OSLog ObjectiveC OpenGLES PDFKit PHASE PaperKit \
    PassKit PencilKit Photos PhotosUI ProximityReader PushKit PushToTalk QuartzCore QuickLook QuickLookThumbnailing \
    QuickLookUI RealityFoundation RealityKit ReplayKit RoomPlan SafariServices SceneKit ScreenCaptureKit \
    ScreenSaver ScreenTime Security SensitiveContentAnalysis SensorKit ServiceManagement SharedWithYou ShazamKit \
    SoundAnalysis Speech SpriteKit StoreKit SwiftData SwiftUI SwiftUICore Symbols SystemConfiguration TVMLKit TVServices \
    TVUIKit TabletopKit ThreadNetwork TipKit Translation UIKit UIUtilities UniformTypeIdentifiers UserNotifications \
    UserNotificationsUI VideoSubscriberAccount VideoToolbox Vision VisionKit WatchConnectivity WatchKit WeatherKit \
    WebKit WidgetKit WorkoutKit XPC iAd os simd
    """.split(separator: " ").map(String.init))
}

/// Modules by where they are.
enum Modules {
  /// The modules that a package on Linux can import, this package's own among them.
  static let onLinux: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
    "FoundationInternationalization", "CoreFoundation", "Dispatch", "Glibc", "XCTest", "Testing",
    "Observation", "Synchronization", "RegexBuilder", "Distributed", "_Concurrency", "Cxx",
    "_StringProcessing", "PackageDescription", "UIKit", "SafariServices", "MessageUI", "PhotosUI",
    "QuickLook", "MainActorXCTest", "LifecycleTesting", "LifecycleKit", "LiveObjects",
    "LeakDetection", "LifecycleReports", "FlowExploration",
  ]

  /// Apple's modules of which `import UIKit` brings what is available.
  static let broughtByUIKit: Set<String> = ["QuartzCore", "CoreGraphics", "ObjectiveC"]

  /// Apple's, and OpenCombine under its name where a package has a target for it; see `Start`.
  static let combine = "Combine"

  /// The names that Combine declares; a file may import other modules that Linux lacks beside it.
  static let combineNames: Set<String> = [
    "AnyCancellable", "AnyPublisher", "AnySubscriber", "Cancellable", "CombineIdentifier",
    "ConnectablePublisher", "CurrentValueSubject", "CustomCombineIdentifierConvertible", "Deferred",
    "Empty", "Fail", "Future", "ImmediateScheduler", "Just", "ObservableObject",
    "ObservableObjectPublisher", "PassthroughSubject", "Published", "Publisher", "Publishers",
    "Record", "Scheduler", "Subject", "Subscriber", "Subscribers", "Subscription", "Subscriptions",
    "TopLevelDecoder", "TopLevelEncoder",
  ]

  static let forLogging: Set<String> = ["os", "OSLog"]

  /// Apple's modules that Linux lacks, without those above.
  static let elsewhere: Set<String> = [
    "SwiftUI", "Combine", "WebKit", "CoreData", "MapKit", "CoreLocation",
    "AVFoundation", "AVKit", "StoreKit", "UserNotifications", "UserNotificationsUI",
    "Photos", "CoreImage", "CoreText", "CoreMedia", "CoreVideo", "CoreMotion",
    "CoreBluetooth", "CoreSpotlight", "CoreServices", "CoreTelephony", "CoreHaptics", "CoreML",
    "AuthenticationServices", "LocalAuthentication", "Security", "CryptoKit", "CommonCrypto",
    "GameKit", "SpriteKit", "SceneKit", "ARKit", "RealityKit", "Metal", "MetalKit", "Vision",
    "Contacts", "ContactsUI", "EventKit", "EventKitUI", "HealthKit", "HomeKit", "CallKit",
    "PassKit", "PDFKit", "ReplayKit", "Intents", "IntentsUI", "NaturalLanguage",
    "Network", "NetworkExtension", "MultipeerConnectivity", "MobileCoreServices",
    "UniformTypeIdentifiers", "LinkPresentation", "PencilKit", "SwiftData", "WidgetKit",
    "ActivityKit", "AppTrackingTransparency", "AdSupport", "BackgroundTasks", "CloudKit",
    "DeviceCheck", "MetricKit", "SystemConfiguration", "WatchConnectivity", "Darwin", "Social",
    "ImageIO", "MediaPlayer", "Accelerate", "AudioToolbox", "Accounts", "ExternalAccessory",
    "JavaScriptCore", "SoundAnalysis", "Speech", "TipKit", "CarPlay", "ClassKit",
    "AVFAudio", "AVRouting", "AccessorySetupKit", "AddressBook", "AddressBookUI", "AppClip",
    "AppIntents", "AssetsLibrary", "AudioUnit", "BackgroundAssets", "CFNetwork", "ClockKit",
    "CoreAudio", "CoreAudioKit", "CoreAudioTypes", "CoreLocationUI", "CoreMIDI", "CoreNFC",
    "CoreTransferable", "CryptoTokenKit", "DataDetection", "DeviceActivity", "ExposureNotification",
    "FamilyControls", "FileProvider", "FileProviderUI", "FoundationModels", "GLKit",
    "GameController", "GameplayKit", "GroupActivities", "IOKit", "IOSurface", "IdentityLookup",
    "ImagePlayground", "ManagedSettings", "MatterSupport", "MediaAccessibility", "MediaToolbox",
    "MetalFX", "MetalPerformanceShaders", "ModelIO", "NearbyInteraction", "NotificationCenter",
    "OpenGLES", "PushKit", "PushToTalk", "QuickLookThumbnailing", "RoomPlan", "SafetyKit",
    "ScreenTime", "SensorKit", "SharedWithYou", "ShazamKit", "VideoSubscriberAccount",
    "VideoToolbox", "VisionKit", "WeatherKit", "iAd", "simd",
  ]

  /// All of Apple's modules that an iPhone has and Linux lacks.
  static let onApple = broughtByUIKit.union(forLogging).union(elsewhere).union([
    "UIKit", "SafariServices", "MessageUI", "PhotosUI", "QuickLook", "Foundation", "Dispatch",
    "XCTest", "Testing", "Observation", "Synchronization",
    "RegexBuilder", "Swift", "CoreFoundation",
  ])

  /// Modules that neither platform has.
  static let onMac: Set<String> = ["AppKit", "Cocoa", "WatchKit", "TVUIKit"]
}

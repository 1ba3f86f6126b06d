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

  /// Of Apple's alone; UIKit brings what is there of them.
  static let broughtByUIKit: Set<String> = ["QuartzCore", "CoreGraphics", "ObjectiveC"]

  static let forLogging: Set<String> = ["os", "OSLog"]

  /// Apple's and Apple's alone, without those above.
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
  ]

  /// Every one of Apple's that an iPhone has and Linux has not.
  static let onApple = broughtByUIKit.union(forLogging).union(elsewhere).union([
    "UIKit", "SafariServices", "MessageUI", "PhotosUI", "QuickLook", "Foundation", "Dispatch",
    "XCTest", "Testing", "Observation", "Synchronization",
    "RegexBuilder", "Swift", "CoreFoundation",
  ])

  /// Modules that neither has.
  static let onMac: Set<String> = ["AppKit", "Cocoa", "WatchKit", "TVUIKit"]
}

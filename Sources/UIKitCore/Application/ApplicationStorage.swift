import Foundation

/// What an application was told and what it was asked to do outside of itself.
@MainActor final class ApplicationStorage {
  var openedURLs: [URL] = []
  var opensURL: (@MainActor (URL) -> Bool)?
  var isIdleTimerDisabled = false
  var applicationIconBadgeNumber = 0
  var shortcutItems: [UIApplicationShortcutItem]?
  var ignoredInteractions = 0
  var isRegisteredForRemoteNotifications = false
  var lastBackgroundTask = 0
  var backgroundTasks: [Int: String?] = [:]
}

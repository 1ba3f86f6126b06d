// Every product beside an app's own module. That this file compiles is the test: a name that a product had
// as well would be ambiguous. (`Testing` is imported elsewhere: it has an `Expectation`.)
import LeakDetection
import LifecycleKit
import FlowExploration
import LifecycleReports
import LifecycleTesting
import MainActorXCTest
import MessageUI
import LiveObjects
import PhotosUI
import QuickLook
import SafariServices
import UIKit

@testable import AppNames

/// The app's types by their names alone, and some of UIKit's.
struct Unqualified {
  let ofTheApp: [Any.Type] = [
    ViewController.self,
    Window.self,
    Responder.self,
    Action.self,
    Animation.self,
    User.self,
    Gesture.self,
    Event.self,
    Router.self,
    SceneDelegate.self,
    Color.self,
    Image.self,
    Font.self,
    Timeline.self,
    Departure.self,
    NavigationController.self,
    Transition.self,
    Misuse.self,
    Retention.self,
    Expectation.self,
    Path.self,
    Reference.self,
    Clock.self,
    Report.self,
    Log.self,
    Screen.self,
    Item.self,
    Role.self,
  ]
  let ofUIKit: [Any.Type] = [
    UIViewController.self, UINavigationController.self, UIWindow.self, UIView.self, UIAction.self,
    UIEvent.self, UIColor.self, UIImage.self, UIFont.self, UILabel.self,
    SFSafariViewController.self, QLPreviewController.self, PHPickerViewController.self,
    MFMailComposeViewController.self,
  ]

  var window = Window()

  func show(_ screen: ViewController, in stack: NavigationController, by user: User) -> Timeline {
    Timeline()
  }
}

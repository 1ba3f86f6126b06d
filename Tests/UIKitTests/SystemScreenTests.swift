import LifecycleTesting
import MessageUI
import PhotosUI
import QuickLook
import Testing
import UIKit

/// Every screen of the system, each subclassed so that a handler can capture it.
@MainActor private enum SystemScreen: String, CaseIterable {
  case hosting, searchContainer, keyboard, preview, photos, mail, message, documents, sharing, image

  final class Hosting: UIHostingController<Greeting> {}
  final class SearchContainer: UISearchContainerViewController {}
  final class Keyboard: UIInputViewController {}
  final class Preview: QLPreviewController {}
  final class Photos: PHPickerViewController {}
  final class Mail: MFMailComposeViewController {}
  final class Message: MFMessageComposeViewController {}
  final class Documents: UIDocumentBrowserViewController {}
  final class Sharing: UICloudSharingController {}
  final class Image: UIImagePickerController {}

  /// Stands where a view of SwiftUI's would.
  struct Greeting {
    var name = "Ada"
    var onTap: () -> Void = {}
  }

  func make() -> UIViewController {
    switch self {
    case .hosting: Hosting(rootView: Greeting())
    case .searchContainer:
      SearchContainer(
        searchController: UISearchController(searchResultsController: UIViewController()))
    case .keyboard: Keyboard()
    case .preview: Preview()
    case .photos: Photos(configuration: PHPickerConfiguration())
    case .mail: Mail()
    case .message: Message()
    case .documents: Documents()
    case .sharing: Sharing(share: CKShare(), container: CKContainer(identifier: "iCloud"))
    case .image: Image()
    }
  }
}

/// Holds a screen of the system, as an owner that forgets to release it, or releases it late.
@MainActor private final class Owner {
  var screen: UIViewController?
}

@MainActor struct SystemScreenLeakTests {
  private let simulation = Simulation()
  private let owner = Owner()

  private struct Weak {
    weak var screen: UIViewController?
  }

  init() { simulation.show(simulation.perform { UIViewController() }) }

  /// Presents a screen of the system, dismisses it, and lets a second pass.
  private func visit(_ kind: SystemScreen, isHeld: Bool) throws -> Weak {
    try simulation.perform {
      let screen = kind.make()
      if isHeld { owner.screen = screen }
      simulation.window.rootViewController?.present(screen, animated: true)
      try simulation.settle()
      simulation.window.rootViewController?.dismiss(animated: true)
      try simulation.settle()
      simulation.advance(by: .seconds(1))
      return Weak(screen: screen)
    }
  }

  @Test(arguments: SystemScreen.allCases)
  fileprivate func `a screen of the system that is held after its dismissal is found`(
    kind: SystemScreen
  ) throws {
    let visited = try visit(kind, isHeld: true)
    simulation.advance(by: .seconds(25))
    let screen = try #require(visited.screen)
    let names = simulation.leaks.map(\.typeName)
    #expect(names.contains("\(type(of: screen))"))
  }

  @Test(arguments: SystemScreen.allCases)
  fileprivate func `a screen of the system that is not held is deallocated`(kind: SystemScreen)
    throws
  {
    let visited = try visit(kind, isHeld: false)
    #expect(visited.screen == nil)
    simulation.advance(by: .seconds(25))
    #expect(simulation.leaks.isEmpty)
  }

  @Test(arguments: SystemScreen.allCases)
  fileprivate func `a screen of the system that is released a second late is not reported`(
    kind: SystemScreen
  ) throws {
    let visited = try visit(kind, isHeld: true)
    #expect(visited.screen != nil)
    owner.screen = nil
    #expect(visited.screen == nil)
    simulation.advance(by: .seconds(25))
    #expect(simulation.leaks.isEmpty)
  }

  @Test func `a root view's closure that captures its screen keeps it alive`() throws {
    func push(_ captures: Bool) throws -> Weak {
      try simulation.perform {
        let navigation = UINavigationController(rootViewController: UIViewController())
        simulation.window.rootViewController = navigation
        let hosting = SystemScreen.Hosting(rootView: .init())
        if captures { hosting.rootView.onTap = { _ = hosting.title } }
        navigation.pushViewController(hosting, animated: true)
        try simulation.settle()
        navigation.popViewController(animated: true)
        try simulation.settle()
        return Weak(screen: hosting)
      }
    }
    #expect(try push(false).screen == nil)
    let kept = try push(true)
    simulation.advance(by: .seconds(25))
    #expect(kept.screen != nil)
    #expect(simulation.leaks.map(\.typeName) == ["Hosting"])
    (kept.screen as? SystemScreen.Hosting)?.rootView.onTap = {}
    #expect(kept.screen == nil)
  }
}

/// The simulated user with screens of the system.
@MainActor @Suite(.checksDeallocation) struct SystemScreenTests {
  let simulation = Simulation.ofTest()
  let root = UIViewController()

  final class Listener: NSObject, PHPickerViewControllerDelegate,
    MFMailComposeViewControllerDelegate
  {
    var told: [String] = []

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      for result in results {
        result.itemProvider.loadObject(ofClass: UIImage.self) { image, _ in
          #expect(image is UIImage)
        }
      }
      told.append("picked \(results.count)")
      picker.dismiss(animated: true)
    }

    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) {
      told.append("\(result)")
      controller.dismiss(animated: true)
    }
  }

  init() { simulation.show(root) }

  @Test func `photos are picked, and the program dismisses the picker`() throws {
    let listener = Listener()
    var configuration = PHPickerConfiguration()
    configuration.selectionLimit = 2
    configuration.filter = .any(of: [.images, .videos])
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = listener
    root.present(picker, animated: true)
    try simulation.settle()
    simulation.user.pick([UIImage(), UIImage()], in: picker)
    try simulation.settle()
    #expect(listener.told == ["picked 2"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `a mail is sent, and the program dismisses the composer`() throws {
    let listener = Listener()
    #expect(MFMailComposeViewController.canSendMail())
    let mail = MFMailComposeViewController()
    mail.setSubject("Hello")
    mail.mailComposeDelegate = listener
    root.present(mail, animated: true)
    try simulation.settle()
    simulation.user.finish(mail, with: .sent)
    try simulation.settle()
    #expect(listener.told == ["sent"])
    #expect(root.presentedViewController == nil)
  }

  @Test(.checksDeallocation(allowing: .misuse(.affordanceUnavailable, "it is the point")))
  func `what no user could do with a picker is refused`() throws {
    let picker = PHPickerViewController(configuration: PHPickerConfiguration())
    simulation.user.cancel(picker)
    root.present(picker, animated: true)
    try simulation.settle()
    simulation.user.pick([UIImage(), UIImage()], in: picker)
    #expect(
      simulation.misuses.map(\.message) == [
        "To cancel the photo picker in <PHPickerViewController#1> is not possible: it is not on screen",
        "To pick photos in <PHPickerViewController#1> is not possible: its selectionLimit is 1",
      ])
    root.dismiss(animated: true)
    try simulation.settle()
  }

  @Test func `a keyboard's proxy types into what is edited`() throws {
    let field = UITextField()
    root.view.addSubview(field)
    simulation.user.tap(field)
    let keyboard = UIInputViewController()
    keyboard.textDocumentProxy.insertText("Ada!")
    keyboard.textDocumentProxy.deleteBackward()
    #expect(field.text == "Ada")
    #expect(keyboard.textDocumentProxy.documentContextBeforeInput == "Ada")
    #expect(keyboard.inputView?.inputViewStyle == .keyboard)
    keyboard.dismissKeyboard()
    #expect(!field.isFirstResponder)
  }

  @Test func `what is shared is prepared once, and an error is told`() throws {
    final class Sharer: NSObject, UICloudSharingControllerDelegate {
      var told: [String] = []
      func cloudSharingController(
        _ csc: UICloudSharingController, failedToSaveShareWithError error: any Error
      ) { told.append("failed") }
      func itemTitle(for csc: UICloudSharingController) -> String? { "Notes" }
      func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {
        told.append("saved")
      }
    }
    let sharer = Sharer()
    for fails in [true, false] {
      let sharing = UICloudSharingController { _, completion in
        completion(fails ? nil : CKShare(), nil, fails ? CancellationError() : nil)
      }
      sharing.delegate = sharer
      root.present(sharing, animated: true)
      try simulation.settle()
      simulation.user.share(in: sharing)
      simulation.user.close(sharing)
      try simulation.settle()
    }
    #expect(sharer.told == ["failed", "saved"])
  }
}

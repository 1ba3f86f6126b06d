import LifecycleTesting
import Testing
import UIKit

@Suite(.checksDeallocation) @MainActor struct PresentationValueTests {
  @Test func `what a popover is told is kept`() throws {
    final class Screen: UIViewController, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController
      ) -> UIModalPresentationStyle { .none }
    }
    let screen = Screen()
    let menu = UIViewController()
    menu.modalPresentationStyle = .popover
    menu.preferredContentSize = CGSize(width: 200, height: 100)
    let popover = try #require(menu.popoverPresentationController)
    #expect(popover.sourceRect.isNull)
    popover.sourceView = screen.view
    popover.sourceRect = screen.view.frame
    popover.barButtonItem = screen.editButtonItem
    popover.permittedArrowDirections = [.up, .down]
    popover.delegate = screen
    #expect(popover.barButtonItem === screen.editButtonItem)
    #expect(!popover.permittedArrowDirections.contains(.left))
    #expect(popover.preferredContentSize == CGSize(width: 200, height: 100))
    // The two hold each other until this is presented.
    menu.modalPresentationStyle = .fullScreen
  }

  @Test func `a sheet has detents of the program's own`() throws {
    struct Room: UISheetPresentationControllerDetentResolutionContext {
      let containerTraitCollection = UITraitCollection()
      let maximumDetentValue: CGFloat = 800
    }
    let screen = UIViewController()
    let sheet = try #require(screen.sheetPresentationController)
    let small = UISheetPresentationController.Detent.Identifier("small")
    sheet.detents = [
      .custom(identifier: small) { context in context.maximumDetentValue / 4 }, .medium(), .large(),
    ]
    sheet.animateChanges { sheet.selectedDetentIdentifier = small }
    #expect(sheet.selectedDetentIdentifier == small)
    #expect(sheet.detents.map { $0.resolvedValue(in: Room()) } == [200, 400, 800])
    #expect(UISheetPresentationController.Detent.custom { _ in 1 } != .custom { _ in 1 })
    screen.modalPresentationStyle = .fullScreen
  }

  @Test func `an alert remembers the action that stands out`() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    let delete = UIAlertAction(title: "Delete", style: .destructive)
    alert.addAction(delete)
    alert.preferredAction = delete
    #expect(alert.preferredAction === delete)
  }

  @Test func `what is typed into an alert's field is there when its action is performed`() throws {
    let simulation = Simulation.ofTest()
    simulation.show(UIViewController())
    let alert = UIAlertController(title: "Name?", message: nil, preferredStyle: .alert)
    #expect(alert.textFields == nil)
    alert.addTextField { field in
      field.placeholder = "Name"
      field.text = "Ada"
    }
    var names: [String?] = []
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
        names.append(alert?.textFields?.first?.text)
      })
    simulation.window.rootViewController?.present(alert, animated: false)
    simulation.endTurn()
    #expect(alert.textFields?.first?.window === simulation.window)
    alert.textFields?.first?.text? += " L."
    simulation.user.tapAction(titled: "OK", in: alert)
    try simulation.settle()
    #expect(names == ["Ada L."])
  }

  @Test func `screens of the system are screens that keep what they were made with`() {
    let share = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    share.excludedActivityTypes = [.airDrop]
    var chosen: [UIActivity.ActivityType?] = []
    share.completionWithItemsHandler = { type, _, _, _ in chosen.append(type) }
    share.completionWithItemsHandler?(.mail, true, nil, nil)
    #expect(chosen == [.mail])
    #expect(share.activityItems as? [String] == ["text"])
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    let picker = UIImagePickerController()
    picker.sourceType = .savedPhotosAlbum
    #expect(picker.sourceType == .savedPhotosAlbum)
  }

  @Test func `looks of a class are kept in one place`() {
    UINavigationBar.appearance().isTranslucent = false
    #expect(!UINavigationBar.appearance().isTranslucent)
    #expect(UINavigationBar().isTranslucent)
    UINavigationBar.appearance().isTranslucent = true
    UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).numberOfLines = 3
    #expect(UILabel.appearance().numberOfLines == 3)
    UILabel.appearance().numberOfLines = 1
    let words: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
    UIBarButtonItem.appearance().setTitleTextAttributes(words, for: .normal)
    let kept = UIBarButtonItem.appearance().titleTextAttributes(for: .normal)
    #expect(kept?[.foregroundColor] as? UIColor == .red)
    #expect(UIBarButtonItem.appearance().titleTextAttributes(for: .highlighted) == nil)
    UIBarButtonItem.appearance().setTitleTextAttributes(nil, for: .normal)
  }
}

import LifecycleKit
import Testing

/// A sheet under a finger: pulled down, given up, refused; and who is told.
@MainActor struct PullDownTests {
  private func sheet(
    _ presented: UIViewController = P(), style: UIModalPresentationStyle = .automatic
  ) -> (app: App, told: Told) {
    let app = App(root: A())
    let told = Told()
    presented.modalPresentationStyle = style
    presented.presentationController?.delegate = told
    app.window.rootViewController?.present(presented, animated: false)
    app.endTurn()
    return (app, told)
  }

  @Test func `a sheet pulled down tells its delegate before and after`() {
    let presented = P()
    let (app, told) = sheet(presented)
    #expect(
      app.transcript { app.simulation.user.pullDown(presented) } == """
        0.000 s  P#1 pull down begins
        0.000 s  P#1 delegate shouldDismiss
        0.000 s  P#1 delegate willDismiss
        0.000 s  P#1 viewWillDisappear (being dismissed, animated)
        0.000 s  P#1 pull down finishes
        0.500 s  P#1 viewDidDisappear (being dismissed, animated)
        0.500 s  P#1 delegate didDismiss

        """)
    #expect(app.window.rootViewController?.presentedViewController == nil)
    withExtendedLifetime(told) {}
  }

  @Test func `a pull given up brings the sheet back`() {
    let presented = P()
    let (app, told) = sheet(presented)
    #expect(
      app.timeline {
        let pull = app.simulation.user.beginPullingDown(presented)
        pull?.move(to: 0.5)
        app.advance(by: .milliseconds(100))
        pull?.cancel()
      } == """
        time 0.000
             |   ||
        P#1  (pud<aiyYA

        """)
    #expect(presented.presentingViewController is A)
    #expect(!presented.isBeingDismissed)
    _ = app.transcript { app.simulation.user.pullDown(presented) }
    #expect(presented.presentingViewController == nil)
    withExtendedLifetime(told) {}
  }

  @Test(arguments: ["the sheet", "a screen in the sheet", "the delegate"])
  func `a refused pull springs back and tells that it was tried`(refuser: String) {
    let content = C()
    let presented = Nav(rootViewController: content)
    let (app, told) = sheet(presented)
    presented.isModalInPresentation = refuser == "the sheet"
    content.isModalInPresentation = refuser == "a screen in the sheet"
    told.allows = refuser != "the delegate"
    let asks = told.allows ? "" : "0.000 s  Nav#1 delegate shouldDismiss\n"
    #expect(
      app.transcript { app.simulation.user.pullDown(content) } == """
        0.000 s  Nav#1 pull down begins
        \(asks)0.000 s  Nav#1 pull down is cancelled
        0.000 s  Nav#1 delegate didAttemptToDismiss

        """)
    #expect(presented.presentingViewController is A)
    #expect(app.misuses.isEmpty)
  }

  @Test func `a dismissal by code asks nobody`() {
    let presented = P()
    let (app, told) = sheet(presented)
    #expect(
      app.transcript { presented.dismiss(animated: true) } == """
        0.000 s  P#1 viewWillDisappear (being dismissed, animated)
        0.500 s  P#1 viewDidDisappear (being dismissed, animated)

        """)
    withExtendedLifetime(told) {}
  }

  @Test func `a pulled sheet that somebody holds is reported in the finger's words`() {
    let presented = P()
    let (app, told) = sheet(presented)
    app.simulation.user.pullDown(presented)
    app.advance(by: .seconds(5))
    #expect(
      app.simulation.leaks.first?.text.hasPrefix(
        "P#1 leaked: pulled down 2.0 s ago, should have been deallocated by now") == true)
    withExtendedLifetime(told) {}
  }

  @Test func `a delegate that dismisses inside willDismiss has its way`() {
    let presented = P()
    let (app, told) = sheet(presented)
    told.onWillDismiss = { [unowned presented] in presented.dismiss(animated: false) }
    _ = app.transcript { app.simulation.user.pullDown(presented) }
    #expect(presented.presentingViewController == nil)
    #expect(app.misuses.isEmpty)
  }

  @Test func `what cannot be pulled is refused with its reason`() {
    let (cover, over) = (P(), Q())
    let (app, _) = sheet(cover, style: .fullScreen)
    let user = app.simulation.user
    user.pullDown(cover)
    cover.present(over, animated: true)
    user.pullDown(over)
    app.advance(by: .seconds(1))
    over.present(C(), animated: false)
    user.pullDown(over)
    app.window.rootViewController.map { user.pullDown($0) }
    #expect(
      app.misuses == [
        "Pulling down in <P#1> is not possible: it is presented as fullScreen",
        "Pulling down in <Q#1> is not possible: a transition is running",
        "Pulling down in <Q#1> is not possible: <C#1> is presented over it",
        "Pulling down in <A#1> is not possible: it is not presented",
      ])
  }

  private final class Told: UIAdaptivePresentationControllerDelegate {
    var allows = true
    var onWillDismiss: (() -> Void)?

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      allows
    }

    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      onWillDismiss?()
    }
  }
}

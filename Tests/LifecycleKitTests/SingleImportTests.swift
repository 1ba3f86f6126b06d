import LifecycleKit
import Testing

// No other import: whoever writes a screen or a view has to name a coder, a bundle and a frame.

/// Screens and views that `LifecycleKit` alone suffices for.
@MainActor struct SingleImportTests {
  final class Detail: UIViewController {
    let number: Int

    init(number: Int) {
      self.number = number
      super.init()
    }

    override init(nibName: String?, bundle: Bundle?) {
      number = 2
      super.init(nibName: nibName, bundle: bundle)
    }

    required init?(coder: NSCoder) {
      number = 3
      super.init(coder: coder)
    }
  }

  final class Badge: UIView {
    let number: Int

    init(number: Int) {
      self.number = number
      super.init(frame: .zero)
    }

    override init(frame: CGRect) {
      number = 2
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
      number = 3
      super.init(coder: coder)
    }
  }

  @Test func `a screen and a view have their initialisers`() {
    #expect(Detail(number: 1).number == 1)
    #expect(Detail().number == 2)
    #expect(Detail(coder: NSCoder())?.number == 3)
    #expect(Badge(number: 1).number == 1)
    #expect(Badge().number == 2)
    #expect(Badge(coder: NSCoder())?.number == 3)
  }
}

import Testing
import UIKit

/// Numbers, rectangles and texts that apps compute with.
@Suite @MainActor struct NumbersTests {
  @Test func `priorities, weights and levels are compared and moved`() {
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(251))
    #expect(UILayoutPriority.required - .defaultHigh == 250)
    #expect(UILayoutPriority.defaultLow < .defaultHigh)
    #expect(max(UIFont.Weight.regular, .bold) == .bold)
    #expect(UIWindow.Level.alert + 1 > .alert)
    var priority = UILayoutPriority.defaultHigh
    priority -= 10
    #expect(priority.rawValue == 740)
  }

  @Test func `rectangles and their like go into objects and come out`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let info: [AnyHashable: Any] = [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: rect)]
    let found = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    #expect(found?.cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
  }

  @Test func `a text is measured by its font, its lines and its width`() {
    let font = UIFont.systemFont(ofSize: 10)
    #expect("four".size(withAttributes: [.font: font]) == CGSize(width: 20, height: 12))
    #expect("a\nbc".size(withAttributes: [.font: font]) == CGSize(width: 10, height: 24))
    let narrow = NSString(string: "12345678").boundingRect(
      with: CGSize(width: 20, height: 1000), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil)
    #expect(narrow.size == CGSize(width: 20, height: 24))
    let text = NSAttributedString(string: "ab", attributes: [.font: font])
    #expect(text.size() == CGSize(width: 10, height: 12))
    #expect(NSMutableAttributedString().length == 0)
  }

  @Test func `turns in space are a half way round and back`() {
    let half = CATransform3DMakeRotation(.pi, 0, 0, 1)
    let whole = CATransform3DConcat(half, half)
    #expect(abs(whole.m11 - 1) < 1e-9 && abs(whole.m12) < 1e-9)
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 3, 0, 0)
    #expect(moved.m41 == 6)
    #expect(CATransform3DIsIdentity(CALayer().transform))
  }

  @Test func `a picture that is drawn has its size, and what draws is called once`() throws {
    var calls = 0
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2))
    let image = renderer.image { context in
      calls += 1
      context.cgContext.setFillColor(UIColor.red.cgColor)
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
    }
    #expect(calls == 1)
    #expect(image.size == CGSize(width: 4, height: 2))
    #expect(image.cgImage?.width == 12)
    #expect(UIGraphicsGetCurrentContext() == nil)

    UIGraphicsBeginImageContextWithOptions(CGSize(width: 5, height: 5), false, 2)
    let old = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(old.size == CGSize(width: 5, height: 5))
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test func `a flow layout says where items are, and which is at a point`() {
    final class Three: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell() }
    }
    let source = Three()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 20)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.dataSource = source
    let last = IndexPath(item: 2, section: 0)
    #expect(
      view.layoutAttributesForItem(at: last)?.frame == CGRect(x: 0, y: 30, width: 40, height: 20))
    #expect(view.indexPathForItem(at: CGPoint(x: 55, y: 5)) == IndexPath(item: 1, section: 0))
    #expect(view.indexPathForItem(at: CGPoint(x: 45, y: 5)) == nil)
    #expect(layout.collectionViewContentSize == CGSize(width: 100, height: 50))
    #expect(
      layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 99, height: 9))?.count == 2)
  }

  @Test func `a layout's places copy with their class and compare by their values`() throws {
    final class Tilted: UICollectionViewLayoutAttributes {
      var angle = 0.0
      override func copy(with zone: NSZone? = nil) -> Any {
        let made = super.copy(with: zone)
        (made as? Tilted)?.angle = angle
        return made
      }
    }
    let one = Tilted(forCellWith: IndexPath(item: 1, section: 0))
    one.angle = 3
    one.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
    let other = try #require(one.copy() as? Tilted)
    #expect(other.angle == 3)
    #expect(other == one)
    other.zIndex = 1
    #expect(other != one)
    other.center = CGPoint(x: 5, y: 5)
    #expect(other.frame.origin == CGPoint(x: 4, y: 4))
  }

  @Test func `the row at a point follows from the heights`() {
    let screen = UITableViewController()
    final class Two: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let source = Two()
    screen.tableView.dataSource = source
    screen.tableView.rowHeight = 10
    #expect(
      screen.tableView.indexPathForRow(at: CGPoint(x: 0, y: 15)) == IndexPath(row: 1, section: 0))
    #expect(screen.tableView.indexPathForRow(at: CGPoint(x: 0, y: 25)) == nil)
  }

  @Test func `typing and editing are told by notifications`() {
    final class Heard: @unchecked Sendable { var names: [String] = [] }
    let heard = Heard()
    let field = UITextField()
    let window = UIWindow()
    window.addSubview(field)
    let tokens = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { note in
        heard.names.append(note.name.rawValue)
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    field.becomeFirstResponder()
    field.insertText("a")
    field.resignFirstResponder()
    #expect(
      heard.names == [
        "UITextFieldTextDidBeginEditingNotification", "UITextFieldTextDidChangeNotification",
        "UITextFieldTextDidEndEditingNotification",
      ])
  }

  @Test func `what is chosen in a field is kept inside its words`() throws {
    let field = UITextField()
    field.text = "café au lait"
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 5))
    let end = try #require(field.position(from: start, offset: 2))
    #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    #expect(field.selectedTextRange?.isEmpty == true)
    let range = try #require(field.textRange(from: start, to: end))
    field.selectedTextRange = range
    #expect(field.text(in: range) == "au")
    #expect(field.offset(from: start, to: end) == 2)
    let chosen = try #require(field.selectedTextRange)
    #expect(field.offset(from: field.beginningOfDocument, to: chosen.start) == 5)
    field.text = "tea"
    let cut = try #require(field.selectedTextRange)
    #expect(field.offset(from: field.beginningOfDocument, to: cut.end) == 3)
  }

  @Test func `an object is entered by one thread at a time`() async {
    final class Count: @unchecked Sendable { var value = 0 }
    let count = Count()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<500 {
            objc_sync_enter(count)
            objc_sync_enter(count)
            count.value += 1
            objc_sync_exit(count)
            objc_sync_exit(count)
          }
        }
      }
    }
    #expect(count.value == 4000)
    #expect(objc_sync_exit(count) == -1)
  }
}

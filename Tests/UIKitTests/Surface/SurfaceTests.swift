import Foundation
import Testing

/// What people use of UIKit is there, with UIKit's signature: the list says what, and files made from it compile.
@Suite struct SurfaceTests {
  @Test func `each member of the list is used by a file that compiles`() throws {
    let list = try SurfaceList()
    if ProcessInfo.processInfo.environment["WRITE_SURFACE"] != nil {
      for (name, text) in list.written {
        try text.write(
          to: SurfaceList.folder.appending(path: name), atomically: true, encoding: .utf8)
      }
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: SurfaceList.folder.path)
    let made = files.filter { $0.hasPrefix("Uses") || $0 == "Overrides.swift" }
    #expect(Set(made) == Set(list.written.keys))
    for (name, text) in list.written {
      let file = SurfaceList.folder.appending(path: name)
      let found = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      #expect(found == text, "\(name) is not what the list makes: WRITE_SURFACE=1 writes it")
    }
  }

  @Test func `of the 500 members used most 99 in a hundred are there`() throws {
    let rows = try SurfaceList().rows
    #expect(rows.count > 500)
    #expect(rows.prefix(500).count { !$0.isThere } <= 5)
  }

  @Test func `the list is in order and names each member once`() throws {
    let rows = try SurfaceList().rows
    #expect(Set(rows.map(\.name)).count == rows.count)
    for (one, next) in zip(rows, rows.dropFirst()) {
      #expect((one.projects, one.uses) >= (next.projects, next.uses), "\(next.name)")
    }
  }

  @Test func `a row becomes the line that needs its signature`() {
    func use(_ name: String, _ signature: String) -> SurfaceUse {
      SurfaceUse(.init(name: name, signature: signature, projects: 0, uses: 0))
    }
    #expect(
      use("UIView.frame", "var CGRect").line
        == #"let _: ReferenceWritableKeyPath<UIView, CGRect> = \.frame"#)
    let present = use(
      "UIViewController.present(_:animated:completion:)",
      "open func (UIViewController, Bool, (() -> Void)?) -> Void")
    #expect(
      present.line
        == "_ = { (o: UIViewController, p0: UIViewController, p1: Bool, p2: (() -> Void)?) -> Void in "
        + "o.present(p0, animated: p1, completion: p2) }")
    #expect(
      present.override
        == "override func present(_ p0: UIViewController, animated p1: Bool, "
        + "completion p2: (() -> Void)?) -> Void { super.present(p0, animated: p1, completion: p2) }"
    )
    #expect(
      use("UIFont.init(name:size:)", "init? (String, CGFloat)").line
        == "_ = { (p0: String, p1: CGFloat) -> UIFont? in UIFont(name: p0, size: p1) }")
  }
}

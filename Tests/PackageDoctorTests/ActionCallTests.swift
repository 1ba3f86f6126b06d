import Testing

@testable import PackageDoctor

@Suite struct ActionCallTests {
  @Test func `the method of a control gets the control that the action was sent by`() throws {
    let methods = [
      "on()", "off(_ sender: UISwitch)", "any(_ sender: Any)", "anyOrNone(sender: Any?)",
      "object(_ sender: AnyObject)", "button(_ button: UIButton?)",
    ]
    let names = ["on", "off(_:)", "any(_:)", "Panel.anyOrNone(sender:)", "object", "button(_:)"]
    let folder = try PlantedFolder([
      "Shop/Panel.swift": """
      import UIKit
      final class Panel: UIViewController {
        func listen(_ control: UISwitch) {
      \(names.map { "    control.addTarget(self, action: #selector(\($0)), for: .valueChanged)\n" }.joined())\
        }
      \(methods.map { "  @objc func \($0) {}\n" }.joined())\
      }

      """
    ])
    let repair = try RepairRounds(
      by: Examiner(path: folder.path, modules: JudgedTests.modules()))
    let edits = repair.difference.split(separator: "\n")
      .filter { $0.hasPrefix("+    control.") }.map { $0.dropFirst("+    control.".count) }
    #expect(
      edits == [
        "addAction(UIAction { [weak self] _ in self?.on() }, for: .valueChanged)",
        "addAction(UIAction { [weak self] action in if let sender = action.sender as? UISwitch { self?.off(sender) } }, for: .valueChanged)",
        "addAction(UIAction { [weak self] action in self?.any(action.sender as Any) }, for: .valueChanged)",
        "addAction(UIAction { [weak self] action in self?.anyOrNone(sender: action.sender) }, for: .valueChanged)",
        "addAction(UIAction { [weak self] action in if let sender = action.sender { self?.object(sender) } }, for: .valueChanged)",
        "addAction(UIAction { [weak self] action in if let sender = action.sender as? UIButton { self?.button(sender) } }, for: .valueChanged)",
      ])
    #expect(repair.counts == (12, 0))
    #expect(repair.diagnosis.summary == "1 file: 1 compiles as it is")
  }

  @Test(arguments: ["func f(_ all: [UISwitch]) {}", "func f() {}\n  func f(_ one: UISwitch) {}"])
  func `a method that an action cannot call for sure is named by its selector`(method: String)
    throws
  {
    let sources = SourceFolder(texts: [
      (
        "A.swift",
        """
        class A {
          init(b: UIButton) { b.addTarget(self, action: #selector(f(_:)), for: .touchUpInside) }
          \(method)
        }
        """
      )
    ])
    let repair = Repair(of: Diagnosis(of: sources), in: EditedFolder(sources))
    #expect(
      EditedFolder(sources).with(repair).difference.contains(
        "b.addTarget(self, action: Selector(\"f(_:)\"), for: .touchUpInside)"))
  }

  @Test func `a bar button keeps its words, and performs an action`() throws {
    let folder = try PlantedFolder([
      "Shop/Panel.swift": """
      import UIKit
      final class Panel: UIViewController {
        let other = UIBarButtonItem()
        override func viewDidLoad() {
          navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
          navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: words(1, 2), style: .done, target: self, action: #selector(save(_:)))
          ]
          let share = UIBarButtonItem(
            image: UIImage(systemName: "square"), style: .plain, target: self,
            action: #selector(cancel)
          )
          let odd = UIBarButtonItem(title: nil, style: .plain, target: other, action: #selector(cancel))
          toolbarItems = [share, odd]
        }
        func words(_ one: Int, _ two: Int) -> String { "\\(one)" }
        @objc func cancel() {}
        @objc func save(_ item: UIBarButtonItem) {}
      }

      """
    ])
    let repair = try RepairRounds(
      by: Examiner(path: folder.path, modules: JudgedTests.modules()))
    #expect(
      repair.difference == """
        --- a/Shop/Panel.swift
        +++ b/Shop/Panel.swift
        @@ -2,19 +2,46 @@
         final class Panel: UIViewController {
           let other = UIBarButtonItem()
           override func viewDidLoad() {
        +    #if canImport(ObjectiveC)
             navigationItem.leftBarButtonItem = UIBarButtonItem(
               barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        +    #else
        +    navigationItem.leftBarButtonItem = UIBarButtonItem(
        +      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        +    #endif
        +    #if canImport(ObjectiveC)
             navigationItem.rightBarButtonItems = [
               UIBarButtonItem(title: words(1, 2), style: .done, target: self, action: #selector(save(_:)))
             ]
        +    #else
        +    navigationItem.rightBarButtonItems = [
        +      UIBarButtonItem(title: words(1, 2), primaryAction: UIAction { [weak self] action in if let sender = action.sender as? UIBarButtonItem { self?.save(sender) } })
        +    ]
        +    #endif
        +    #if canImport(ObjectiveC)
             let share = UIBarButtonItem(
               image: UIImage(systemName: "square"), style: .plain, target: self,
               action: #selector(cancel)
             )
        +    #else
        +    let share = UIBarButtonItem(
        +      image: UIImage(systemName: "square"), primaryAction: UIAction { [weak self] _ in self?.cancel() }
        +    )
        +    #endif
        +    #if canImport(ObjectiveC)
             let odd = UIBarButtonItem(title: nil, style: .plain, target: other, action: #selector(cancel))
        +    #else
        +    let odd = UIBarButtonItem(title: nil, style: .plain, target: other, action: Selector("cancel"))
        +    #endif
             toolbarItems = [share, odd]
           }
           func words(_ one: Int, _ two: Int) -> String { "\\(one)" }
        -  @objc func cancel() {}
        -  @objc func save(_ item: UIBarButtonItem) {}
        +  #if canImport(ObjectiveC)
        +  @objc
        +  #endif
        +  func cancel() {}
        +  #if canImport(ObjectiveC)
        +  @objc
        +  #endif
        +  func save(_ item: UIBarButtonItem) {}
         }

        """)
    #expect(repair.counts == (6, 1))
  }
}

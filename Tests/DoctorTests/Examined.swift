import Foundation

@testable import Doctor

/// What the doctor says of some texts, with a table of symbols that does not change when the module does.
struct Examined {
  let diagnosis: Diagnosis

  /// Examines a file that imports UIKit, unless it says itself what it imports.
  init(_ text: String) {
    let imports = text.contains("import Foundation") ? "" : "import UIKit; "
    self.init(["App.swift": imports + text])
  }

  init(_ texts: [String: String], folders: Set<String> = []) {
    let sorted = texts.sorted { $0.key < $1.key }.map { (path: $0.key, text: $0.value) }
    diagnosis = Diagnosis(of: SourceFolder(texts: sorted, folders: folders), table: Self.table)
  }

  /// A line each finding: `3 selector: #selector(tapped)`.
  var findings: [String] {
    diagnosis.findings.map { "\($0.line) \($0.rule): \($0.what)" }
  }

  static let table = SymbolTable(
    rows: """
      CGAffineTransform struct||||
      UIApplication class|UIResponder||perform(_:) windows|shared
      UIApplicationDelegate protocol|AnyObject|||
      UIBarButtonItem class|NSObject|||
      UIColor class|NSObject|||red
      UIModalPresentationStyle enum|String|||fullScreen popover
      UINavigationController class|UIViewController|viewControllers||Operation
      UINavigationController.Operation enum|String|||push pop
      UIResponder class|NSObject|next||
      UIStoryboard class|NSObject|||
      UIView class|UIResponder|addSubview(_:)||animate
      UIViewController class|UIResponder|init(coder:) title viewDidLoad()|children|State
      """)
}

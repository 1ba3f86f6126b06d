import Foundation

@testable import PackageDoctor

/// What the rules say of some texts, without a compiler.
struct Examined {
  let diagnosis: Diagnosis

  /// Examines a file that imports UIKit, unless it says itself what it imports.
  init(_ text: String) {
    let imports = text.contains("import Foundation") ? "" : "import UIKit; "
    self.init(["App.swift": imports + text])
  }

  init(_ texts: [String: String], folders: Set<String> = []) {
    let sorted = texts.sorted { $0.key < $1.key }.map { (path: $0.key, text: $0.value) }
    diagnosis = Diagnosis(of: SourceFolder(texts: sorted, folders: folders))
  }

  /// A line each finding: `3 selector: #selector(tapped)`.
  var findings: [String] {
    diagnosis.findings.map { "\($0.line) \($0.rule): \($0.what)" }
  }
}

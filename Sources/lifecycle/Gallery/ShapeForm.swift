import LeakGallery
import LifecycleKit

/// A shape of the gallery as JSON.
struct ShapeForm: Encodable {
  struct Fix: Encodable {
    var broken: [String]
    var fixed: [String]
  }

  var row: Int
  var name: String
  var kind: String
  var explanation: [String]
  var holder: String?
  /// From the root of LifecycleKit.
  var file: String
  var line: Int
  var fix: Fix?
  /// The reports on the broken form; `nil` where it was not played.
  var reports: [LeakReportForm]?

  init(_ entry: CatalogueEntry, reports: [LeakReport]? = nil) {
    (row, name, kind) = (entry.row, entry.name, entry.kind.rawValue)
    (explanation, holder, line) = (entry.explanation, entry.holder, entry.line)
    let folders = entry.file.split(separator: "/")
    file = folders[(folders.lastIndex(of: "Demo") ?? 0)...].joined(separator: "/")
    fix = entry.fix.map { Fix(broken: $0.broken, fixed: $0.fixed) }
    self.reports = reports?.map(LeakReportForm.init)
  }
}

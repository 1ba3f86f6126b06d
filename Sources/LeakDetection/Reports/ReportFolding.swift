/// Which of several reports tell of victims, as far as the reports' own paths show.
///
/// A report is a victim's when its path leads through another leaked object; the one nearest to it keeps
/// it, and a report that is no victim's has them all. Of leaked objects that keep each other in a circle the
/// one reported first stands for the others.
struct ReportFolding {
  /// The position of the culprit of each report; its own for a culprit.
  let culprits: [Int]

  init(_ reports: [LeakReport]) {
    var positions: [String: Int] = [:]
    for (position, report) in reports.enumerated() { positions[report.subject] = position }
    let keepers = reports.map { $0.namesOnPath.lazy.compactMap { positions[$0] }.first }
    culprits = reports.indices.map { position in
      var trail = [position]
      var isPassed = Set(trail)
      while let keeper = keepers[trail[trail.count - 1]] {
        if !isPassed.insert(keeper).inserted {
          return trail[(trail.firstIndex(of: keeper) ?? 0)...].min() ?? position
        }
        trail.append(keeper)
      }
      return trail[trail.count - 1]
    }
  }
}

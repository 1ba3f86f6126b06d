import LifecycleKit

extension Player {
  /// Prints what a script asks to see; timelines and transcripts go on where the last one ended.
  func draw(_ drawing: Script.Drawing) {
    switch drawing {
    case .tree: output.write(simulation.hierarchyTree())
    case .table: output.write(simulation.scan.table())
    case .timeline:
      output.write(simulation.log.timeline(from: printedCount))
      printedCount = simulation.log.count
    case .transcript:
      output.write(simulation.log.transcript(from: printedCount))
      printedCount = simulation.log.count
    case .leaks:
      let leaks = simulation.leaks
      output.write(leaks.isEmpty ? "no leaks\n" : leaks.map(\.text).joined())
    }
  }
}

import Console
import Foundation
import Gallery
import LifecycleReports

/// The command `gallery`: lists the shapes, shows one, or compares all checks on all of them.
@MainActor struct GalleryTour {
  /// A request to the gallery.
  enum Request: Equatable {
    case list
    case table
    case shape(String)
    case site(String)
    case picture(String, path: String)
  }

  let output: Output
  let errors: Output

  /// Answers.
  ///
  /// - Returns: the exit status: 1 when something is not as the catalogue tells, 2 for an unknown name.
  func run(_ request: Request) async -> Int32 {
    do {
      switch request {
      case .list:
        list()
        return 0
      case .table:
        var visits: [Visit] = []
        for shape in Gallery.shapes { visits.append(try await .to(shape)) }
        output.write(Matrix(visits).text)
        return visits.allSatisfy(\.isAsCatalogued) ? 0 : 1
      case .site(let folder): return try await writeSite(folder)
      case .picture(let name, let path):
        guard let shape = shape(named: name) else { return 2 }
        let report = try await shape.played(.broken) { $0.report(title: "The leak \(name)") }
        try WholeFile.write(PictureDrawing(report).svg, to: path)
        return 0
      case .shape(let name):
        guard let shape = shape(named: name) else { return 2 }
        let visit = try await Visit.to(shape)
        output.write(visit.text)
        return visit.isAsCatalogued ? 0 : 1
      }
    } catch {
      errors.line("lifecycle: \(error)")
      return (error as? LeakFileError)?.exitStatus.rawValue ?? 1
    }
  }

  private func shape(named name: String) -> (any LeakShape.Type)? {
    let shape = Gallery.shape(named: name)
    if shape == nil {
      errors.line("lifecycle: no shape \"\(name)\" in the gallery; gallery lists them")
    }
    return shape
  }

  private func writeSite(_ folder: String) async throws -> Int32 {
    let progress = Progress(total: Gallery.shapes.count)
    defer { progress.finish() }
    do {
      let isAsCatalogued = try await Site(folder: folder).write(Gallery.shapes, told: progress.step)
      return isAsCatalogued ? 0 : 1
    } catch let error as LeakFileError {
      errors.line("lifecycle: \(error)")
    } catch let error as CocoaError {
      errors.line("lifecycle: \(folder) cannot be written: \(error.systemReason)")
    }
    return LeakExitStatus.unwritten.rawValue
  }

  private func list() {
    var table = Table([("row", .right), ("shape", .left), ("what", .left)])
    for shape in Gallery.shapes {
      table.add("\(shape.entry.row)", shape.entry.name, shape.entry.explanation[0])
    }
    output.write(table.drawn())
    output.line()
    output.line("gallery NAME shows one; gallery --table compares all checks on all of them")
  }
}

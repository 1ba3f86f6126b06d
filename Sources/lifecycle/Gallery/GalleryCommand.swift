import ToolConsole
import Foundation
import LeakGallery
import LifecycleReports

/// The command `gallery`: lists the shapes, shows one, or compares all checks on all of them.
enum GalleryCommand: Command {
  /// How the list or a shape is written.
  enum Form: String, Sendable {
    case text, json
  }

  case list(Form = .text)
  case table
  case shape(String, Form = .text)
  case site(String)
  case picture(String, path: String)

  static let usage = Usage(
    name: "gallery", summary: "every leak shape, with its fix and what each check reports",
    operands: [
      Usage.Operand(
        name: "SHAPE", meaning: "the name of a shape, or its row; the list without it",
        isOptional: true)
    ],
    options: [
      .choice("--format", ["text", "json"], "the form of the list, or of SHAPE", default: "text"),
      .flag("--list", "lists the shapes", isAlone: true),
      .flag("--table", "compares all checks on all shapes", isAlone: true),
      Usage.Option(
        name: "--site", value: .word("DIR"),
        meaning: "writes a page for each shape and each lesson, and an index", isAlone: true),
      .word("--picture", "FILE", "writes the leak of SHAPE and its timeline as one SVG"),
    ])

  init(_ arguments: Arguments) throws(UsageError) {
    let picture = arguments["--picture"]
    let form: Form = arguments.choice("--format") ?? .text
    if arguments.has("--format"),
      picture != nil || arguments.has("--table") || arguments.has("--site")
    {
      throw arguments.error("--format comes with the list or a shape alone", at: "--format")
    }
    if let name = arguments.operands.first {
      guard Gallery.shape(named: name) != nil else {
        throw UsageError(
          unknown: "shape", name, among: Gallery.shapes.map { $0.entry.name },
          list: "swift run lifecycle gallery --list")
      }
      self = picture.map { .picture(name, path: $0) } ?? .shape(name, form)
    } else if picture != nil {
      throw arguments.error("--picture needs the name of a shape", at: "--picture")
    } else if let folder = arguments["--site"] {
      self = .site(folder)
    } else {
      self = arguments.has("--table") ? .table : .list(form)
    }
  }

  func run(output: Output, errors: Output) async -> Int32 {
    await GalleryTour(output: output, errors: errors).run(self)
  }
}

/// Shows the gallery.
@MainActor private struct GalleryTour {

  let output: Output
  let errors: Output

  /// Prints the answer.
  ///
  /// - Returns: the exit status: 1 when a result differs from the catalogue.
  func run(_ request: GalleryCommand) async -> Int32 {
    do {
      switch request {
      case .list(.json):
        output.write(try stableJSON(Gallery.shapes.map { ShapeForm($0.entry) }))
        return 0
      case .list(.text):
        list()
        return 0
      case .table:
        let progress = Progress(total: Gallery.shapes.count)
        var visits: [Visit] = []
        for shape in Gallery.shapes {
          progress.step(shape.entry.name)
          visits.append(try await .to(shape))
        }
        progress.finish()
        output.write(Matrix(visits).text)
        return visits.allSatisfy(\.isAsCatalogued) ? 0 : 1
      case .site(let folder): return try await writeSite(folder)
      case .picture(let name, let path):
        guard let shape = Gallery.shape(named: name) else { return 2 }
        let report = try await shape.played(.broken) { $0.report(title: "The leak \(name)") }
        try WholeFile.write(PictureDrawing(report).svg, to: path)
        output.line("written: \(path)")
        return 0
      case .shape(let name, let form):
        guard let shape = Gallery.shape(named: name) else { return 2 }
        let visit = try await Visit.to(shape)
        output.write(
          form == .text
            ? visit.text
            : try stableJSON(ShapeForm(visit.entry, reports: visit.broken.reports)))
        return visit.isAsCatalogued ? 0 : 1
      }
    } catch {
      errors.line("lifecycle: \(error)")
      return (error as? LeakFileError)?.exitStatus.rawValue ?? 1
    }
  }

  private func writeSite(_ folder: String) async throws -> Int32 {
    try WholeFile.check(folder: folder)
    let progress = Progress(total: Gallery.shapes.count)
    do {
      let isAsCatalogued = try await Site(folder: folder).write(Gallery.shapes, told: progress.step)
      progress.finish()
      output.line("written: \(folder)/index.html")
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
    output.line("swift run lifecycle gallery NAME shows one.")
    output.line("swift run lifecycle gallery --table compares all checks on them.")
  }
}

import Foundation

/// Examines a package with the compiler, and again when its files have changed. The manifest and the modules are read
/// once.
package final class Examiner {
  /// The files as they are.
  let folder: SourceFolder
  private let root: URL
  private let manifest: PackageManifest?
  private let modules: BuiltModules
  /// Folders with modules that the package's own builds have left, of other packages as well.
  private let further: [String]
  /// Keeps the modules of the packages beside this one.
  private let neighbours: TypeCheck?
  private let step: (String, Int) -> Void
  /// The targets of the manifest; without one, those of the packages that lie below the folder, as an app has them
  /// beside its project.
  private let given: [SourceTarget]
  /// The folders of those packages.
  private let packages: Set<String>
  /// Targets for files that belong to no target of a manifest.
  private let apps: [SourceTarget]
  private var present: Set<String> = []
  private var absent: Set<String> = []

  /// Reads a package.
  ///
  /// - Parameters:
  ///   - path: A package, a folder of sources, or a file.
  ///   - modules: The built module `UIKit`.
  ///   - step: Called with each target before it is examined, and with the number of targets.
  package init(
    path: String, modules: BuiltModules, step: @escaping (String, Int) -> Void = { _, _ in }
  ) throws {
    root = URL(filePath: path).standardizedFileURL
    folder = try SourceFolder(asked: path)
    manifest = try PackageManifest(folder: root)
    self.modules = modules
    self.step = step
    if let manifest {
      (packages, given) = ([], manifest.targets)
    } else {
      (packages, given) = PackageManifest.targets(below: root, of: folder.files)
    }
    apps = SourceTarget.apps(
      of: folder.files.filter { [manifest, packages] file in
        manifest?.isOutside(file.path) ?? packages.isDisjoint(with: file.places)
      }, in: root, besides: Set(given.map(\.module)))
    let built = root.appending(path: ".build/debug/Modules").path
    let left = FileManager.default.fileExists(atPath: built) ? [built] : []
    guard let manifest, !manifest.neighbours.isEmpty else {
      (neighbours, further) = (nil, left)
      return
    }
    let check = try TypeCheck(modules: modules, further: left)
    (neighbours, further) = (check, [try check.makeNeighbours(of: manifest)] + left)
  }

  /// The diagnosis of the files, or of others in their place.
  ///
  /// - Complexity: a few runs of the compiler for each target.
  func diagnosis(of changed: SourceFolder? = nil) throws -> Diagnosis {
    let folder = changed ?? folder
    let targets = targets(of: folder)
    let check = try TypeCheck(modules: modules, further: further)
    let imported = Set(folder.files.flatMap { $0.allImports.map(\.module) })
    let asked = imported.subtracting(targets.map(\.module)).subtracting(present)
    let missing = try check.absent(of: asked.subtracting(absent))
    present.formUnion(asked.subtracting(absent).subtracting(missing))
    absent.formUnion(missing)
    var examination = Examination(
      folder, targets: targets, absent: absent.intersection(asked), check: check, step: step)
    return try examination.diagnosis()
  }

  /// The targets. A new file belongs to the target with the innermost folder around it.
  private func targets(of folder: SourceFolder) -> [SourceTarget] {
    var targets = given + apps
    let known = Set(self.folder.files.map(\.path))
    for file in folder.files where !known.contains(file.path) {
      let homes = targets.indices.filter {
        targets[$0].folder.isEmpty || file.path.hasPrefix(targets[$0].folder + "/")
      }
      guard let home = homes.max(by: { targets[$0].folder.count < targets[$1].folder.count })
      else { continue }
      targets[home].files = (targets[home].files + [file.path]).sorted()
    }
    return SourceTarget.ordered(manifest == nil ? guessed(beside: targets, of: folder) : targets)
  }

  /// The targets of a folder without a manifest: others are made of the files that are left, and each is built upon
  /// those that it imports.
  private func guessed(beside targets: [SourceTarget], of folder: SourceFolder) -> [SourceTarget] {
    let known = Set(targets.flatMap(\.files))
    let rest = folder.files.filter {
      !known.contains($0.path) && packages.isDisjoint(with: $0.places)
    }
    let name = root.deletingPathExtension().lastPathComponent
    var modules = Set(targets.map(\.module))
    var targets = targets
    for var target in SourceTarget.guessed(of: rest, named: name) {
      if modules.contains(target.module) { target.module += "Rest" }
      targets.append(target)
    }
    modules.formUnion(targets.map(\.module))
    for index in targets.indices {
      let own = Set(targets[index].files)
      let imported = folder.files.filter { own.contains($0.path) }.flatMap(\.imports).map(\.module)
      targets[index].dependencies += modules.intersection(imported)
        .subtracting(targets[index].dependencies + [targets[index].module]).sorted()
    }
    return targets
  }
}

extension Diagnosis {
  /// Examines the Swift files of a package or a folder, or one file, with the compiler.
  ///
  /// - Parameters:
  ///   - path: Their path.
  ///   - modules: The built module `UIKit`.
  ///   - step: Called with each target before it is examined, and with the number of targets.
  /// - Complexity: a few runs of the compiler for each target.
  package init(
    path: String, modules: BuiltModules, step: @escaping (String, Int) -> Void = { _, _ in }
  ) throws {
    self = try Examiner(path: path, modules: modules, step: step).diagnosis()
  }
}

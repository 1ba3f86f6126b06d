import Foundation

extension SourceTarget {
  /// Targets of files without a manifest: the files in a folder of tests are one target, each script is one, the others
  /// are another.
  ///
  /// - Parameters:
  ///   - files: The sources.
  ///   - name: The name of their folder.
  ///   - modules: The modules that other files make.
  static func guessed(
    of files: [SourceFile], named name: String, besides modules: Set<String> = []
  ) -> [SourceTarget] {
    let scripts = files.filter(\.isScript)
    let tests = Dictionary(grouping: files.filter { !$0.isScript }) { $0.folderOfTests ?? "" }
    let tested = Set(files.flatMap(\.imports).filter(\.isTestable).map(\.module))
    let module = tested.subtracting(modules).sorted().first ?? name
    return tests.sorted { $0.key < $1.key }.map { path, files in
      SourceTarget(
        module: moduleName(path.isEmpty ? module : path), folder: path, files: files.map(\.path),
        isTest: !path.isEmpty, isProgram: files.contains { $0.path.isMainFile },
        dependencies: path.isEmpty ? [] : [moduleName(module)])
    }
      + scripts.map {
        SourceTarget(
          module: moduleName($0.path.replacing("/", with: "_")), folder: $0.path,
          files: [$0.path], isProgram: true, isScript: true)
      }
  }

  /// Targets of the apps in a package's folder that its manifest does not have: of the files around a project file, or
  /// of a folder in which an app begins.
  ///
  /// - Parameters:
  ///   - files: The files of no target.
  ///   - root: The package's folder.
  ///   - modules: The package's own modules.
  static func apps(
    of files: [SourceFile], in root: URL, besides modules: Set<String>
  ) -> [SourceTarget] {
    var projects: [String: ProjectFile?] = [:]
    func project(_ place: String) -> ProjectFile? {
      if let known = projects[place] { return known }
      let project = ProjectFile(in: root.appending(path: place))
      projects[place] = .some(project)
      return project
    }
    func hasProject(_ place: String) -> Bool { project(place) != nil }
    func begins(_ file: SourceFile) -> Bool {
      !file.tokens.places(of: .attribute, ["@main", "@UIApplicationMain"]).isEmpty
    }
    let apps = Dictionary(grouping: files) { file in
      file.places.last(where: hasProject) ?? file.places.dropFirst().first ?? ""
    }
    func isApp(_ place: String, _ files: [SourceFile]) -> Bool {
      hasProject(place) || !place.isEmpty && files.contains(where: begins)
    }
    var strays = apps.filter { !isApp($0.key, $0.value) }.flatMap(\.value).map(\.path).sorted()
    return apps.sorted { $0.key < $1.key }.flatMap { place, files in
      guard isApp(place, files) else { return [SourceTarget]() }
      // Several apps of one project have a folder each.
      let parts = Dictionary(grouping: files) { file in
        files.count(where: begins) < 2
          ? place : file.places.first { $0.count > place.count } ?? place
      }
      return parts.sorted { $0.key < $1.key }.flatMap { folder, files in
        let imported = modules.intersection(files.flatMap(\.imports).map(\.module))
        let name = folder.isEmpty ? root.lastPathComponent : folder
        return guessed(of: files, named: name, besides: modules).map { target in
          var target = target
          if target.folder.isEmpty { target.folder = folder }
          if modules.contains(target.module) { target.module += "App" }
          target.dependencies += imported.sorted()
          project(place)?.complete(&target, among: files.map(\.path), and: &strays)
          return target
        }
      }
    }.sorted { $0.folder < $1.folder }
  }

  /// A folder's name as a module can have it.
  private static func moduleName(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let letters = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return letters.first?.isNumber == true ? "_" + letters : letters
  }
}

extension SourceFile {
  /// The folders that the file lies in, the outermost first: ``, `App`, `App/Screens`.
  var places: [String] {
    let names = path.split(separator: "/").dropLast()
    return (0...names.count).map { names.prefix($0).joined(separator: "/") }
  }

  /// Whether an interpreter runs the file by itself.
  fileprivate var isScript: Bool { source.bytes.starts(with: "#!".utf8) && !path.isMainFile }

  /// The folder of tests that the file lies in: the innermost whose name ends as theirs do.
  fileprivate var folderOfTests: String? {
    let folders = path.split(separator: "/").dropLast()
    guard
      let place = folders.lastIndex(where: { $0 == "Tests" || $0.hasSuffix("Tests") })
    else { return nil }
    // Of `Tests/ShopTests/More` the middle one names the target.
    return folders[...place].joined(separator: "/")
  }
}

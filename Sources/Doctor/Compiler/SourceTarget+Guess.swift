extension SourceTarget {
  /// Targets of a folder without a manifest: what lies in a folder of tests is one for itself, the rest another.
  ///
  /// - Parameters:
  ///   - folder: The sources.
  ///   - name: What the folder is called.
  static func guessed(in folder: SourceFolder, named name: String) -> [SourceTarget] {
    let tests = Dictionary(grouping: folder.files) { $0.folderOfTests ?? "" }
    let module = folder.testedModules.sorted().first ?? name
    return tests.sorted { $0.key < $1.key }.map { path, files in
      SourceTarget(
        module: moduleName(path.isEmpty ? module : path), folder: path, files: files.map(\.path),
        isTest: !path.isEmpty, isProgram: files.contains { $0.path.isMainFile },
        dependencies: path.isEmpty ? [] : [moduleName(module)])
    }
  }

  /// A folder's name as a module can have it.
  private static func moduleName(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let letters = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return letters.first?.isNumber == true ? "_" + letters : letters
  }
}

extension SourceFile {
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

import Foundation

/// The Swift files below a path, in the order of their names.
struct SourceFolder: Sendable {
  /// The reason why no files were read.
  enum Refusal: Error, Equatable {
    case unreadable(String)
    case empty
    /// A file that is not named as Swift's are.
    case notSwift(String)
    /// Bytes that are no UTF-8, in which the compiler would find no Swift either.
    case noText(String)
  }

  let files: [SourceFile]
  /// The names of the folders that the files lie in.
  private let folders: Set<String>
  /// Modules that these files make: by the names of the folders.
  let modules: Set<String>
  /// Every name that is declared somewhere in the files, on whatever platform.
  let declaredNames: Set<String>
  /// Types that these files declare, and none of them on Linux.
  let leftOutTypes: Set<String>
  /// Names that these files declare in what Linux leaves out.
  let leftOutNames: Set<String>
  /// The classes of the files, by their paths: `Outer.Inner`.
  let classes: [String: [Declaration]]
  /// The types' members, by the types' paths, those of extensions among them.
  let members: [String: [Declaration]]
  /// The modules that tests import to test it.
  let testedModules: Set<String>

  /// Reads the files below a path, or one file.
  ///
  /// Left out are manifests, hidden folders, and what tools fetch: those are built elsewhere.
  init(path: String) throws(Refusal) {
    let root = URL(filePath: path).standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder) else {
      throw .unreadable(path)
    }
    var texts: [(path: String, source: SourceText)] = []
    var folders: Set<String> = []
    if isFolder.boolValue {
      folders.insert(root.lastPathComponent)
      try SourceFolder.collect(root, "", &texts, &folders)
    } else {
      guard root.pathExtension == "swift" else { throw .notSwift(path) }
      texts = [(root.lastPathComponent, try SourceFolder.text(of: root, named: path))]
    }
    guard !texts.isEmpty else { throw .empty }
    let modules = SourceFolder.modules(of: folders, texts.map(\.path))
    self.init(
      files: texts.map { SourceFile(path: $0.path, $0.source, modules: modules) }, folders: folders)
  }

  /// Reads texts; `folders` are the names of the folders that they lie in.
  init(texts: [(path: String, text: String)], folders: Set<String> = []) {
    let modules = SourceFolder.modules(of: folders, texts.map(\.path))
    self.init(
      files: texts.map { SourceFile(path: $0.path, text: $0.text, modules: modules) },
      folders: folders)
  }

  /// Returns a copy of the folder with other texts for some files, which may be new.
  func with(_ changed: [String: SourceText]) -> SourceFolder {
    let new = changed.map { SourceFile(path: $0.key, $0.value, modules: modules) }
    let kept = files.filter { changed[$0.path] == nil }
    return SourceFolder(files: (kept + new).sorted { $0.path < $1.path }, folders: folders)
  }

  private static func modules(of folders: Set<String>, _ paths: [String]) -> Set<String> {
    // A target that stands for one of Apple's; see `Start`.
    let isCombine = paths.contains { "/\($0)".hasSuffix("/Combine/Combine.swift") }
    return folders.subtracting(Modules.onApple.union(Modules.onMac))
      .union(isCombine ? [Modules.combine] : [])
  }

  private init(files: [SourceFile], folders: Set<String>) {
    self.files = files
    self.folders = folders
    modules = SourceFolder.modules(of: folders, files.map(\.path))
    declaredNames = files.reduce(into: []) { $0.formUnion($1.declaredNames) }
    let onLinux = files.flatMap(\.declarations).filter { $0.kind != "extension" }
      .flatMap { [$0.name] + $0.generics.map(\.name) }
    leftOutTypes = files.reduce(into: Set()) { $0.formUnion($1.leftOutTypes) }.subtracting(onLinux)
    leftOutNames = files.reduce(into: Set()) { $0.formUnion($1.leftOutNames) }
    members = Dictionary(grouping: files.flatMap(\.declarations)) { $0.container ?? "" }
    let classes = files.flatMap(\.declarations).filter { $0.kind == "class" }
    self.classes = Dictionary(grouping: classes, by: \.path)
    testedModules = Set(files.flatMap(\.imports).filter(\.isTestable).map(\.module))
  }

  private static let builtElsewhere: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules",
  ]

  private static func collect(
    _ folder: URL, _ prefix: String, _ texts: inout [(path: String, source: SourceText)],
    _ folders: inout Set<String>
  ) throws(Refusal) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      throw .unreadable(prefix.isEmpty ? folder.path : String(prefix.dropLast()))
    }
    for name in names.sorted() where !name.hasPrefix(".") && !builtElsewhere.contains(name) {
      let place = folder.appending(path: name)
      let values = try? place.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
      if values?.isSymbolicLink == true { continue }
      if values?.isDirectory == true {
        // Xcode's templates are no Swift before their names are filled in.
        if name.hasSuffix(".xctemplate") { continue }
        folders.insert(name)
        try collect(place, prefix + name + "/", &texts, &folders)
      } else if name.hasSuffix(".swift"), name != "Package.swift", !name.hasPrefix("Package@") {
        texts.append((prefix + name, try text(of: place, named: prefix + name)))
      }
    }
  }

  private static func text(of file: URL, named name: String) throws(Refusal) -> SourceText {
    guard let data = try? Data(contentsOf: file) else { throw .unreadable(file.path) }
    guard String(validating: data, as: UTF8.self) != nil else { throw .noText(name) }
    return SourceText([UInt8](data))
  }
}

extension SourceFolder {
  /// The classes here that inherit from one of some names, directly or by others of them.
  func heirs(of names: Set<String>) -> Set<String> {
    var heirs: Set<String> = []
    var count = -1
    while heirs.count > count {
      count = heirs.count
      for declared in classes.values {
        for type in declared
        where type.inherited.contains(where: {
          names.contains($0) || heirs.contains($0)
        }) {
          heirs.insert(type.name)
        }
      }
    }
    return heirs
  }
}

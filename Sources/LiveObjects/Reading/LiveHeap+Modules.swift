import ObjectGraph

extension LiveHeap {
  /// The module that declares the class of an object; nil for what is no object of a class, such as a
  /// closure's context or an array's storage.
  package func classModule(of object: ObjectAddress) -> String? {
    guard let program = program(at: object.rawValue), program.pointee.metadata.kind == .classType
    else { return nil }
    return program.pointee.metadata.descriptor?.moduleName
  }

  /// Whether a module is a service to the app, not a part of it.
  package func isLibrary(_ module: String) -> Bool { LibraryModules.contains(module) }
}

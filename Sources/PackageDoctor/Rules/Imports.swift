// Modules and blocks that are not there on Linux.

extension Rule {
  static let fence = Rule(
    name: "fence", kind: .run,
    finds: "`#if os(iOS)`, `#if targetEnvironment(simulator)` around code",
    why: "is answered otherwise on Linux than on iOS",
    edit: "ask for `canImport(UIKit)` in its place"
  ) { file, _ in
    file.branches.filter(\.isFence).map { branch in
      Spot(
        line: branch.line, what: branch.condition == "#else" ? "#else" : "#if \(branch.condition)",
        fixIt: branch.condition.contains("os(iOS)") ? .askForLinux : nil)
    }
  }

  static let emptied = Rule(
    name: "emptied", kind: .empty,
    finds: "a target of which every file stands inside `#if os(iOS)`",
    why: "has no code on Linux, where its conditions are false",
    edit: "ask for `canImport(UIKit)` in their place")

  static let leftOutType = Rule(
    name: "left-out",
    finds: "a type that stands inside `#if canImport(SwiftUI)`, used outside of it",
    why: "is declared in a block that Linux leaves out",
    edit: "put what uses it inside the fence as well"
  ) { file, folder in
    guard !file.imports.contains(where: { folder.isForeign($0.module) }) else {
      return []
    }
    var reported: Set<String> = []
    return file.tokens.places(of: .word, folder.leftOutTypes).compactMap { place in
      let name = file.tokens[place].text
      guard file.tokens.text(place - 1) != ".", file.tokens.text(place + 1) != ":",
        reported.insert(name).inserted
      else { return nil }
      return Spot(line: file.tokens[place].line, what: name)
    }
  }

  static let unfencedImport = Rule(
    name: "import",
    finds: "`import SwiftUI`, `WebKit`, `CoreData`, `MapKit`, "
      + "`AVFoundation`, `StoreKit`, `UserNotifications`, `CloudKit` and others of Apple's",
    why: "names a module that is not on Linux",
    edit: "fence it and what uses it by `#if canImport(…)`"
  ) { file, _ in
    imports(file, of: Modules.elsewhere.union(Modules.onMac).subtracting([Modules.combine])) {
      "fence it and what uses it by `#if canImport(\($0))`"
    }
  }

  static let combineImport = Rule(
    name: "import-combine", finds: "`import Combine`",
    why: "names a module that is not on Linux",
    edit: "have `lifecycle doctor --init` write a target Combine, which is OpenCombine; "
      + "or fence it and what uses it by `#if canImport(Combine)`"
  ) { file, folder in
    folder.modules.contains(Modules.combine)
      ? []
      : imports(file, of: [Modules.combine]) { _ in
        "have `lifecycle doctor --init` write a target Combine, which is OpenCombine; "
          + "or fence it and what uses it by `#if canImport(Combine)`"
      }
  }

  static let broughtImport = Rule(
    name: "import-brought", finds: "`import CoreGraphics`, `QuartzCore`, `ObjectiveC`",
    why: "names a module that is not on Linux",
    edit: "fence it by `#if canImport(…)`; `import UIKit` brings what there is of it"
  ) { file, _ in
    imports(file, of: Modules.broughtByUIKit) {
      "fence it by `#if canImport(\($0))`; `import UIKit` brings what there is of it"
    }
  }

  static let logging = Rule(
    name: "import-logging", finds: "`import os`, `OSLog`",
    why: "names a module that has a product of its own on Linux",
    edit: "add LifecycleKit's product `OSLog` to the dependencies of its target"
  ) { file, _ in
    imports(file, of: Modules.forLogging) { _ in
      "add LifecycleKit's product `OSLog` to the dependencies of its target"
    }
  }

  static let submodule = Rule(
    name: "import-part", finds: "`import UIKit.UIView`, `import Foundation.NSObject`",
    why: "names a header, and modules have none on Linux", edit: "import the whole module"
  ) { file, _ in
    file.imports.filter { $0.path != $0.module && Modules.onLinux.contains($0.module) }.map {
      Spot(
        line: $0.line, what: "import \($0.path)", edit: "write `import \($0.module)`",
        fixIt: .fenceImport(condition: "canImport(ObjectiveC)", else: "import \($0.module)"))
    }
  }

  static let networking = Rule(
    name: "networking", finds: "`URLSession`, `URLRequest` and their kin",
    why: "is in a module of its own on Linux",
    edit:
      "add `import FoundationNetworking` between `#if canImport(FoundationNetworking)` and `#endif`",
    explains: [
      "'…' is unavailable: This type has moved to the FoundationNetworking module. Import that module to use it."
    ]
  ) { file, folder in
    let isThere =
      file.imports.contains { $0.module == "FoundationNetworking" }
      || folder.files.contains { file in
        file.imports.contains { $0.module == "FoundationNetworking" && $0.isExported }
      }
    guard !isThere,
      let first = file.tokens.places(of: .word, ofNetworking).first(where: {
        file.tokens.text($0 - 1) != "."
          && !folder.declaredNames.contains(file.tokens[$0].text)
      })
    else { return [] }
    let token = file.tokens[first]
    return [Spot(line: token.line, what: token.text, fixIt: .addImport(.networking))]
  } spot: {
    Spot(line: $0.line, what: $0.names.first ?? $0.message, fixIt: .addImport(.networking))
  }

  /// Names of `FoundationNetworking`.
  static let ofNetworking: Set = [
    "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask",
    "URLSessionDelegate", "URLRequest", "URLResponse", "HTTPURLResponse", "URLProtocol",
    "URLCache", "HTTPCookie", "HTTPCookieStorage", "URLCredential", "NSURLRequest",
  ]

  static let bareImport = Rule(
    name: "import-uikit",
    finds: "UIKit's names, `autoreleasepool`, associated objects, `CG…` without `import UIKit`",
    why: "is passed on by no other import on Linux",
    edit: "add `import UIKit` to the file"
  ) { file, folder in
    // LifecycleKit brings UIKit's names to a file that drives its screens.
    let bringers: Set = ["LifecycleKit", "LifecycleTesting"]
    guard !folder.hasUIKit(file),
      !file.imports.contains(where: { bringers.contains($0.module) })
    else { return [] }
    let first = file.tokens.indices.first { place in
      let name = file.tokens[place].text
      return file.tokens[place].kind == .word && AppleNames.isApples(name)
        && file.tokens.text(place - 1) != "."
        && file.tokens.text(place + 1) != ":"
        && !folder.declaredNames.contains(name)
    }
    return first.map {
      let token = file.tokens[$0]
      return [Spot(line: token.line, what: token.text, fixIt: .addImport(.interface))]
    } ?? []
  }

  static let preview = Rule(
    name: "preview", finds: "`#Preview`", why: "is a macro of Apple's",
    edit: "fence it by `#if canImport(SwiftUI)`"
  ) { file, _ in
    file.tokens.places(of: .directive, ["#Preview"]).map {
      Spot(line: file.tokens[$0].line, what: "#Preview")
    }
  }

  static let foreign = Rule(
    name: "foreign", kind: .note, finds: "`import RxSwift` and other packages",
    why: "is another package",
    edit: "see whether it builds on Linux by itself"
  ) { file, folder in
    // Reported once for the folder.
    file.imports.compactMap { found in
      let users = folder.files.first {
        $0.imports.contains { $0.module == found.module }
      }
      guard folder.isForeign(found.module), !found.module.hasPrefix("OpenCombine"),
        users?.path == file.path,
        file.imports.first(where: { $0.module == found.module }) == found
      else { return nil }
      return Spot(line: found.line, what: "import \(found.module)")
    }
  }

  private static func imports(
    _ file: SourceFile, of modules: Set<String>, edit: (String) -> String
  ) -> [Spot] {
    file.imports.filter { modules.contains($0.module) }.map {
      Spot(
        line: $0.line, what: "import \($0.path)", edit: edit($0.module),
        fixIt: $0.path != $0.module && Modules.forLogging.contains($0.module)
          ? partFence($0.module) : .fenceImport(condition: "canImport(\($0.module))"))
    }
  }

  /// A part of a module that a product of this package brings: on Linux the whole, where the target depends on it.
  private static func partFence(_ module: String) -> FixIt {
    .fenceImport(
      condition: "canImport(ObjectiveC)", else: "#elseif canImport(\(module))\nimport \(module)")
  }
}

extension SourceFolder {
  /// Whether a file sees the module `UIKit`, by its own import or one that is exported to it.
  func hasUIKit(_ file: SourceFile) -> Bool {
    file.imports.contains { $0.module == "UIKit" || isForeign($0.module) }
      || files.contains { $0.imports.contains { $0.module == "UIKit" && $0.isExported } }
  }

  /// Whether a module is neither the toolchain's nor Apple's nor one of these files'.
  func isForeign(_ module: String) -> Bool {
    let known = Modules.onLinux.union(Modules.onApple).union(Modules.onMac).union(modules)
    return !known.contains(module) && !testedModules.contains(module)
  }
}

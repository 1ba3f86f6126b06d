/// A file's tokens, parted by what is compiled on Linux and what is not.
struct ConditionalBlocks: Sendable {
  /// A branch that an iPhone compiles and Linux does not, or the other way round.
  struct Branch: Equatable, Sendable {
    var line: Int
    var condition: String
    /// A question for the platform by name, which `canImport(UIKit)` in its place would answer as iOS does.
    var isFence: Bool
  }

  /// The code that is compiled on Linux once the fences are fixed.
  ///
  /// Code behind a fence has to be examined with the rest, or the next run would find more.
  private(set) var active: [SwiftToken] = []
  /// Code that an iPhone compiles and Linux does not.
  private(set) var leftOut: [SwiftToken] = []
  /// Code that an iPhone compiles, or may compile. No edit changes it.
  private(set) var onPhone: [SwiftToken] = []
  private(set) var branches: [Branch] = []
  /// Whether Linux compiles more than imports, as the file is.
  private(set) var hasCodeOnLinux = false

  /// An `#if` that is open.
  private struct Frame {
    var linux = Place()
    var phone = Place()
    /// Linux, were it to answer `os(iOS)` as iOS does.
    var fixed = Place()
    /// The branch that is reported when no other follows.
    var simulator: Branch?
    var isReported = false

    var isActive: Bool { fixed.isActive == true }
  }

  /// Where an `#if` stands on one platform.
  private struct Place {
    /// Whether the branch is compiled; `nil` when that is unknown.
    var isActive: Bool? = true
    var isTaken: Bool? = false

    mutating func enter(_ answer: Bool?) {
      switch isTaken {
      case true: isActive = false
      case false: isActive = answer
      default: isActive = answer == false ? false : nil
      }
      if answer == true { isTaken = true } else if answer == nil, isTaken == false { isTaken = nil }
    }
  }

  private let platforms: (linux: Platform, phone: Platform, fixed: Platform)
  private var frames: [Frame] = []

  /// Parts the tokens.
  ///
  /// - Parameters:
  ///   - modules: Those that the scanned folder brings.
  ///   - flags: Those that the target sets, beside the usual ones.
  init(_ tokens: [SwiftToken], modules: Set<String>, flags: Set<String> = []) {
    var linux = Platform.linux(modules: modules)
    var phone = Platform.phone(modules: modules)
    linux.flags.formUnion(flags)
    phone.flags.formUnion(flags)
    var fixed = linux
    fixed.systems.insert("iOS")
    platforms = (linux, phone, fixed)
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      index += 1
      switch token.text {
      case "#if" where token.kind == .directive:
        frames.append(Frame())
        enter(.read(tokens, &index), line: token.line)
      case "#elseif" where token.kind == .directive:
        enter(.read(tokens, &index), line: token.line)
      case "#else" where token.kind == .directive: enter(nil, line: token.line)
      case "#endif" where token.kind == .directive: leave()
      default:
        if token.kind == .sign, "{(=".contains(token.text),
          frames.allSatisfy({ $0.linux.isActive != false })
        {
          hasCodeOnLinux = true
        }
        if frames.allSatisfy({ $0.phone.isActive != false }) { onPhone.append(token) }
        if frames.allSatisfy(\.isActive) {
          active.append(token)
        } else if frames.allSatisfy({ $0.phone.isActive == true }) {
          leftOut.append(token)
        }
      }
    }
  }

  /// Enters a branch; without a condition it is the one for all others.
  private mutating func enter(_ condition: Condition?, line: Int) {
    guard var frame = frames.popLast() else { return }
    // With another branch for the device, that one is compiled, and nothing is amiss.
    if var branch = frame.simulator {
      branch.isFence = false
      branches.append(branch)
      frame.simulator = nil
    }
    frame.linux.enter(condition.map { $0.answer(on: platforms.linux) } ?? true)
    frame.phone.enter(condition.map { $0.answer(on: platforms.phone) } ?? true)
    frame.fixed.enter(condition.map { $0.answer(on: platforms.fixed) } ?? true)
    report(&frame, Branch(line: line, condition: condition?.text ?? "#else", isFence: false))
    frames.append(frame)
  }

  /// Keeps the branch when it is another on Linux than on an iPhone, of several in one `#if` the first.
  private mutating func report(_ frame: inout Frame, _ branch: Branch) {
    guard frames.allSatisfy(\.isActive), !frame.isReported else { return }
    var branch = branch
    let phone = frame.phone.isActive
    if frame.linux.isActive != phone, frame.fixed.isActive == phone {
      branch.isFence = true
      branches.append(branch)
      frame.isReported = true
    } else if frame.linux.isActive == false, phone == true {
      if branch.condition == "targetEnvironment(simulator)" {
        branch.isFence = true
        frame.simulator = branch
      } else {
        branches.append(branch)
      }
    }
  }

  private mutating func leave() {
    if let branch = frames.popLast()?.simulator { branches.append(branch) }
  }
}

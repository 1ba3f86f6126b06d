final class Worker {
  let held: Held?
  weak var seen: Held?
  init(held: Held? = nil, seen: Held? = nil) {
    self.held = held
    self.seen = seen
  }

  @inline(never) func work() { touch(self) }
  @inline(never) func add(_ number: Int) throws -> Int {
    touch(self)
    return number + 1
  }
  @inline(never) func wait() async { touch(self) }
  @inline(never) static func factory(_ worker: Worker) -> (Int) -> () -> Void {
    { number in
      {
        touch(number)
        worker.work()
      }
    }
  }
  func callAsFunction() { work() }
}

protocol Working: AnyObject {
  func perform()
}

extension Worker: Working {
  @inline(never) func perform() { touch(self) }
}

struct Machine {
  var words = (1, 2)
  var held: Held?
  weak var seen: Held?
  @inline(never) func start() { touch(self) }
}

final class AddingOwner {
  var add: ((Int) throws -> Int)?
}

final class FunctionOwner {
  var action: (() -> Void)?
  var applied: ((Worker) -> () -> Void)?
  unowned(unsafe) var worker: Worker?
}

final class AsyncFunctionOwner {
  var action: (() async -> Void)?
}

private func countdown(_ held: Held?, seen: Held?) -> (Int) throws -> Int {
  weak let seen = seen
  func count(_ number: Int) -> Int {
    touch((held, seen))
    return number <= 0 ? 0 : count(number - 1)
  }
  return count
}

extension Shapes {
  static let functionValues: [Shape] = [
    Shape("method-reference", rows: [7]) { subject in
      filled(FunctionOwner()) { $0.action = Worker(held: subject).work }
    } fixed: { subject in
      filled(FunctionOwner()) { $0.action = Worker(seen: subject).work }
    },
    Shape("throwing-method-reference", rows: [7]) { subject in
      filled(AddingOwner()) { $0.add = Worker(held: subject).add }
    } fixed: { subject in
      filled(AddingOwner()) { $0.add = Worker(seen: subject).add }
    },
    Shape("async-method-reference", rows: [7, 15]) { subject in
      filled(AsyncFunctionOwner()) { $0.action = Worker(held: subject).wait }
    } fixed: { subject in
      filled(AsyncFunctionOwner()) { $0.action = Worker(seen: subject).wait }
    },
    Shape("method-reference-of-existential", rows: [7, 48]) { subject in
      let working: any Working = Worker(held: subject)
      return filled(FunctionOwner()) { $0.action = working.perform }
    } fixed: { subject in
      let working: any Working = Worker(held: subject)
      return filled(FunctionOwner()) { $0.action = { [weak working] in working?.perform() } }
    },
    Shape("method-reference-of-struct", rows: [7, 40]) { subject in
      filled(FunctionOwner()) { $0.action = Machine(held: subject).start }
    } fixed: { subject in
      filled(FunctionOwner()) { $0.action = Machine(seen: subject).start }
    },
    Shape("unbound-method-applied", rows: [9]) { subject in
      let (worker, method) = hidden((Worker(held: subject), Worker.work))
      return filled(FunctionOwner()) { $0.action = { method(worker)() } }
    } fixed: { subject in
      let (worker, method) = hidden((Worker(held: subject), Worker.work))
      return filled(FunctionOwner()) {
        $0.applied = method
        $0.action = { [weak worker] in worker.map(method)?() }
      }
    },
    Shape("curried-factory", rows: [8]) { subject in
      filled(FunctionOwner()) { $0.action = Worker.factory(Worker(held: subject))(3) }
    } fixed: { subject in
      filled(FunctionOwner()) { $0.action = Worker.factory(Worker(seen: subject))(3) }
    },
    Shape("unbound-method", rows: [143]) { subject in
      let worker = Worker(held: subject)
      return filled(FunctionOwner()) { $0.action = Worker.work(worker) }
    } fixed: { subject in
      filled(FunctionOwner()) {
        $0.applied = Worker.work
        let worker = Worker(held: subject)
        $0.worker = worker
      }
    },
    Shape("recursive-local-function", rows: [16]) { subject in
      filled(AddingOwner()) { $0.add = countdown(subject, seen: nil) }
    } fixed: { subject in
      filled(AddingOwner()) { $0.add = countdown(nil, seen: subject) }
    },
    Shape("callable-object", rows: [7]) { subject in
      let worker = Worker(held: subject)
      return filled(FunctionOwner()) { $0.action = worker.callAsFunction }
    } fixed: { subject in
      let worker = Worker(seen: subject)
      return filled(FunctionOwner()) { $0.action = worker.callAsFunction }
    },
  ]
}

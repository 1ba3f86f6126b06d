@inline(never) @_optimize(none)
func using<Value>(_ value: Value) -> () -> Void {
  { touch(value) }
}

@inline(never) @_optimize(none)
func usingWeakly<Value: AnyObject>(_ value: Value) -> () -> Void {
  { [weak value] in touch(value) }
}

@inline(never) @_optimize(none)
func usingUnowned<Value: AnyObject, Other>(_ value: Value, _ other: Other) -> () -> Void {
  { [unowned value] in touch((value, other)) }
}

@inline(never) @_optimize(none)
func using<Value>(_ value: Value, and held: Held) -> () -> Void {
  { touch((value, held)) }
}

@inline(never) @_optimize(none)
func using<First, Second>(_ first: First, also second: Second) -> () -> Void {
  { touch((first, second)) }
}

@inline(never) @_optimize(none)
func using<Value>(box: Box<Value>, count: Int) -> () -> Void {
  { touch((box.content, count)) }
}

@inline(never) @_optimize(none)
func using<Value>(optional: Value?) -> () -> Void {
  { touch(optional) }
}

@inline(never) @_optimize(none)
func using<Value>(array: [Value]) -> () -> Value? {
  { array.last }
}

@inline(never) @_optimize(none)
func using<Value>(_ value: Value, in action: @escaping (Value) -> Void) -> () -> Void {
  { action(value) }
}

@inline(never) @_optimize(none)
func later<Value>(_ action: @escaping (Value) -> Void) -> (Value) -> Void {
  {
    touch($0)
    action($0)
  }
}

@inline(never) @_optimize(none)
func using<Value: Part>(part value: Value) -> () -> any Part {
  { value }
}

@inline(never) @_optimize(none)
func changing<Value>(_ value: Value, to other: Value) -> () -> Void {
  var current = value
  return {
    touch(current)
    current = other
  }
}

@inline(never) @_optimize(none)
func stored<Input, Output>(_ convert: @escaping (Input) -> Output) -> Box<(Input) -> Output> {
  Box(convert)
}

@inline(never) @_optimize(none)
func storedThrowing<Input, Output>(
  _ convert: @escaping (Input) throws -> Output
) -> Box<(Input) throws -> Output> {
  Box(convert)
}

final class Mapper<Input, Output> {
  var convert: ((Input) -> Output)?
}

extension Box {
  @inline(never) @_optimize(none)
  func reader() -> () -> Content { { self.content } }
}

/// Returns a closure of plain types, so that a generic function must wrap it.
@inline(never) @_optimize(none)
func plain(_ give: @escaping (Int) -> Held) -> (Int) -> Held { give }

@inline(never) @_optimize(none)
func plainThrowing(_ give: @escaping (Int) throws -> Held) -> (Int) throws -> Held { give }

@inline(never) @_optimize(none)
func plainAsync(_ give: @escaping (Int) async -> Held) -> (Int) async -> Held { give }

@inline(never) @_optimize(none)
func storedAsync<Input, Output>(
  _ convert: @escaping (Input) async -> Output
) -> Box<(Input) async -> Output> {
  Box(convert)
}

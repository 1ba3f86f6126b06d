/// Uses values in a way that cannot be left out. No two closures may do the same with it, for the optimizer may make one
/// function out of two that do.
@inline(never) func show(_ values: Any...) { if values.count > 1_000 { print(values) } }

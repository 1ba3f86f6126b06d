/// The environment of a task and of all that it starts, unless a synchronous call says otherwise.
package enum TaskScope {
  /// The environment that controllers created in the task belong to. Held for the length of the scope.
  @TaskLocal package static var environment: Environment?
}

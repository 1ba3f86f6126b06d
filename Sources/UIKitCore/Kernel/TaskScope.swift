/// What a task and all that it starts belong to, unless a synchronous call says otherwise.
package enum TaskScope {
  /// The environment that controllers created in the task belong to. Held for the length of the scope.
  @TaskLocal package static var environment: Environment?
}

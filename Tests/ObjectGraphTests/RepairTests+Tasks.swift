import ObjectGraph
import Testing

extension RepairTests {
  @Test func `a task is cancelled, by the name of its property or of the function that starts it`()
  {
    #expect(
      repair(
        """
        task = task: Task
        app .loading -> task
        task word 12 ~> screen
        """) == "cancel .loading")
    #expect(
      repair(
        """
        task = simulatedTask: SimulatedTask
        body = closure: closure #1 in Screen.poll()
        app .task -> task
        task .operation -> body
        body captures self -> screen
        """) == "cancel .task")
    let started = """
      task = task: Task
      body = closure: closure #1 in Screen.poll()
      app PLACE -> task
      task runs -> body
      body captures self -> screen
      """
    for place in ["holds", ".tasks[0]"] {
      #expect(
        repair(started.replacing("PLACE", with: place))
          == "cancel the task that Screen.poll() starts")
    }
    #expect(
      repair(
        started.replacing("PLACE", with: "holds")
          .replacing("Screen.poll()", with: "variable initialization expression of Screen.poll"))
        == "cancel the task")
  }
}

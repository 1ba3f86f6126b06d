// A check that says `import ExerciseCheck` types names of the simulation.
@_exported import LifecycleKit

/// The files beside the exercises in a learner's package.
enum LearnerTexts {
  /// The manifest: a module for each exercise, so that two may have classes of one name.
  static func manifest(_ shelf: Shelf, kit: String) -> String {
    let names = shelf.exercises.map { "  \"\($0.id)\",\n" }.joined()
    return "// swift-tools-version: 6.1\nimport PackageDescription\n\n" + """
      // Your editor reads this file, so that it understands the exercises. You need not build the package.
      let exercises = [
      \(names)]

      let package = Package(
        name: "Exercises",
        dependencies: [.package(name: "LifecycleKit", path: "\(kit)")],
        targets: exercises.map { exercise in
          .target(
            name: "Exercise" + exercise.filter { $0 != "-" },
            dependencies: [.product(name: "UIKit", package: "LifecycleKit")],
            path: "Exercises/" + exercise)
        },
        swiftLanguageModes: [.v5]
      )

      """
  }

  static func readme(_ shelf: Shelf) -> String {
    """
    # Learn by mending

    \(shelf.exercises.count) small files. Most have a leak or two; some only look as if they leaked.

        ./learn

    shows where you are, and judges a file each time you save it. Mend the leak, keep what the screen does.

    - `./learn hint` gives a hint, up to three for each exercise.
    - `./learn solution` shows our fix, after an attempt of yours.
    - `./learn reset` puts the file back to its beginning.
    - `./learn reset 7` does so for exercise 7, as `hint 7` and `solution 7` do. `./learn 7` goes to it.
    - `./learn --list` shows all exercises, and which of them you have solved.

    Your progress is kept in the folder `.exercises`.

    """
  }

  /// The script `learn`. Without the built program the package manager builds it.
  static func starter(kit: String, program: String) -> String {
    """
    #!/bin/sh
    # Shows the current exercise, and judges a file when it is saved.
    cd "$(dirname "$0")" || exit 2
    if [ -x '\(program)' ]; then exec '\(program)' exercises "$@"; fi
    exec swift run --package-path '\(kit)' lifecycle exercises "$@"

    """
  }
}

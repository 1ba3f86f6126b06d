import Controllers

// Auto Layout as values: constraints are kept where UIKit keeps them, and nothing is solved.

@_exported import class Controllers.NSLayoutConstraint
@_exported import class Controllers.NSLayoutAnchor
@_exported import class Controllers.NSLayoutXAxisAnchor
@_exported import class Controllers.NSLayoutYAxisAnchor
@_exported import class Controllers.NSLayoutDimension
@_exported import class Controllers.UILayoutGuide

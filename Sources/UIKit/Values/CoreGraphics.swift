import Controllers
import Foundation

// What a file that says `import UIKit` has of Core Graphics and Core Animation.

/// UIKit's name for `CGColor`.
public typealias CGColor = Controllers.CGColor
/// UIKit's name for `CGPath`.
public typealias CGPath = Controllers.CGPath
/// UIKit's name for `CGAffineTransform`.
public typealias CGAffineTransform = Controllers.CGAffineTransform
/// UIKit's name for `CGVector`.
public typealias CGVector = Controllers.CGVector
@_exported import class Controllers.CALayer
/// UIKit's name for `Layer.CornerMask`.
public typealias CACornerMask = Layer.CornerMask
/// UIKit's name for `Layer.CornerCurve`.
public typealias CALayerCornerCurve = Layer.CornerCurve
@_exported import class Controllers.CAAnimation
/// UIKit's name for `AnimationDelegate`.
public typealias CAAnimationDelegate = AnimationDelegate
@_exported import class Controllers.CAMediaTimingFunction
/// UIKit's name for `MediaTimingFunctionName`.
public typealias CAMediaTimingFunctionName = MediaTimingFunctionName
/// UIKit's name for `MediaTimingFillMode`.
public typealias CAMediaTimingFillMode = MediaTimingFillMode
/// Seconds.
public typealias CFTimeInterval = Double

/// Seconds since some instant, which go on by themselves. Not the clock of the simulation.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// The transform that shifts. (`CGAffineTransformMakeTranslation`.)
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}

/// The transform that scales. (`CGAffineTransformMakeScale`.)
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

/// The transform that turns. (`CGAffineTransformMakeRotation`.)
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

import UIKitCore
import Foundation

// What a file that says `import UIKit` has of Core Graphics and Core Animation.

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

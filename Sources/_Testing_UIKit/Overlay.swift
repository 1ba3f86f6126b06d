// Swift Testing names a module `_Testing_UIKit` that the compiler adds by itself wherever a file imports
// both `Testing` and a module `UIKit`; it has to exist. There it attaches images to tests, and there are
// no images with pixels here.

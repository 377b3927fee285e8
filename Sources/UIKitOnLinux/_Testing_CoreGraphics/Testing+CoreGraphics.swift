// As of UIKit: for files that import both Testing and CoreGraphics.
@_exported import CoreGraphics

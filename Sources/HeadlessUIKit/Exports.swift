// As UIKit does: who imports it sees CGRect, Date and the like, and colors, fonts and text.
@_exported import Foundation
@_exported import HeadlessGraphics

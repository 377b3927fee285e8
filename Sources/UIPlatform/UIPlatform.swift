#if os(iOS) || os(tvOS) || os(visionOS)
  @_exported import UIKit
#else
  // UIKit brings Foundation along; so must what stands in for it.
  @_exported import Foundation
  @_exported import HeadlessUIKit
#endif

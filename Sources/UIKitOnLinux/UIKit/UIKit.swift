/// What `import UIKit` means where there is no UIKit.
@_exported import HeadlessUIKit

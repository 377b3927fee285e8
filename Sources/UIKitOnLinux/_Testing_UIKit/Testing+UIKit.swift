// The compiler adds a module of this name to files that import both Testing and UIKit, where there is UIKit for
// attachments of its images. There are none here.
@_exported import UIKit

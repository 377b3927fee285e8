import Examples
import Foundation
import Gallery

exit(GalleryCommand.demo.run())

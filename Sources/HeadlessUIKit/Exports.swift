// As UIKit does: who imports it sees CGRect, Date and the like.
@_exported import Foundation

import DeStijl
import LayoutStage
import LayoutTesting
import Observation
import UIKit

// The surroundings that an app would give the code in comments: Scripts/comments compiles that code
// in here.

// The names that most comments share.
@MainActor var view = UIView()
@MainActor var box = UIView()
@MainActor var banner = UIView()
@MainActor var badge = UIView()
@MainActor var badgeView = UIView()
@MainActor var photo = UIImageView()
@MainActor var photoView = UIImageView()
@MainActor var icon = UIImageView()
@MainActor var iconView = UIImageView()
@MainActor var first = UIView()
@MainActor var second = UIView()
@MainActor var third = UIView()
@MainActor var title: UILabel! = UILabel()
@MainActor var titleLabel = UILabel()
@MainActor var bodyLabel = UILabel()
@MainActor var details = UILabel()
@MainActor var emptyLabel = UILabel()
@MainActor var label = UILabel()
@MainActor var message = UILabel()
@MainActor var nameLabel = UILabel()
@MainActor var subtitle: UILabel?
@MainActor var button = UIButton()
@MainActor var cancelButton = UIButton()
@MainActor var sendButton = UIButton()
@MainActor var send = UIButton()
@MainActor var ageField = UITextField()
@MainActor var cityField = UITextField()
@MainActor var nameField = UITextField()
@MainActor var searchBar = UISearchBar()
@MainActor var stack = UIStackView()
@MainActor var items: [UIView] = []
@MainActor var tags: [UIView] = []
@MainActor var chips: [UIView] = []
@MainActor var card: Card! = Card()
@MainActor var isUrgent = false
@MainActor let people: [Person] = []

@MainActor func layOut() {}
@MainActor func buildTheLayout() {}

struct Analytics { func note(_ text: String) {} }
let analytics = Analytics()

/// The app's view that contains the code of a comment.
class Surroundings: UIView {
  var isExpanded = false
  let detailLabel = UILabel()
  func login() {}
  func find(_ phrase: String) {}
}

class Card: UIView {
  var title = ""
  convenience init(title: String) { self.init() }
}

final class LoginView: UIView { var name = "" }
final class ProfileView: UIView {}

final class ProfileController: UIViewController {
  convenience init(name: String) { self.init() }
  convenience init(model: Profile) { self.init() }
}

struct Profile {
  var name = ""
  var isPublic = false
}

struct Person {
  var id = 0
  var name = ""
  var age = 0
}

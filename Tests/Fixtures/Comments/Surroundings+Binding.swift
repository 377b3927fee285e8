import DeStijl
import Observation
import UIKit

class BindingSurroundings: Surroundings {
  @ViewState var phrase = ""
  @ViewState var name = ""
  @ViewState var age = 0
  @ViewState var password = ""
  @ViewState var isValid = false
  @ViewState var profile = Profile()
  let ageLabel = UILabel()
  let publicSwitch = UISwitch()
  let person = ObservedPerson()
  let clock = StateClock.system
  let view = PersonView()

  func find(_ phrase: String) async {}
}

@Observable @MainActor
final class ObservedPerson {
  var name = ""
  var age = 0
}

final class PersonView: UIView {
  let nameLabel = UILabel()
}

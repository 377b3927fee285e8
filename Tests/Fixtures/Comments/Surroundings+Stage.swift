import DeStijl
import Gallery
import LayoutStage
import LayoutTesting
import UIKit

@MainActor let stage = Stage(UIView())
@MainActor let model = Profile()
@MainActor let cell = HeroCell()
let otherHero = Hero()

extension HeroCell {
  func show(_ hero: Hero) {}
}

enum Previews {
  static let login = LayoutPreview("Login") { UIView() }
  static let cart = LayoutPreview("Cart") { UIView() }
}

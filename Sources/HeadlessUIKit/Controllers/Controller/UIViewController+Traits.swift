import Foundation

extension UIViewController {
  /// What this controller imposes on its view and on what is inside it.
  public var traitOverrides: UITraitOverrides {
    get { ownTraitOverrides }
    set {
      ownTraitOverrides = newValue
      viewIfLoaded?.environmentDidChange()
    }
  }

  /// What the parent imposes, then what the controller does.
  var imposedTraits: TraitValues {
    var values = storedParent?.overrideTraitCollection(forChild: self)?.values ?? TraitValues()
    values = values.overridden(by: ownTraitOverrides.values)
    if overrideUserInterfaceStyle != .unspecified { values.style = overrideUserInterfaceStyle }
    return values
  }

  func impose(_ collection: UITraitCollection?, onChild child: UIViewController) {
    guard child.storedParent === self else {
      Headless.log(
        "\(type(of: child)) is no child of \(type(of: self)): its traits are not overridden.")
      return
    }
    childOverrides[ObjectIdentifier(child)] = collection
    child.viewIfLoaded?.environmentDidChange()
  }
}

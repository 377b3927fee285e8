import Foundation

extension UIViewController {
  /// The traits that this controller overrides for its view and its children.
  public var traitOverrides: UITraitOverrides {
    get { ownTraitOverrides }
    set {
      ownTraitOverrides = newValue
      viewIfLoaded?.environmentDidChange()
    }
  }

  /// The overrides of the parent, then those of this controller.
  var imposedTraits: TraitValues {
    var values = storedParent?.overrideTraitCollection(forChild: self)?.values ?? TraitValues()
    values = values.overridden(by: ownTraitOverrides.values)
    if overrideUserInterfaceStyle != .unspecified { values.style = overrideUserInterfaceStyle }
    return values
  }

  func impose(_ collection: UITraitCollection?, onChild child: UIViewController) {
    guard child.storedParent === self else {
      Headless.log(
        "\(type(of: child)) is not a child of \(type(of: self)): its traits are not overridden.")
      return
    }
    childOverrides[ObjectIdentifier(child)] = collection
    child.viewIfLoaded?.environmentDidChange()
  }
}

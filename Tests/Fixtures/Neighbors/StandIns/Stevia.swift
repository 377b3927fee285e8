import Ledger
import UIKit

// The names and signatures that Stevia adds to views and numbers.

public struct SteviaPercentage {}

postfix operator %

extension Double {
  public static postfix func % (value: Double) -> SteviaPercentage { SteviaPercentage() }
}

extension UIView {
  @discardableResult
  public func subviews(_ views: UIView...) -> UIView { noting("subviews") }
  @discardableResult
  public func width(_ points: CGFloat) -> Self { noting("width") }
  @discardableResult
  public func width(_ points: Double) -> Self { noting("width") }
  @discardableResult
  public func width(_ points: Int) -> Self { noting("width") }
  @discardableResult
  public func height(_ points: CGFloat) -> Self { noting("height") }
  @discardableResult
  public func size(_ points: CGFloat) -> Self { noting("size") }
  @discardableResult
  public func top(_ points: CGFloat) -> Self { noting("top") }
  @discardableResult
  public func left(_ percentage: SteviaPercentage) -> Self { noting("left") }
  @discardableResult
  public func fillContainer(padding: CGFloat = 0) -> Self { noting("fillContainer") }
  @discardableResult
  public func style(_ block: (UIView) -> Void) -> Self { noting("style") }
  public func layout(_ objects: Any...) { Ledger.note("layout") }

  private func noting(_ call: String) -> Self {
    Ledger.note(call)
    return self
  }
}

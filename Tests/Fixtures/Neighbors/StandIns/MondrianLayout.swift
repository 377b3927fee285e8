import Ledger
import UIKit

// The names and signatures of MondrianLayout, which blocks and chains share.

@MainActor
public enum Mondrian {
  public static func buildSubviews(on view: UIView, @EntrypointBuilder _ build: () -> [VStackBlock])
  {
    Ledger.note("buildSubviews")
    _ = build()
  }
}

@resultBuilder
public enum EntrypointBuilder {
  public static func buildBlock(_ blocks: VStackBlock...) -> [VStackBlock] { blocks }
}

@resultBuilder
public enum VStackContentBuilder {
  public static func buildBlock(_ views: UIView...) -> [UIView] { views }
}

@MainActor
public struct VStackBlock {
  public init(spacing: CGFloat = 0, @VStackContentBuilder elements: () -> [UIView]) {
    _ = elements()
  }
}

public struct ConstraintGroup {}

@MainActor
public struct MondrianNamespace<Base> {
  public let base: Base
  public var layout: LayoutDescriptor { LayoutDescriptor() }
}

@MainActor
public struct LayoutDescriptor {
  public func width(_ points: CGFloat) -> LayoutDescriptor { self }
  @discardableResult
  public func activate() -> ConstraintGroup {
    Ledger.note("activate")
    return ConstraintGroup()
  }
}

public struct ViewBlock {
  public let view: UIView
}

extension UIView {
  public var mondrian: MondrianNamespace<UIView> { MondrianNamespace(base: self) }
  public var viewBlock: ViewBlock { ViewBlock(view: self) }
  public var hasAmbiguousLayoutRecursively: Bool { false }
}
